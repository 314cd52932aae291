import { type ReactNode, useMemo } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { pageHeadingId } from '../../internal/text/PageHeading.tsx';
import { useUi } from '../../internal/uiContext.ts';
import { countWordsByScript, readingMinutes } from '../../internal/text/countWordsByScript.ts';
import { articleBodyLabels } from '../ArticleBody/articleBodyLabels.ts';
import { ArticleBlocks } from '../ArticleBody/ArticleBlocks.tsx';
import { parseArticleText } from '../ArticleBody/parseArticleText.ts';
import { Container } from '../Container/Container.tsx';
import { type RelatedItem, RelatedList } from '../RelatedList/RelatedList.tsx';
import { ArticleContents, contentsOf } from './ArticleContents.tsx';
import type { NoticeProps } from '../Notice/Notice.tsx';
import * as styles from './ArticleDetail.css.ts';
import type { ArticleFacts } from './articleFacts.ts';
import { ArticleHeader } from './ArticleHeader.tsx';
import { type ArticleTranslation, TextsBeside } from './TextsBeside.tsx';

const defaultLabels = {
  related: 'Related articles',
  noText: 'This article has no text yet.',
  /** Names the list of a long article's headings. */
  contents: 'On this page',
};

export type ArticleDetailLabels = typeof defaultLabels;

const idPrefix = 'section';

export interface ArticleDetailProps extends ArticleFacts, RootAttributes<HTMLDivElement> {
  /** Plain text; see `parseArticleText`. Left out or blank: 'This article has no text yet.' */
  text?: string | undefined;
  /** Shows only so many blocks, to paint a long article's beginning sooner; leave it out right after. Default: all. */
  firstBlocks?: number | undefined;
  /** The article in another language, shown beside the text, block by block if both have as many. */
  translation?: ArticleTranslation | undefined;
  /** Shown above the text: a `Notice` about it. */
  intro?: ReactNode;
  /** Shown right below the text: `NextReading`. */
  next?: ReactNode;
  /** Shown below `next`: `ShareLinks`. */
  share?: ReactNode;
  /** Shown below `share`: `PreviousNext`. */
  previousNext?: ReactNode;
  related?: readonly RelatedItem[] | undefined;
  /** Shown in place of the related articles, e.g. 'Error fetching related articles.' */
  relatedError?: string | undefined;
  /** Actions for that error, such as a retry. */
  relatedErrorActions?: NoticeProps['actions'];
  labels?: PartialLabels<ArticleDetailLabels> | undefined;
}

/** A whole page for one article; a long text has its contents beside it. `ref` is the root `<div>`. */
export function ArticleDetail({
  title,
  date,
  updated,
  category,
  author,
  topics,
  breadcrumbs,
  back,
  text = '',
  firstBlocks,
  translation: beside,
  intro,
  next,
  share,
  previousNext,
  related = [],
  relatedError,
  relatedErrorActions,
  labels: ownLabels,
  ui,
  ...rest
}: ArticleDetailProps) {
  const labels = useLabels('articleDetail', defaultLabels, ownLabels, ui);
  const bodyLabels = useLabels('articleBody', articleBodyLabels, undefined, ui);
  const { locale } = useUi(ui);
  const blocks = useMemo(() => parseArticleText(text, locale), [text, locale]);
  const words = useMemo(() => countWordsByScript(text), [text]);
  const contents = beside ? [] : contentsOf(blocks, words);
  const hasText = blocks.length > 0;
  const isWhole = firstBlocks === undefined;
  return (
    <Container {...rest}>
      <div className={isWhole ? styles.root : styles.begun}>
        <article
          className={beside ? styles.wide : contents.length > 0 ? styles.columns : styles.column}
          aria-labelledby={pageHeadingId}
        >
          <ArticleHeader
            {...{ title, date, updated, category, author, topics, breadcrumbs, back, ui }}
            minutes={hasText ? readingMinutes(words) : undefined}
          />
          {contents.length > 0 && (
            <ArticleContents {...{ idPrefix, ui }} label={labels.contents} headings={contents} />
          )}
          {intro !== undefined && <div className={styles.intro}>{intro}</div>}
          {beside && hasText ? (
            <TextsBeside {...{ blocks, firstBlocks, beside, idPrefix, ui }} labels={bodyLabels} />
          ) : hasText ? (
            <div className={styles.text}>
              <ArticleBlocks
                blocks={blocks.slice(0, firstBlocks)}
                headingLevel={2}
                headingIdPrefix={idPrefix}
                labels={bodyLabels}
                ui={ui}
              />
            </div>
          ) : (
            <p className={styles.noText}>{labels.noText}</p>
          )}
          {isWhole && (
            <>
              {next !== undefined && <div className={styles.next}>{next}</div>}
              {share !== undefined && <div className={styles.share}>{share}</div>}
              {previousNext !== undefined && (
                <div className={styles.previousNext}>{previousNext}</div>
              )}
            </>
          )}
        </article>
        {isWhole && (
          <div className={styles.related}>
            <RelatedList
              ui={ui}
              heading={labels.related}
              items={related}
              error={relatedError}
              errorActions={relatedErrorActions}
            />
          </div>
        )}
      </div>
    </Container>
  );
}
