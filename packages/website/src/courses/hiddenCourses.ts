import type { ServerQueries } from '@setu/data/server';
import { coursePath } from './courseProps.ts';
import { routes } from '../routes.ts';

const fixedPaths = new Map(routes.map(({ path }) => [path.toLowerCase(), path]));

/** Names each course whose address is that of a page: the page comes first, so that the course cannot be seen. */
export async function hiddenCourses(
  queries: Pick<ServerQueries, 'courseSlugs'>,
): Promise<string[]> {
  const slugs = new Set(await queries.courseSlugs());
  return [...slugs].flatMap((slug) => {
    const path = fixedPaths.get(coursePath(slug).toLowerCase());
    if (path === undefined) return [];
    return `The course "${slug}" is hidden by the page ${path}, which has its address. Give the course another slug.`;
  });
}
