import { useMemo } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { cx } from '../../internal/cx.ts';
import type { HeadingLevel } from '../../internal/headingLevel.ts';
import { useLabels } from '../../internal/hooks/useLabels.ts';
import { useUi } from '../../internal/uiContext.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './ArticleBody.css.ts';
import { articleBodyLabels } from './articleBodyLabels.ts';
import type { ArticleBodyLabels } from './articleBodyLabels.ts';
import { ArticleBlocks } from './ArticleBlocks.tsx';
import { parseArticleText } from './parseArticleText.ts';

export interface ArticleBodyProps extends UiProps, RootAttributes<HTMLDivElement> {
  /** Plain text; see `parseArticleText` for what it understands. Nothing in it becomes HTML. */
  text: string;
  /** Of the highest headings in the text; there are two levels below them. Default 2. */
  headingLevel?: HeadingLevel | undefined;
  /** Starts their ids: `section-1`, `section-2`. One of its own for each text on a page. Default `section`. */
  headingIdPrefix?: string | undefined;
  labels?: Partial<ArticleBodyLabels> | undefined;
}

/**
 * An article's plain text as headings, paragraphs, line breaks, lists and tables, with what is bold,
 * emphasized or a link, at a comfortable measure.
 * Passages of another language than the page's are marked: `lang="hi"`. `ref` is the root `<div>`.
 */
export function ArticleBody({
  text,
  headingLevel = 2,
  headingIdPrefix = 'section',
  labels: ownLabels,
  ui,
  ...rest
}: ArticleBodyProps) {
  const labels = useLabels('articleBody', articleBodyLabels, ownLabels, ui);
  const { locale } = useUi(ui);
  const blocks = useMemo(() => parseArticleText(text, locale), [text, locale]);
  return (
    <div {...rest} className={cx(styles.body, rest.className)}>
      <ArticleBlocks {...{ blocks, headingLevel, headingIdPrefix, labels, ui }} />
    </div>
  );
}
