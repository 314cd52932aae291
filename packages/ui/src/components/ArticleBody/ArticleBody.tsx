'use client';
import { Fragment, useMemo } from 'react';
import type { Ref } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { DevanagariRuns } from '../../internal/DevanagariRuns.tsx';
import * as styles from './ArticleBody.css.ts';
import { parseArticle } from './parseArticle.ts';
import type { Block, Passage } from './parseArticle.ts';

export interface ArticleBodyProps extends RootAttributes {
  /** Plain text; see `parseArticle` for what it understands. Nothing in it becomes HTML. */
  text: string;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * An article's plain text as paragraphs, line breaks and lists (spec section 2, "Article detail"),
 * at a comfortable measure. Hindi passages are marked `lang="hi"`. `ref` is the root `<div>`.
 */
export function ArticleBody({ text, ...rest }: ArticleBodyProps) {
  const blocks = useMemo(() => parseArticle(text), [text]);
  return (
    <div {...rest} className={styles.body}>
      {blocks.map((block, index) => (
        // An article's blocks never move: the position is their identity.
        // oxlint-disable-next-line react/no-array-index-key
        <BlockView key={index} block={block} opensList={isList(blocks[index + 1])} />
      ))}
    </div>
  );
}

function isList(block: Block | undefined): boolean {
  return block !== undefined && block.type !== 'paragraph';
}

function BlockView({ block, opensList }: { block: Block; opensList: boolean }) {
  switch (block.type) {
    case 'paragraph': {
      const leadsIn = opensList && block.lines.length === 1 && block.lines[0]?.endsWith(':');
      return (
        <p lang={block.lang} className={leadsIn ? styles.leadIn : styles.paragraph}>
          <Lines {...block} />
        </p>
      );
    }
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
    // oxlint-disable-next-line react/no-array-index-key
    <li key={index} lang={item.lang} className={styles.item}>
      <Lines {...item} />
    </li>
  ));
}

function Lines({ lines, lang }: Passage) {
  return lines.map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <br />}
      {lang === 'hi' ? line : <DevanagariRuns text={line} />}
    </Fragment>
  ));
}
