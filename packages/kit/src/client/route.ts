import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from 'react-router-dom';

/** One row of the site's table: a path and the screen that shows it. */
export interface Route {
  /** In react-router's syntax: `/about`, `/article/:id`, `*`. */
  path: string;
  /** The screen's file in `pages/`, without its extension. */
  screen: string;
  /** Query parameters that the screen reads; all others do not create further pages on the server. */
  query?: readonly string[];
  /** The parameters of `query` whose pages are not prerendered: the browser reads their data. */
  notPrerendered?: readonly string[];
  /** The parameter of `query` with unboundedly many values, such as search words: pages with it are not cached. */
  unboundedParam?: string;
  /** The parameters of `query` that the page itself reads in the browser: changing only these reloads nothing. */
  readByPage?: readonly string[];
}

export interface Handle extends Route {
  meta: (data: unknown) => object;
}

export const rowOf = (route: Pick<RouteObject, 'handle'> | undefined) =>
  route?.handle as Route | undefined;

/** Whether two queries differ in the parameters that a screen's loader reads. */
export function differs(
  { query = [], readByPage = [] }: Route,
  one: string,
  other: string,
): boolean {
  const [before, after] = [new URLSearchParams(one), new URLSearchParams(other)];
  return query.some((name) => !readByPage.includes(name) && before.get(name) !== after.get(name));
}

/** The row that matches an address; for `prefix` see `App`. */
export function rowAt(
  routes: RouteObject[],
  address: Parameters<typeof matchRoutes>[1],
  prefix = '',
): Route | undefined {
  return rowOf(matchRoutes(routes, address, prefix || '/')?.at(-1)?.route);
}

/** May return a value, `data()` with a status, or a promise of either. */
export type ScreenLoader = (
  args: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>,
) => unknown;

/** The exports of a file in `pages/`. `Data` is the result of its loader, `Sent` that of its action. */
export interface Screen<Data = unknown, Sent = unknown> {
  /** Reads what the page shows. Expected failures are values with a status, never thrown. */
  loader?: ScreenLoader;
  /** Answers a plain form post. */
  action?: (args: ActionFunctionArgs) => unknown;
  meta: (data: Data) => object;
  Page: ComponentType<{ data: Data; sent: Sent | undefined }>;
}
