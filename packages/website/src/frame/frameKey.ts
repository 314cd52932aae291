import { navigation } from '../institute/menus.ts';

const links = navigation
  .flatMap((item) => ('items' in item ? item.items : [item]))
  .map(({ href }) => href.toLowerCase());

/** All that header and footer depend on: the menu links that are marked, to the page and to a page above it. */
export function frameKey(pathname: string): string {
  const here = pathname.toLowerCase().replace(/\/$/, '');
  return links
    .filter((link) => here === link || here.startsWith(`${link}/`))
    .map((link) => (here === link ? link : `${link}/`))
    .join(' ');
}
