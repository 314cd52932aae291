import type { ServerQueries } from '@setu/data/server';
import { coursePath } from './courseProps.ts';
import { routes } from '../routes.ts';

const fixedPaths = new Map(routes.map(({ path }) => [path.toLowerCase(), path]));

/** A warning for each course with the address of a fixed page, which takes precedence and hides the course. */
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
