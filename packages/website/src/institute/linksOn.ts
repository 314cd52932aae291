import { routes } from '../routes.ts';

const paths = new Set(routes.map(({ path }) => path.toLowerCase()));

/** Filters links to fixed pages and lists by whether this institute has the page. */
export const linksOn = <Link extends { href: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ href }) => paths.has(href.toLowerCase()));
