import { practiceWords } from '@locales/practice.ts';
import type { FeedLink } from '../articles/feedAddresses.ts';
import { institute } from '@site/institute.ts';

/** The feed of each day's questions; it does not exist if the project has no table of them. */
export const practiceFeed: FeedLink = {
  path: '/feeds/practice.xml',
  type: 'application/atom+xml',
  title: `${institute.name}: ${practiceWords.feed}`,
};
