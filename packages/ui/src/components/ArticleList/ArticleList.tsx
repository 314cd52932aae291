import type { RootAttributes } from '../../internal/attributes.ts';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { WordsAndTitle } from '../../internal/text/WordsAndTitle.tsx';
import { Published } from '../../internal/text/Published.tsx';
import type { HeadingLevel } from '../../internal/headingLevel.ts';
import { isSafeHref } from '../../internal/link/href.ts';
import { IconArrowRight } from '../Icon/icons.tsx';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { Link } from '../../internal/link/Link.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { type TopicListItem, TopicList } from '../TopicList/TopicList.tsx';
import { notAvailable } from '../../internal/text/notAvailable.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './ArticleList.css.ts';

const defaultLabels = {
  empty: 'No articles found.',
  readMore: 'Read More',
  /** Accessible name that distinguishes the links; the visible text comes first (WCAG 2.5.3). */
  readMoreName: (readMore: string, title: string) => `${readMore}: ${title}`,
  readingTime: (minutes: number) => `${minutes} min read`,
  ...notAvailable,
};

export type ArticleListLabels = typeof defaultLabels;

export interface ArticleListItem {
  /** Distinguishes articles with the same address or none. Default: the address, else the place in the list. */
  id?: string | number | undefined;
  /** Left out or blank: 'Title not available'. */
  title?: string | undefined;
  /** A sentence or two, cut after two lines. Left out or blank: no summary. */
  summary?: string | undefined;
  /** ISO. Left out or unreadable: 'Date not available'. */
  date?: string | undefined;
  /** Left out or blank: 'Category not available'. */
  category?: string | undefined;
  /** The article's topics. Left out: not shown. */
  topics?: readonly TopicListItem[] | undefined;
  /** Reading time; shown where `meta` is `minutes`. Left out: not shown. */
  minutes?: number | undefined;
  /** Left out, empty or unsafe: no link. */
  href?: string | undefined;
}

export interface ArticleListProps extends UiProps, RootAttributes<HTMLDivElement> {
  articles: readonly ArticleListItem[];
  /** Beside a title: its `date` (default), or the `minutes` to read, where the title is the link, not 'Read More'. */
  meta?: 'date' | 'minutes' | undefined;
  /** Default 'No articles found.' */
  emptyText?: string | undefined;
  /** Default 2. */
  headingLevel?: HeadingLevel | undefined;
  labels?: PartialLabels<ArticleListLabels> | undefined;
}

/** Articles in the order given; dates as the provider's locale writes them. `ref` is the root `<div>`. */
export function ArticleList({
  articles,
  meta = 'date',
  emptyText,
  headingLevel = 2,
  labels: ownLabels,
  ui,
  ...rest
}: ArticleListProps) {
  const labels = useLabels('articleList', defaultLabels, ownLabels, ui);
  return (
    <div {...rest}>
      {articles.length === 0 ? (
        <EmptyState text={emptyText ?? labels.empty} ui={ui} />
      ) : (
        <ul className={styles.list}>
          {articles.map((article, index) => (
            <li key={article.id ?? article.href ?? index} className={styles.item}>
              <Item {...{ article, meta, headingLevel, labels, ui }} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ItemProps extends UiProps {
  article: ArticleListItem;
  meta: 'date' | 'minutes';
  headingLevel: HeadingLevel;
  labels: ArticleListLabels;
}

function Item({ article, meta, headingLevel, labels, ui }: ItemProps) {
  const Heading = `h${headingLevel}` as const;
  const title = article.title?.trim() || labels.titleNotAvailable;
  const words = <DevanagariRuns text={title} ui={ui} />;
  const summary = article.summary?.trim();
  return (
    <article className={styles.article}>
      <div className={styles.about}>
        <span className={styles.date}>
          {meta === 'date' ? (
            <Published ui={ui} date={article.date} missing={labels.dateNotAvailable} />
          ) : (
            article.minutes !== undefined && labels.readingTime(article.minutes)
          )}
        </span>{' '}
        <span className={styles.category}>
          <Chip>
            <DevanagariRuns
              text={article.category?.trim() || labels.categoryNotAvailable}
              ui={ui}
            />
          </Chip>
        </span>
      </div>
      <Heading className={styles.title}>
        {meta === 'minutes' && isSafeHref(article.href) ? (
          <Link ui={ui} href={article.href} className={styles.titleLink}>
            {words}
          </Link>
        ) : (
          words
        )}
      </Heading>
      {summary && (
        <p className={styles.summary}>
          <DevanagariRuns text={summary} ui={ui} />
        </p>
      )}
      {article.topics && article.topics.length > 0 && (
        <div className={styles.topics}>
          <TopicList topics={article.topics} ui={ui} />
        </div>
      )}
      {meta === 'date' && isSafeHref(article.href) && (
        <Link ui={ui} href={article.href} className={styles.more}>
          <WordsAndTitle
            ui={ui}
            words={labels.readMore}
            name={labels.readMoreName(labels.readMore, title)}
            title={title}
          />
          <IconArrowRight />
        </Link>
      )}
    </article>
  );
}
