import { Fragment } from 'react';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import type { HeadingLevel } from '../../internal/headingLevel.ts';
import * as styles from './ArticleBody.css.ts';
import type { Block, HeadingBlock, Passage } from './blocks.ts';

interface ArticleBlocksProps {
  blocks: readonly Block[];
  headingLevel: HeadingLevel;
  headingIdPrefix: string;
}

/** What a link to the heading leads to: `section-2`. */
export function headingId(prefix: string, { number }: HeadingBlock): string {
  return `${prefix}-${number}`;
}

export function ArticleBlocks({ blocks, headingLevel, headingIdPrefix }: ArticleBlocksProps) {
  const Heading = `h${headingLevel}` as const;
  return blocks.map((block, index) => {
    // An article's blocks never move: the position is their identity.
    if (block.type !== 'heading') return <BlockView key={index} block={block} />;
    return (
      <Heading
        key={index}
        id={headingId(headingIdPrefix, block)}
        lang={block.lang}
        className={styles.heading[headingLevel]}
      >
        <Lines {...block} />
      </Heading>
    );
  });
}

function BlockView({ block }: { block: Exclude<Block, HeadingBlock> }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p lang={block.lang} className={styles.paragraph}>
          <Lines {...block} />
        </p>
      );
    case 'bulletList':
      return (
        <ul className={styles.bulletList}>
          <Items items={block.items} />
        </ul>
      );
    case 'numberedList':
      return (
        <ol start={block.start} className={styles.numberedList[block.numerals]}>
          <Items items={block.items} />
        </ol>
      );
    default:
      return block satisfies never;
  }
}

function Items({ items }: { items: readonly Passage[] }) {
  return items.map((item, index) => (
    <li key={index} lang={item.lang} className={styles.item}>
      <Lines {...item} />
    </li>
  ));
}

function Lines({ lines, lang }: Passage) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {lang ? line : <DevanagariRuns text={line} />}
    </Fragment>
  ));
}
