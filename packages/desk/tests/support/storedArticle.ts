import type { StoredArticle } from '@setu/data/staff';

/** An article as it is stored. */
export const storedArticle = (more: Partial<StoredArticle>): StoredArticle => ({
  id: '1',
  title: 'An article',
  category: 'Facts of the Day',
  listedAs: 'Facts of the Day',
  language: 'en',
  translationOf: null,
  date: null,
  updated: null,
  publishAt: null,
  url: null,
  ...more,
});
