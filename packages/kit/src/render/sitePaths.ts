import { LRUCache } from 'lru-cache';
import { withoutPrefix, withPrefix } from '../address/languages.ts';
import type { RouteObject } from 'react-router-dom';
import { rowAt } from '../client/route.ts';
import type { Route } from '../client/route.ts';
import type { App, ServerParts } from '../client/defineApp.ts';

/** What a site's table says of its addresses, for what is not the router: all of them with the prefix. */
export function createSitePaths(app: App, { otherPaths = [] }: ServerParts, routes: RouteObject[]) {
  const { prefix = '' } = app;
  const table = app.routes.map(({ path }) => path);
  const findRowBelow = createFindRow(table, routes);
  const findRow = (address: string) => {
    const below = withoutPrefix(prefix, address);
    return below === undefined ? undefined : findRowBelow(below);
  };
  const fixed = [...table.filter((path) => !/[:*]/.test(path)), ...otherPaths];
  const addressOf = (path: string) => withPrefix(prefix, path);
  return {
    /** The pages that exist whatever the backend holds. */
    fixed: fixed.map(addressOf),
    /** The table's paths, as it writes them; `*` stays. */
    table: table.map(addressOf),
    /** The one of them that matches a path. */
    rowPath: (path: string) => {
      const row = findRow(path);
      return row && addressOf(row.path);
    },
    /** An address that has no page, of a form that no row of a table can match. */
    missing: addressOf('/404/404'),
    /** The name of the screen that shows a path. */
    screen: (path: string) => findRow(path)?.screen,
    /** The parameters of the query that the screen at a path reads. */
    knownQuery: (path: string) => findRow(path)?.query ?? [],
    /** The one of them that takes unboundedly many values, if any: see `Route`. */
    unboundedParam: (path: string) => findRow(path)?.unboundedParam,
    /** Those of them whose pages are not prerendered. */
    notPrerendered: (path: string) => findRow(path)?.notPrerendered ?? [],
  };
}

/** Stands for a part of an address that no row names. */
const unnamed = '-';
/** Kinds of addresses that are remembered. */
const mostKinds = 1_000;

/**
 * Finds the row that answers an address. The router ranks the whole table each time: for 10,000 articles
 * that took half as long as all else that reads them. It is therefore asked once for all addresses that
 * differ only in parts that no row names.
 */
function createFindRow(
  table: readonly string[],
  routes: RouteObject[],
): (address: string) => Route | undefined {
  const names = new Set(table.flatMap((path) => path.toLowerCase().split('/')));
  const known = new LRUCache<string, { row: Route | undefined }>({ max: mostKinds });
  return (address) => {
    const [path = ''] = address.toLowerCase().split(/[?#]/);
    // What is encoded may spell a name.
    if (path.includes('%')) return rowAt(routes, path);
    const parts = path.split('/').map((part) => (names.has(part) ? part : unnamed));
    const kind = parts.join('/');
    const found = known.get(kind) ?? { row: rowAt(routes, kind) };
    known.set(kind, found);
    return found.row;
  };
}
