import type { ServerQueries } from '@setu/data/server';
import { coursePath } from './courseProps.ts';
import { routes } from '../routes.ts';

const fixedPaths = new Map(routes.map(({ path }) => [path.toLowerCase(), path]));

/** The fixed page with the address of a course, which takes precedence and hides the course; undefined: none. */
export const pageOver = (slug: string): string | undefined =>
  fixedPaths.get(coursePath(slug).toLowerCase());

export async function hiddenCourses(
  queries: Pick<ServerQueries, 'courseSlugs'>,
): Promise<string[]> {
  const slugs = new Set(await queries.courseSlugs());
  return [...slugs].flatMap((slug) => {
    const path = pageOver(slug);
    if (path === undefined) return [];
    return `The course "${slug}" is hidden by the page ${path}, which has its address. Give the course another slug.`;
  });
}
