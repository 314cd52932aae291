import type { Queries } from '../../src/queries/createQueries.ts';
import type { ServerQueries } from '../../src/server.ts';

type Reads<Asked> = [
  name: string,
  read: (queries: Asked, signal?: AbortSignal) => Promise<unknown>,
][];

/** Every read of the website; each is retried when it fails. */
export const reads: Reads<Queries> = [
  ['resources', (q, signal) => q.resources({ signal })],
  ['latestCourses', (q, signal) => q.latestCourses({ signal })],
  ['coursesByMode', (q, signal) => q.coursesByMode({ mode: 'online', page: 1, signal })],
  ['courseCategories', (q, signal) => q.courseCategories({ mode: 'online', signal })],
  ['course', (q, signal) => q.course({ slug: 'a', signal })],
  ['relatedCourses', (q, signal) => q.relatedCourses({ slug: 'a', signal })],
  ['articles', (q, signal) => q.articles({ category: 'x', page: 1, signal })],
  ['article', (q, signal) => q.article({ id: '1', signal })],
  ['relatedArticles', (q, signal) => q.relatedArticles({ id: '1', signal })],
  [
    'neighbour',
    (q, signal) =>
      q.neighbour({ id: '1', category: 'x', date: '2026-11-18', side: 'older', signal }),
  ],
  ['topics', (q, signal) => q.topics({ signal })],
  ['articlesByTopic', (q, signal) => q.articlesByTopic({ topic: 'x', page: 1, total: 1, signal })],
  ['search', (q, signal) => q.search({ query: 'x', page: 1, signal })],
  ['articleDays', (q, signal) => q.articleDays({ signal })],
  ['articlesOfDay', (q, signal) => q.articlesOfDay({ day: '2026-11-20', signal })],
  ['titlesOfDay', (q, signal) => q.titlesOfDay({ limit: 5, signal })],
  ['questionsOfDay', (q, signal) => q.questionsOfDay({ signal })],
  ['questionDays', (q, signal) => q.questionDays({ signal })],
  ['questionsByTopic', (q, signal) => q.questionsByTopic({ topic: 'x', page: 1, signal })],
  ['questionTopics', (q, signal) => q.questionTopics({ signal })],
  ['questionsById', (q, signal) => q.questionsById({ ids: ['1'], signal })],
  ['questionDayOf', (q, signal) => q.questionDayOf({ of: 'article', key: '1', signal })],
];

/** Every read that only a server makes. */
export const serverReads: Reads<ServerQueries> = [
  ['articlePage', (q, signal) => q.articlePage({ id: '1', titles: 9, signal })],
  ['listPage', (q, signal) => q.listPage({ category: 'x', page: 1, signal })],
  ['ping', (q, signal) => q.ping({ signal })],
  ['articleCount', (q, signal) => q.articleCount({ signal })],
  ['articleLinks', (q, signal) => q.articleLinks({ from: 0, limit: 9, signal })],
  ['wholeArticles', (q, signal) => q.wholeArticles({ after: null, limit: 9, signal })],
  ['newestArticles', (q, signal) => q.newestArticles({ limit: 9, signal })],
  ['wholeList', (q, signal) => q.wholeList({ category: 'x', signal })],
  ['firstArticleDay', (q, signal) => q.firstArticleDay({ signal })],
  ['courseSlugs', (q, signal) => q.courseSlugs({ signal })],
  ['wholeQuestions', (q, signal) => q.wholeQuestions({ limit: 9, signal })],
  ['allQuestionDays', (q, signal) => q.allQuestionDays({ signal })],
  ['lacking', (q, signal) => q.lacking({ signal })],
];
