import type { Route } from '@setu/kit';
import { institute } from '@site/institute.ts';
import { answerParams } from './practice/answers.ts';
import { isOff, resultTitles } from './institute/switches.ts';
import { type PageName, paths } from './paths.ts';

/** Each of these paths shows any article; the first is that of articles whose category has no list. */
export const articlePaths: ReadonlySet<string> = new Set([
  '/article',
  ...institute.articles.map((list) => list.articlePath),
]);

/** A change of the answers alone loads no data again. */
const sheet = { query: answerParams, unboundedParam: 'a', readByPage: answerParams };

const courseList = { screen: 'CourseList', query: ['category', 'page'] };

/** Exceptions to the default row of a fixed page, which has the screen of its name in `paths` and no query. */
const fixed: { [Name in PageName]?: Partial<Route> } = {
  home: { query: ['category', 'courses'] },
  practice: sheet,
  offlineMode: courseList,
  onlineMode: courseList,
  search: { query: ['q', 'category', 'month', 'topic', 'page'], unboundedParam: 'q' },
};

const table: readonly Route[] = [
  ...Object.entries(paths).map(([name, path]) => ({
    path,
    screen: name.replace(/^./, (letter) => letter.toUpperCase()),
    ...fixed[name as PageName],
  })),
  { path: '/selections/:title', screen: 'Result' },
  ...resultTitles.map((title) => ({ path: `/${title}`, screen: 'Result' })),
  ...institute.articles.map(({ listPath }) => ({
    path: listPath,
    screen: 'ArticleList',
    query: ['month', 'date', 'page'],
    notPrerendered: ['month', 'date'],
  })),
  { path: '/topics/:topic', screen: 'Topic', query: ['page'] },
  { path: '/daily/:day', screen: 'Daily' },
  { path: '/practice/:day', screen: 'Practice', ...sheet },
  {
    path: '/practice/topics/:topic',
    screen: 'Practice',
    ...sheet,
    // In the order of `checkedPath`.
    query: ['of', 'page', ...answerParams],
  },
  ...Array.from(articlePaths, (path) => ({
    path: `${path}/:id`,
    screen: 'Article',
    query: ['with'],
    notPrerendered: ['with'],
  })),
  { path: '/:slug', screen: 'Course' },
  { path: '*', screen: 'NotFound' },
];

/**
 * The one table: path -> file in `pages/`. Paths match in any case, and a fixed path, as of a known result, beats
 * `/:slug`. A page that the institute does without has no row.
 */
export const routes: readonly Route[] = table.filter(({ path }) => !isOff(path));
