import { rareWord } from './fillArticles.ts';

/** Pages that visitors see, the same ones for any number of articles. */
export const pages = {
  home: '/',
  list: '/editorial-analysis',
  'list, a month': '/editorial-analysis?month=2026-11',
  // One of the newest hundred, so it exists with any number of articles.
  article: '/editorial-analysis/100014',
  'desk of a day': '/daily/2026-11-18',
  topics: '/topics',
  topic: '/topics/gs-paper-2',
  search: '/search?q=answer',
} as const;

/** Common words, a word of seven titles, a misspelt word, and a word of the Hindi articles. */
export const searches = {
  'a common word': 'answer',
  'two common words': 'answer question',
  'a rare word': rareWord,
  'a typing error': 'agricultre',
  'a Hindi word': 'संसद',
} as const;
