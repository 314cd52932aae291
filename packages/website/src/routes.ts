import type { Route } from '@setu/kit';
import { articleCategories } from './articles/articleCategories.ts';
import { isOff, shownResults } from './institute/switches.ts';

/** Any of these shows any article; one whose category has no list is at the first. */
const articlePaths = new Set(['/article', ...articleCategories.map((list) => list.articlePath)]);

const table: readonly Route[] = [
  { path: '/', screen: 'Home', query: ['category', 'courses'] },
  { path: '/about', screen: 'About' },
  { path: '/selections', screen: 'Selections' },
  { path: '/selections/:title', screen: 'Result' },
  ...shownResults.map(({ title }) => ({ path: `/${title}`, screen: 'Result' })),
  { path: '/career', screen: 'Career' },
  ...articleCategories.map(({ listPath }) => ({
    path: listPath,
    screen: 'ArticleList',
    query: ['month', 'date', 'page'],
    unlisted: ['month', 'date'],
  })),
  { path: '/topics', screen: 'Topics' },
  { path: '/topics/:topic', screen: 'Topic', query: ['page'] },
  { path: '/daily', screen: 'Daily' },
  { path: '/daily/:day', screen: 'Daily' },
  { path: '/offline-mode', screen: 'CourseList', query: ['category', 'page'] },
  { path: '/online-mode', screen: 'CourseList', query: ['category', 'page'] },
  { path: '/Scholarship', screen: 'Scholarship' },
  { path: '/contact', screen: 'Contact' },
  {
    path: '/search',
    screen: 'Search',
    query: ['q', 'category', 'month', 'topic', 'page'],
    endless: 'q',
  },
  { path: '/privacy', screen: 'Privacy' },
  { path: '/terms', screen: 'Terms' },
  { path: '/login', screen: 'Login' },
  { path: '/register', screen: 'Register' },
  ...Array.from(articlePaths, (path) => ({ path: `${path}/:id`, screen: 'Article' })),
  { path: '/:slug', screen: 'Course' },
  { path: '*', screen: 'NotFound' },
];

/**
 * The one table: path -> file in `pages/`, most specific first. Paths match in any case; the spelling
 * here is the canonical one. A fixed path beats `/:slug`, and a known result title is a fixed path. A page
 * that the institute does without has no row.
 */
export const routes: readonly Route[] = table.filter(({ path }) => !isOff(path));
