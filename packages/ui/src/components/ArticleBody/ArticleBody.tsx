'use client';
import { useMemo } from 'react';
import type { Ref } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import type { HeadingLevel } from '../../internal/headingLevel.ts';
import { useUi } from '../../internal/uiContext.ts';
import * as styles from './ArticleBody.css.ts';
import { ArticleBlocks } from './ArticleBlocks.tsx';
import { parseArticle } from './parseArticle.ts';

export interface ArticleBodyProps extends RootAttributes {
  /** Plain text; see `parseArticle` for what it understands. Nothing in it becomes HTML. */
  text: string;
  /** Of the headings in the text. Default 2. */
  headingLevel?: HeadingLevel | undefined;
  /** Starts their ids: `section-1`, `section-2`. One of its own for each text on a page. Default `section`. */
  headingIdPrefix?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * An article's plain text as headings, paragraphs, line breaks and lists, at a comfortable measure.
 * Passages of another language than the page's are marked: `lang="hi"`. `ref` is the root `<div>`.
 */
export function ArticleBody({
  text,
  headingLevel = 2,
  headingIdPrefix = 'section',
  ...rest
}: ArticleBodyProps) {
  const { language } = useUi();
  const blocks = useMemo(() => parseArticle(text, language), [text, language]);
  return (
    <div {...rest} className={styles.body}>
      <ArticleBlocks {...{ blocks, headingLevel, headingIdPrefix }} />
    </div>
  );
}
