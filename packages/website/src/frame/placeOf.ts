import { pathKey } from '@setu/kit';

/** The parameters that lead to another place of a list or sheet; all others filter the place in view. */
const placeParams = ['page', 'month', 'date', 'a'];

/** Identifies the place that an address shows, whatever filters are chosen. */
export function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  // Some hosts add a slash.
  return [pathKey(pathname), ...placeParams.map((name) => query.get(name) ?? '')].join('?');
}
