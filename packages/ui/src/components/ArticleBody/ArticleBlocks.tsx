import type { HeadingLevel } from '../../internal/headingLevel.ts';
import * as styles from './ArticleBody.css.ts';
import type { ArticleBodyLabels } from './articleBodyLabels.ts';
import { ArticleTable } from './view/ArticleTable.tsx';
import type { Block, HeadingBlock, Passage } from './blocks.ts';
import { Lines } from './view/Lines.tsx';

interface ArticleBlocksProps {
  blocks: readonly Block[];
  /** Of the highest headings of the text. */
  headingLevel: HeadingLevel;
  headingIdPrefix: string;
  labels: ArticleBodyLabels;
}

/** What a link to the heading leads to: `section-2`. */
export function headingId(prefix: string, { number }: HeadingBlock): string {
  return `${prefix}-${number}`;
}

export function ArticleBlocks(props: ArticleBlocksProps) {
  const { blocks, headingLevel, headingIdPrefix, labels } = props;
  return blocks.map((block, index) => {
    // An article's blocks never move: the position is their identity.
    if (block.type !== 'heading') return <BlockView key={index} block={block} labels={labels} />;
    const level = (headingLevel + (block.depth ?? 0)) as 2 | 3 | 4 | 5 | 6;
    const Heading = `h${level}` as const;
    return (
      <Heading
        key={index}
        id={headingId(headingIdPrefix, block)}
        lang={block.lang}
        className={styles.heading[level]}
      >
        <Lines {...block} />
      </Heading>
    );
  });
}

interface BlockViewProps {
  block: Exclude<Block, HeadingBlock>;
  labels: ArticleBodyLabels;
}

function BlockView({ block, labels }: BlockViewProps) {
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
    case 'table':
      return <ArticleTable table={block} labels={labels} />;
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
