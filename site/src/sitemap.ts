import type { Queries } from '@setu/data';
import { articleCategories } from './content/articleCategories.ts';
import { results } from './content/results.ts';

/**
 * Paths of the pages worth finding: the fixed ones, every course, and the newest articles of each
 * category. Bounded, however many articles there are: the older ones are reached through the lists.
 */
export async function sitemapEntries(queries: Queries): Promise<string[]> {
  const [courses, ...categories] = await Promise.all([
    queries.latestCourses(),
    ...articleCategories.map(({ category }) => queries.articles({ category, page: 1 })),
  ]);
  const fixed = ['/', '/about', '/offline-mode', '/online-mode', '/Scholarship', '/career'];
  return [
    ...fixed,
    '/contact',
    '/selections',
    ...results.map(({ title }) => `/${title}`),
    ...articleCategories.map(({ listPath }) => listPath),
    ...courses.flatMap(({ viewMoreHref }) => (viewMoreHref?.startsWith('/') ? [viewMoreHref] : [])),
    ...articleCategories.flatMap(({ articlePath }, index) =>
      (categories[index]?.items ?? [])
        .filter(({ url }) => url === null)
        .map(({ id }) => `${articlePath}/${id}`),
    ),
  ];
}
