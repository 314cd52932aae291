import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

/** What the table in `routes.tsx` says of an address, for others than the router. */
export interface Handle {
  /** The file in `pages/` that answers it. */
  screen: string;
  /** What of the address's query the screen reads; the server keeps one page for all the rest. */
  query?: readonly string[] | undefined;
}

/** Of one route; the frames around a screen have none. */
export function handleOf(route: Pick<RouteObject, 'handle'> | undefined): Handle | undefined {
  return route?.handle as Handle | undefined;
}

/** Of the screen that answers an address. */
export function handleAt(
  routes: RouteObject[],
  address: Parameters<typeof matchRoutes>[1],
): Handle | undefined {
  return handleOf(matchRoutes(routes, address)?.at(-1)?.route);
}
