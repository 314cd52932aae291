import { createHash } from 'node:crypto';
import type { Bound } from '../queries/createQueries.ts';
import type { Queries } from '../queries/createQueries.ts';
import type { readsOfServerPages, serverReads } from '../queries/queryList.ts';
import { dayOf } from '../values/days.ts';

/**
 * What rows a page may show: `article:7`, `list:editorial-analysis`, `articles` for any of them. With `link:7` it only
 * leads to an article: one that appears leaves such a page as it was.
 */
export type ContentKind = 'article' | 'link' | 'list' | 'day' | 'topic';

const plain = /^[A-Za-z\d -]+$/;

/**
 * A key as a header can hold it; a name of other letters is known by a hash. The database makes the same of a row
 * that has changed: `content_outbox.key` in `supabase/migrations/20261124000900_content_outbox.sql`.
 */
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
 * For so long an article's page leads to the newest articles as they are: few pages, with most visits. An older one may
 * go on for a day with those that were the newest when it was made.
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
/** What stands beside an article; at the end of its list another may come. */
const ofNeighbour = (found: { id: string } | null, category: string | null): string[] =>
  found ? ofLinks([found]) : category === null ? [] : [contentKey('list', category)];
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

/** Of which rows an answer is made. That of a question's article, and of an article's questions, stands with the article. */
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
    return [...ofArticle(article), ...beside, ...ofLinks(related)];
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
  questionsOfDay: questions,
  questionDays: questions,
  questionsByTopic: questions,
  questionTopics: questions,
  questionsById: questions,
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

/** The keys of what a query has answered. */
export const keysOf = (name: string, options: object, answer: unknown): string[] =>
  Object.hasOwn(keysOfReads, name)
    ? keysOfReads[name as keyof typeof keysOfReads](options as never, answer as never)
    : [];
