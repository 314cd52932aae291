import { createHash } from 'node:crypto';
import type { Bound, Queries } from '../queries/createQueries.ts';
import type { readsOfServerPages, serverReads } from '../queries/queryList.ts';
import { dayOf } from '../values/days.ts';

/**
 * The kinds of rows that a page shows: `article:7`, `list:editorial-analysis`; `articles` stands for any of them.
 * `link:7`: it only links to an article, whose publication does not change it; `order:…`: an article of an earlier day
 * in this list may come between it and a neighbour.
 */
type ContentKind = 'article' | 'link' | 'list' | 'order' | 'day' | 'topic';

const plain = /^[A-Za-z\d -]+$/;

/** A key that fits into a header. The database makes the same: `20261124000900_content_outbox.sql`. */
export function contentKey(kind: ContentKind, value: string | number): string {
  const text = String(value);
  const name = plain.test(text)
    ? text.replaceAll(' ', '-').replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
    : createHash('md5').update(text).digest('hex').slice(0, 12);
  return `${kind}:${name}`;
}

type AnyRead = Queries & Bound<typeof readsOfServerPages & typeof serverReads>;
type OptionsOf<Name extends keyof AnyRead> = NonNullable<Parameters<NonNullable<AnyRead[Name]>>[0]>;
type AnswerOf<Name extends keyof AnyRead> = Awaited<ReturnType<NonNullable<AnyRead[Name]>>>;

interface Shown {
  id: string;
  date: string | null;
  translation?: { id: string } | null;
}

/**
 * For this long an article's page is remade when the newest articles change; an older one may show old links for a day.
 */
const recentMs = 30 * 24 * 60 * 60 * 1_000;

const ofArticle = ({ id, date, translation }: Shown): string[] => {
  const day = date && dayOf(date);
  const isRecent = date !== null && Date.now() - Date.parse(date) < recentMs;
  return [
    contentKey('article', id),
    ...(day ? [contentKey('day', day)] : []),
    ...(translation ? [contentKey('link', translation.id)] : []),
    ...(isRecent ? ['newest'] : []),
  ];
};
const ofLinks = (shown: readonly { id: string }[]): string[] =>
  shown.map(({ id }) => contentKey('link', id));
/** The keys of a neighbour; at the end of a list the key of the list, because a neighbour may be added. */
const ofNeighbour = (found: { id: string } | null, category: string | null): string[] => [
  ...ofLinks(found ? [found] : []),
  ...(category === null ? [] : [contentKey(found ? 'order' : 'list', category)]),
];
const ofDay = ({ day }: { day?: string | undefined }): string[] => [
  day === undefined ? 'articles' : contentKey('day', day),
];
const ofList = ({ category }: { category?: string | undefined }): string[] => [
  category === undefined ? 'articles' : contentKey('list', category),
];
const none = () => [];
const articles = () => ['articles'];
const courses = () => ['courses'];
const questions = () => ['questions'];
const ofQuestions = (found: readonly { article: { id: string } | null }[] = []): string[] => [
  'questions',
  ...ofLinks(found.flatMap(({ article }) => article ?? [])),
  // The article may be scheduled: the link to it appears when it does.
  ...(found.some(({ article }) => !article) ? ['articles'] : []),
];

/** The keys of the rows that each answer is made of. The questions of an article have the article's key. */
const keysOfReads: {
  [Name in Exclude<keyof AnyRead, 'sendContact'>]: (
    options: OptionsOf<Name>,
    answer: AnswerOf<Name>,
  ) => string[];
} = {
  article: (_options, found) => ofArticle(found),
  articlePage: ({ id }, found) => {
    if (!found) return [contentKey('article', id)];
    const { article, previous, next, related } = found;
    const beside = [previous, next].flatMap((each) => ofNeighbour(each, article.category));
    return [...new Set([...ofArticle(article), ...beside, ...ofLinks(related)])];
  },
  relatedArticles: (_options, found) => ofLinks(found),
  neighbour: ({ category }, found) => ofNeighbour(found, category),
  titlesOfDay: ofDay,
  articlesOfDay: ofDay,
  articles: ofList,
  listPage: ofList,
  articleDays: ofList,
  topics: articles,
  articlesByTopic: ({ topic }) => [contentKey('topic', topic)],
  search: articles,
  resources: () => ['resources'],
  latestCourses: courses,
  coursesByMode: courses,
  courseCategories: courses,
  course: courses,
  relatedCourses: courses,
  questionsOfDay: (_options, found) => ofQuestions(found?.questions),
  questionDays: questions,
  questionsByTopic: (_options, found) => ofQuestions(found?.items),
  questionTopics: questions,
  questionsById: (_options, found) => ofQuestions(found ?? []),
  questionDayOf: ({ of, key }) => (of === 'article' ? [contentKey('article', key)] : questions()),
  ping: none,
  lacking: none,
  articleCount: articles,
  articleLinks: articles,
  wholeArticles: articles,
  newestArticles: articles,
  wholeList: articles,
  firstArticleDay: articles,
  courseSlugs: courses,
  wholeQuestions: questions,
  allQuestionDays: questions,
};

export const keysOf = (name: string, options: object, answer: unknown): string[] =>
  Object.hasOwn(keysOfReads, name)
    ? keysOfReads[name as keyof typeof keysOfReads](options as never, answer as never)
    : [];
