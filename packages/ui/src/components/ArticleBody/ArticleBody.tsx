import { useMemo } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import type { HeadingLevel } from '../../internal/headingLevel.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { useUi } from '../../internal/uiContext.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './ArticleBody.css.ts';
import { type ArticleBodyLabels, articleBodyLabels } from './articleBodyLabels.ts';
import { ArticleBlocks } from './ArticleBlocks.tsx';
import { parseArticleText } from './parseArticleText.ts';

export interface ArticleBodyProps extends UiProps, RootAttributes<HTMLDivElement> {
  /** Plain text; see `parseArticleText` for the notation. HTML in it is shown as text. */
  text: string;
  /** The level of the text's highest headings; there are two levels below them. Default 2. */
  headingLevel?: HeadingLevel | undefined;
  /** Prefix of heading ids: `section-1`, `section-2`. Must be unique for each text on a page. Default `section`. */
  headingIdPrefix?: string | undefined;
  labels?: PartialLabels<ArticleBodyLabels> | undefined;
}

/** An article's plain text as HTML; passages in another language than the page's have `lang`. `ref` is the `<div>`. */
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
