import type { ServerQueries } from '../../packages/data/src/server.ts';
import { rareWord } from './fill.ts';

const category = 'Editorial Analysis';
/** One of the newest hundred, so it exists with any number of articles. */
const articleId = '100014';

/** Pages that visitors see, the same ones for any number of articles. */
export const pages = {
  home: '/',
  list: '/editorial-analysis',
  'list, a month': '/editorial-analysis?month=2026-11',
  article: `/editorial-analysis/${articleId}`,
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

/** A query that a page, the sitemap or a feed sends to the backend. */
export interface PageQuery {
  page: string;
  query: string;
  ask: (queries: ServerQueries) => Promise<unknown>;
}

/** Every query of every page, as the page's loader sends it. */
export function pageQueries(articles: number): PageQuery[] {
  const lastPage = Math.max(1, Math.floor(articles / 6 / 20));
  const calls: Record<string, Record<string, PageQuery['ask']>> = {
    home: {
      titlesOfDay: (q) => q.titlesOfDay({ limit: 5 }),
      resources: (q) => q.resources(),
      latestCourses: (q) => q.latestCourses(),
    },
    list: {
      articles: (q) => q.articles({ category, page: 1 }),
      articleDays: (q) => q.articleDays({ category }),
    },
    'list, its last page': { articles: (q) => q.articles({ category, page: lastPage }) },
    'list, a month': {
      articles: (q) => q.articles({ category, page: 1, period: '2026-11' }),
      articleDays: (q) => q.articleDays({ category, month: '2026-11' }),
      firstArticleDay: (q) => q.firstArticleDay({ category }),
    },
    'list, a month long ago': {
      articles: (q) => q.articles({ category, page: 1, period: '2016-11' }),
      articleDays: (q) => q.articleDays({ category, month: '2016-11' }),
    },
    article: {
      article: (q) => q.article({ id: articleId }),
      relatedArticles: (q) => q.relatedArticles({ id: articleId }),
      neighbour: (q) =>
        q.neighbour({ id: articleId, category, date: '2026-11-18T14:59:00.000Z', side: 'older' }),
    },
    'desk of a day': {
      articlesOfDay: (q) => q.articlesOfDay({ day: '2026-11-18' }),
      articleDays: (q) => q.articleDays({ month: '2026-11' }),
    },
    topics: { topics: (q) => q.topics() },
    topic: {
      articlesByTopic: (q) => q.articlesByTopic({ topic: 'GS Paper 2', page: 1 }),
      'articlesByTopic, of few': (q) => q.articlesByTopic({ topic: 'Bihar', page: 1 }),
    },
    feed: { newestArticles: (q) => q.newestArticles({ limit: 50 }) },
    sitemap: {
      articleCount: (q) => q.articleCount(),
      'articleLinks, the last': (q) => q.articleLinks({ from: articles - 50, limit: 5_000 }),
    },
  };
  return Object.entries(calls).flatMap(([page, asked]) =>
    Object.entries(asked).map(([query, ask]) => ({ page, query, ask })),
  );
}
