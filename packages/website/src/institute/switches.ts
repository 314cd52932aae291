import { institute } from '@site/institute.ts';
import { results } from '@site/content/results.ts';
import { pages } from '../texts/pages.ts';

type PageName = keyof typeof pages;

const off: readonly PageName[] = [
  ...(institute.without ?? []),
  ...(institute.appStore === undefined ? (['login', 'register'] as const) : []),
];

const offPaths = off.map((page) => pages[page].path.toLowerCase());

/** Whether a path is that of a page which this institute does without (`without` of `Institute`), or below it. */
export function isOff(path: string): boolean {
  const asked = path.toLowerCase();
  return offPaths.some((known) => asked === known || asked.startsWith(`${known}/`));
}

/** The results that have a page. */
export const shownResults = isOff(pages.selections.path) ? [] : results;
