import type { RouteObject } from 'react-router-dom';
import { rowAt } from '../client/route.ts';
import { pathKey } from '../pages/pageAddress.ts';
import type { App, ServerParts } from '../defineApp.ts';

/** An address that no page has, in the shape of none that a table could give one to. */
export const missingPath = '/404/404';

/** What a site's table says of its addresses, for others than the router. */
export interface SitePaths {
  /** The pages there are whatever the backend holds. */
  fixed: readonly string[];
  /** The table's paths, as it writes them. */
  table: readonly string[];
  /** That of them which a path is shown by. */
  rowPath: (path: string) => string | undefined;
  /** The name of the screen that shows a path. */
  screen: (path: string) => string | undefined;
  /** The parameters of the query that the screen at a path reads. */
  knownQuery: (path: string) => readonly string[];
  /** The one of them whose values are endless, if any: see `Route`. */
  endless: (path: string) => string | undefined;
  /** Those of them that a static copy leaves to the browser. */
  unlistedQuery: (path: string) => readonly string[];
  /** Whether the screen at a path, one without parameters, has a form that stores something. */
  hasForm: (path: string) => boolean;
}

export function createSitePaths(
  app: App,
  { otherPaths = [] }: ServerParts,
  routes: RouteObject[],
): SitePaths {
  const table = app.routes.map(({ path }) => path);
  const forms = new Set(app.routes.filter(({ form }) => form).map(({ path }) => pathKey(path)));
  return {
    fixed: [...table.filter((path) => !/[:*]/.test(path)), ...otherPaths],
    table,
    rowPath: (path) => rowAt(routes, path)?.path,
    screen: (path) => rowAt(routes, path)?.screen,
    knownQuery: (path) => rowAt(routes, path)?.query ?? [],
    endless: (path) => rowAt(routes, path)?.endless,
    unlistedQuery: (path) => rowAt(routes, path)?.unlisted ?? [],
    hasForm: (path) => forms.has(pathKey(path)),
  };
}
