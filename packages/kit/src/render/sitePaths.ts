import { LRUCache } from 'lru-cache';
import { withPrefix } from '../address/languages.ts';
import type { RouteObject } from 'react-router-dom';
import { type Route, rowAt } from '../client/route.ts';
import type { App } from '../client/defineApp.ts';
import type { ServerParts } from '../defineServerParts.ts';

/** Maximum number of paths whose rows are remembered: the router ranks the whole table each time. */
const mostRemembered = 200;

/** A site's table of routes for code other than the router; all paths include the prefix. */
export function createSitePaths(app: App, { otherPaths = [] }: ServerParts, routes: RouteObject[]) {
  const { prefix = '' } = app;
  const table = app.routes.map(({ path }) => path);
  const fixed = [...table.filter((path) => !/[:*]/.test(path)), ...otherPaths];
  const pathOf = (path: string) => withPrefix(prefix, path);
  const known = new LRUCache<string, { row: Route | undefined }>({
    max: mostRemembered,
    memoMethod: (path) => ({ row: rowAt(routes, path, prefix) }),
  });
  const row = (path: string) => known.memo(path).row;
  return {
    /** The pages that exist whatever the backend contains. */
    fixed: fixed.map(pathOf),
    /** The table's paths as written there; `*` is unchanged. */
    table: table.map(pathOf),
    /** The row of the table that matches a path, as it is written there. */
    row,
    rowPath(path: string) {
      const found = row(path);
      return found && pathOf(found.path);
    },
    /** An address without a page, in a form that no row of a table can match. */
    missing: pathOf('/404/404'),
  };
}
