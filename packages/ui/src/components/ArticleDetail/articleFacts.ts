import type { TrailProps } from '../Breadcrumbs/Trail.tsx';
import type { TopicListItem } from '../TopicList/TopicList.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';

/** What the top of an article shows of it. */
export interface ArticleFacts extends UiProps {
  /** The page's h1. Left out or blank: 'Title not available'. */
  title?: string | undefined;
  /** ISO. Left out or unreadable: 'Date not available'. */
  date?: string | undefined;
  /** When the article was last changed, ISO; shown next to the date. */
  updated?: string | undefined;
  /** Left out or blank: 'Category not available'. */
  category?: string | undefined;
  /** Default 'By: Team'. */
  author?: string | undefined;
  /** The article's topics. */
  topics?: readonly TopicListItem[] | undefined;
  breadcrumbs?: TrailProps['breadcrumbs'];
  /** The list that the article belongs to. */
  back: { href: string; label: string };
}
