import { useMemo } from 'react';
import { body } from '../ArticleBody/ArticleBody.css.ts';
import { ArticleBlocks } from '../ArticleBody/ArticleBlocks.tsx';
import type { ArticleBodyLabels } from '../ArticleBody/articleBodyLabels.ts';
import type { Block } from '../ArticleBody/blocks.ts';
import { parseArticleText } from '../ArticleBody/parseArticleText.ts';
import { isSafeHref } from '../../internal/link/href.ts';
import { useUi } from '../../internal/uiContext.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './TextsBeside.css.ts';

/** The same article in another language. */
export interface ArticleTranslation {
  title: string;
  /** Its language, as a value of HTML's `lang`: `hi`. */
  lang: string;
  /** The address of its page: a plain link, with the app's base path written out. Left out or unsafe: no link. */
  href?: string | undefined;
  /** Plain text; see `parseArticleText`. */
  text: string;
}

interface TextsBesideProps extends UiProps {
  blocks: readonly Block[];
  /** Shows only this many of the blocks, and what stands beside them. Default: all. */
  firstBlocks: number | undefined;
  beside: ArticleTranslation;
  idPrefix: string;
  labels: ArticleBodyLabels;
}

/** Two texts: block by block where both have as many, side by side where there is room; else one below the other. */
export function TextsBeside({
  blocks,
  firstBlocks,
  beside,
  idPrefix,
  labels,
  ui,
}: TextsBesideProps) {
  const { locale } = useUi(ui);
  const others = useMemo(() => parseArticleText(beside.text, locale), [beside.text, locale]);
  const first = blocks.slice(0, firstBlocks);
  const isPaired = others.length === blocks.length;
  const pairs = isPaired
    ? first.map((block, index) => [[block], others.slice(index, index + 1)] as const)
    : // The other text is below all of this one.
      [[first, firstBlocks === undefined ? others : []] as const];
  // A passage in one of these names its language unless it is the page's own.
  const isMarked = /^(?:en|hi)\b/.test(beside.lang);
  const shown = { headingLevel: 2, labels, ui } as const;
  return (
    <>
      <p lang={beside.lang} className={styles.title}>
        {/* Not the router's link: pages in another language may be another app. */}
        {isSafeHref(beside.href) ? (
          <a href={beside.href} hrefLang={beside.lang}>
            {beside.title}
          </a>
        ) : (
          beside.title
        )}
      </p>
      {pairs.map(([own, other], index) => (
        // The texts are never reordered: the index identifies them.
        <div key={index} className={isPaired ? styles.pair : styles.texts}>
          <div className={body}>
            <ArticleBlocks {...shown} blocks={own} headingIdPrefix={idPrefix} />
          </div>
          <div className={styles.other} lang={isMarked ? undefined : beside.lang}>
            <ArticleBlocks {...shown} blocks={other} headingIdPrefix={`beside-${idPrefix}`} />
          </div>
        </div>
      ))}
    </>
  );
}
