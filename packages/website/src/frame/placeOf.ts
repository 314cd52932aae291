/** What of a list or a sheet is a place of its own; other parameters filter what is in view. */
const turned = ['page', 'month', 'date', 'a'];

/** Names what an address shows: the same for whatever filters of it are chosen. */
export function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  return [pathname.toLowerCase(), ...turned.map((name) => query.get(name) ?? '')].join('?');
}
