import { next } from '../../css/dotted.css.ts';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { formatDate } from '../../internal/text/formatDate.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { Published } from '../../internal/text/Published.tsx';
import { PageHeading } from '../../internal/text/PageHeading.tsx';
import { Trail } from '../Breadcrumbs/Trail.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { TopicList } from '../TopicList/TopicList.tsx';
import { useUi } from '../../internal/uiContext.ts';
import { notAvailable } from '../../internal/text/notAvailable.ts';
import type { ArticleFacts } from './articleFacts.ts';
import * as styles from './ArticleDetail.css.ts';

const defaultLabels = {
  author: 'By: Team',
  /** Before the date of the last change. */
  updated: 'Updated',
  ...notAvailable,
  readingTime: (minutes: number) => `${minutes} min read`,
};

export type ArticleHeaderLabels = typeof defaultLabels;

export interface ArticleHeaderProps extends ArticleFacts, RootAttributes<HTMLElement> {
  /** Reading time in whole minutes. Left out: not shown. */
  minutes?: number | undefined;
  labels?: PartialLabels<ArticleHeaderLabels> | undefined;
}

/** The top of an article: back link, title, author, dates, reading time, category, topics. `ref` is the `<header>`. */
export function ArticleHeader({
  title,
  date,
  updated,
  category,
  minutes,
  author,
  topics = [],
  breadcrumbs,
  back,
  labels: ownLabels,
  ui,
  ...rest
}: ArticleHeaderProps) {
  const labels = useLabels('articleHeader', defaultLabels, ownLabels, ui);
  const updatedDay = formatDate(updated, useUi(ui));
  return (
    <header {...rest} className={cx(styles.header, rest.className)}>
      <Trail breadcrumbs={breadcrumbs} back={back} ui={ui} />
      <PageHeading>
        <DevanagariRuns text={title?.trim() || labels.titleNotAvailable} ui={ui} />
      </PageHeading>
      <div className={styles.about}>
        {/* Blanks keep the facts apart without styles. */}
        <Chip>{author ?? labels.author}</Chip>{' '}
        <Published ui={ui} date={date} missing={<span>{labels.dateNotAvailable}</span>} />{' '}
        {updatedDay && (
          <span className={next}>
            {labels.updated} <time dateTime={updated}>{updatedDay}</time>
          </span>
        )}{' '}
        {minutes !== undefined && <span className={next}>{labels.readingTime(minutes)}</span>}{' '}
        <span className={next}>
          <DevanagariRuns text={category?.trim() || labels.categoryNotAvailable} ui={ui} />
        </span>
      </div>
      {topics.length > 0 && (
        <div className={styles.topics}>
          <TopicList topics={topics} ui={ui} />
        </div>
      )}
    </header>
  );
}
