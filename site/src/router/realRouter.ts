// `build/leanRouter.ts` gives this file a copy of react-router of its own: the rest of the site shares
// one file with what only navigation needs, and would bring that along with every page.
import {
  UNSAFE_createBrowserHistory,
  UNSAFE_createRouter,
  UNSAFE_hydrationRouteProperties,
  UNSAFE_mapRouteProperties,
} from 'react-router-dom';
import type { HydrationState, Location, RouteObject } from 'react-router-dom';

/** As `createBrowserRouter` makes it, but that it starts where the page does: see `lateRouter.ts`. */
export function createRealRouter(
  routes: RouteObject[],
  hydrationData: HydrationState,
  start: Location,
) {
  const browser = UNSAFE_createBrowserHistory();
  const history = Object.create(browser, { location: { value: start } }) as typeof browser;
  return UNSAFE_createRouter({
    history,
    routes,
    hydrationData,
    mapRouteProperties: UNSAFE_mapRouteProperties,
    hydrationRouteProperties: [...UNSAFE_hydrationRouteProperties],
  }).initialize();
}
