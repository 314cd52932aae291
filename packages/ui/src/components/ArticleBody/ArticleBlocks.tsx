import type { HeadingLevel } from '../../internal/headingLevel.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './ArticleBody.css.ts';
import type { ArticleBodyLabels } from './articleBodyLabels.ts';
import { ArticleTable } from './ArticleTable.tsx';
import type { Block, HeadingBlock, Passage } from './blocks.ts';
import { Lines } from './Lines.tsx';

interface ArticleBlocksProps extends UiProps {
  blocks: readonly Block[];
  /** The level of the text's highest headings. */
  headingLevel: HeadingLevel;
  headingIdPrefix: string;
  labels: ArticleBodyLabels;
}

/** The heading's id, for links to it: `section-2`. */
export function headingId(prefix: string, { number }: HeadingBlock): string {
  return `${prefix}-${number}`;
}

export function ArticleBlocks({ blocks, ...rest }: ArticleBlocksProps) {
  // An article's blocks are never reordered: the index identifies them.
  return blocks.map((block, index) => <BlockView key={index} block={block} {...rest} />);
}

interface BlockViewProps extends Omit<ArticleBlocksProps, 'blocks'> {
  block: Block;
}

function BlockView({ block, headingLevel, headingIdPrefix, labels, ui }: BlockViewProps) {
  switch (block.type) {
    case 'heading': {
      const level = (headingLevel + (block.depth ?? 0)) as 2 | 3 | 4 | 5 | 6;
      const Heading = `h${level}` as const;
      return (
        <Heading
          id={headingId(headingIdPrefix, block)}
          lang={block.lang}
          className={styles.heading[level]}
        >
          <Lines {...block} ui={ui} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p lang={block.lang} className={styles.paragraph}>
          <Lines {...block} ui={ui} />
        </p>
      );
    case 'bulletList':
      return (
        <ul className={styles.bulletList}>
          <Items items={block.items} ui={ui} />
        </ul>
      );
    case 'numberedList':
      return (
        <ol start={block.start} className={styles.numberedList[block.numerals]}>
          <Items items={block.items} ui={ui} />
        </ol>
      );
    case 'table':
      return <ArticleTable table={block} labels={labels} ui={ui} />;
    default:
      return block satisfies never;
  }
}

function Items({ items, ui }: UiProps & { items: readonly Passage[] }) {
  return items.map((item, index) => (
    <li key={index} lang={item.lang} className={styles.item}>
      <Lines {...item} ui={ui} />
    </li>
  ));
}
