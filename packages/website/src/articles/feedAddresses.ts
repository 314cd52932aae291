import { allArticles as title } from '@locales/programs.ts';
import type { ArticleCategory } from '../instituteTypes.ts';
import { institute } from '@site/institute.ts';

export interface FeedLink {
  path: string;
  type: 'application/atom+xml' | 'application/feed+json';
  title: string;
}

export const allFeeds: readonly FeedLink[] = [
  { path: '/feeds/all.xml', type: 'application/atom+xml', title },
  { path: '/feeds/all.json', type: 'application/feed+json', title },
];

/** The feed of a list, below `/feeds`, where no article's address can be. */
export const feedOf = ({ heading, listPath }: ArticleCategory): FeedLink => ({
  path: `/feeds${listPath}.xml`,
  type: 'application/atom+xml',
  title: `${institute.name}: ${heading}`,
});
