import { routes } from '../routes.ts';

const paths = new Set(routes.map(({ path }) => path.toLowerCase()));

/** Of links to fixed pages and lists those that lead to one of this institute's. */
export const linksOn = <Link extends { href: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ href }) => paths.has(href.toLowerCase()));
