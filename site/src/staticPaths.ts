import { hero } from './content/home.ts';
import { results } from './content/results.ts';
import { handleAt } from './handle.ts';
import { routes, table } from './routes.tsx';

/** The pages there are whatever the tables hold, lists included. */
export const fixedPaths: readonly string[] = [
  ...table.map(({ path }) => path).filter((path) => !/[:*]/.test(path)),
  ...results.map(({ title }) => `/selections/${title}`),
  // The specification links to /Contact; hosts of files tell it from /contact.
  hero.action.href,
];

/** An address that no page has, in the shape of none that a table could give one to. */
export const missingPath = '/404/404';

/** Whether a path is left to the courses: no fixed page has it, in any letter case. */
export function isCoursePath(path: string): boolean {
  return handleAt(routes, path)?.screen === 'Course';
}
