import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

/** One row of the site's table: an address and the screen that answers it. */
export interface Route {
  /** As react-router writes it: `/about`, `/article/:id`, `*`. */
  path: string;
  /** The file in `pages/` that answers, without its extension. */
  screen: string;
  /** What of the address's query the screen reads; the server keeps one page for all the rest. */
  query?: readonly string[];
  /** Those of them whose pages are not prerendered: the browser reads them by itself. */
  notPrerendered?: readonly string[];
  /**
   * The one of them that takes unboundedly many values, such as words to search for: pages with a query are
   * made for each request, and not cached.
   */
  unboundedParam?: string;
  /**
   * Those of them that the page reads from its address by itself, in the browser: a change of these alone loads nothing
   * again.
   */
  readByPage?: readonly string[];
}

/** What the router keeps of a row. */
export interface Handle extends Route {
  /** See `Screen`. */
  meta: (data: unknown) => object;
}

/** The row of the table behind one of the router's routes; the frames around a screen have none. */
export function rowOf(route: Pick<RouteObject, 'handle'> | undefined): Route | undefined {
  return route?.handle as Route | undefined;
}

/** Whether two queries differ in what the loader of a screen reads. */
export function differs(
  { query = [], readByPage = [] }: Route,
  one: string,
  other: string,
): boolean {
  const [before, after] = [new URLSearchParams(one), new URLSearchParams(other)];
  return query.some((name) => !readByPage.includes(name) && before.get(name) !== after.get(name));
}

/** The row that answers an address; `prefix` as in `App`. */
export function rowAt(
  routes: RouteObject[],
  address: Parameters<typeof matchRoutes>[1],
  prefix = '',
): Route | undefined {
  return rowOf(matchRoutes(routes, address, prefix || '/')?.at(-1)?.route);
}
