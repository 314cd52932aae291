import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { Link } from '../../internal/link/Link.tsx';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { useUi } from '../../internal/uiContext.ts';
import { formatNumber } from '../../internal/text/formatNumber.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './TopicList.css.ts';

const defaultLabels = {
  /** Names the list. */
  topics: 'Topics',
  /** Default '1 article', '1,240 articles': `written` is the number as the locale writes it. */
  articles: (count: number, written: string) =>
    `${written} ${count === 1 ? 'article' : 'articles'}`,
};

export type TopicListLabels = typeof defaultLabels;

export interface TopicListItem {
  /** Unique in the list. */
  title: string;
  href: string;
  /** The number of articles. Default: not shown. */
  count?: number | undefined;
}

export interface TopicListProps extends UiProps, RootAttributes<HTMLUListElement> {
  topics: readonly TopicListItem[];
  labels?: PartialLabels<TopicListLabels> | undefined;
}

/** Topics, each a link to its articles. Renders nothing without any. `ref` is the `<ul>`. */
export function TopicList({ topics, labels, ui, ...rest }: TopicListProps) {
  const text = useLabels('topicList', defaultLabels, labels, ui);
  const { locale } = useUi(ui);
  if (topics.length === 0) return null;
  return (
    <ul aria-label={text.topics} {...rest} className={cx(styles.list, rest.className)}>
      {topics.map(({ title, href, count }) => (
        <li key={title}>
          <Link
            ui={ui}
            href={href}
            className={count === undefined ? styles.link : styles.countedLink}
          >
            <DevanagariRuns text={title} ui={ui} />
            {count !== undefined && (
              <>
                {' '}
                <span className={styles.count}>
                  {text.articles(count, formatNumber(count, locale))}
                </span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
