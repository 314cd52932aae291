import { pathKey } from '@setu/kit';
import { navigation } from '../institute/menus.ts';

const links = navigation
  .flatMap((item) => ('items' in item ? item.items : [item]))
  .map(({ href }) => pathKey(href.replace(/[?#].*/, '')));

/** All that header and footer depend on: the menu links that are marked, to the page and to a page above it. */
export function frameKey(pathname: string): string {
  const here = pathKey(pathname);
  return links
    .filter((link) => here === link || here.startsWith(`${link}/`))
    .map((link) => (here === link ? link : `${link}/`))
    .join(' ');
}
