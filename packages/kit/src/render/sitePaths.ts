import { LRUCache } from 'lru-cache';
import { withoutPrefix, withPrefix } from '../address/languages.ts';
import type { RouteObject } from 'react-router-dom';
import { rowAt } from '../client/route.ts';
import type { Route } from '../client/route.ts';
import type { App } from '../client/defineApp.ts';
import type { ServerParts } from '../defineServerParts.ts';

/** A site's table of routes for code other than the router; all paths include the prefix. */
export function createSitePaths(app: App, { otherPaths = [] }: ServerParts, routes: RouteObject[]) {
  const { prefix = '' } = app;
  const table = app.routes.map(({ path }) => path);
  const findRowBelow = createFindRow(table, routes);
  const findRow = (address: string) => {
    const below = withoutPrefix(prefix, address);
    return below === undefined ? undefined : findRowBelow(below);
  };
  const fixed = [...table.filter((path) => !/[:*]/.test(path)), ...otherPaths];
  const pathOf = (path: string) => withPrefix(prefix, path);
  return {
    /** The pages that exist whatever the backend contains. */
    fixed: fixed.map(pathOf),
    /** The table's paths as written there; `*` is unchanged. */
    table: table.map(pathOf),
    /** The path in `table` that matches a path. */
    rowPath: (path: string) => {
      const row = findRow(path);
      return row && pathOf(row.path);
    },
    /** An address without a page, in a form that no row of a table can match. */
    missing: pathOf('/404/404'),
    /** The name of the screen that shows a path. */
    screen: (path: string) => findRow(path)?.screen,
    /** The query parameters that the screen at a path reads. */
    knownQuery: (path: string) => findRow(path)?.query ?? [],
    /** The query parameter with unboundedly many values, if any: see `Route`. */
    unboundedParam: (path: string) => findRow(path)?.unboundedParam,
    /** The query parameters whose pages are not prerendered. */
    notPrerendered: (path: string) => findRow(path)?.notPrerendered ?? [],
  };
}

/** Stands for a part of an address that no row names. */
const unnamed = '-';
/** Maximum number of cached kinds of addresses. */
const mostKinds = 1_000;

/**
 * Finds the row that matches an address. The router ranks the whole table each time: for 10,000 articles
 * that took half as long as all the rest of reading them. It is therefore called once for all addresses that
 * differ only in parts that no row names.
 */
function createFindRow(
  table: readonly string[],
  routes: RouteObject[],
): (address: string) => Route | undefined {
  const names = new Set(table.flatMap((path) => path.toLowerCase().split('/')));
  const known = new LRUCache<string, { row: Route | undefined }>({
    max: mostKinds,
    memoMethod: (kind) => ({ row: rowAt(routes, kind) }),
  });
  return (address) => {
    const [path = ''] = address.toLowerCase().split(/[?#]/);
    // An encoded path may spell a name.
    if (path.includes('%')) return rowAt(routes, path);
    const parts = path.split('/').map((part) => (names.has(part) ? part : unnamed));
    return known.memo(parts.join('/')).row;
  };
}
