import type { ServerQueries } from '../../packages/data/src/server.ts';
import { rareWord } from './fill.ts';

const category = 'Editorial Analysis';
/** Among the newest hundred, and so the same in every size. */
const articleId = '100014';

/** Pages that visitors see, each the same one however many articles there are. */
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

/** An ordinary word, one of seven titles, one that is spelled wrongly, and one of the articles in Hindi. */
export const searches = {
  'a common word': 'answer',
  'two common words': 'answer question',
  'a rare word': rareWord,
  'a typing error': 'agricultre',
  'a Hindi word': 'संसद',
} as const;

/** What one page asks of the backend, or what a sitemap or a feed does. */
export interface PageQuery {
  page: string;
  query: string;
  ask: (queries: ServerQueries) => Promise<unknown>;
}

/** Each query of each page, as its loader asks. */
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
