import { institute } from '@site/institute.ts';
import { type PageName, paths } from '../paths.ts';

const off: readonly PageName[] = [
  ...(institute.without ?? []),
  ...(institute.appStore === undefined ? (['login', 'register'] as const) : []),
];

const offPaths = off.map((page) => paths[page].toLowerCase());

/** Whether a path is that of a page that this institute leaves out (`without` of `Institute`), or below it. */
export function isOff(path: string): boolean {
  const asked = path.toLowerCase();
  return offPaths.some((known) => asked === known || asked.startsWith(`${known}/`));
}

/** The last parts of the addresses of the results that have a page, newest first. */
export const resultTitles: readonly string[] = isOff(paths.selections)
  ? []
  : (institute.results ?? []);

/** Links that an institute has written itself, without those to pages that it leaves out. */
export const shownLinks = <Link extends { href: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ href }) => !isOff(href));
