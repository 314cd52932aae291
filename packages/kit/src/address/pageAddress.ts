/** The page that an address leads to. */
export interface PageAddress {
  /** The whole address, with only the parameters that its screen knows. */
  href: string;
  /** For the log: no query, for it may hold what a visitor typed. */
  path: string;
  origin: string;
  /** It depends on an unbounded parameter: the page is made for each request, and not cached. */
  uncacheable?: boolean;
  /** What it says to its one visitor: the page is made for this visitor only, and not cached. */
  personal?: unknown;
}

/** A path that needs no normalizing: most requests have one. */
const plainPath = /^(?:\/[\w-]+)+$|^\/$/;

/** The same for all spellings of a path: in any letter case, with a slash at its end or without. */
export const pathKey = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '');

/** Whether a request's target needs no parsing. */
export const isPlainPath = (target: string): boolean => plainPath.test(target);

/** The page at a plain path. */
export function plainAddress(origin: string, path: string): PageAddress {
  return { href: origin + path, path, origin };
}

/**
 * The page of an address. Of its query only what the screen knows counts, the first of each name, in a
 * fixed order: whatever else stands there neither makes another page nor reaches the one that is kept.
 */
export function pageAddress(url: URL, known: readonly string[]): PageAddress {
  const query = new URLSearchParams();
  for (const name of known) {
    const value = url.searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  const { origin, pathname } = url;
  const search = query.size === 0 ? '' : `?${query}`;
  return { href: origin + pathname + search, path: pathname, origin };
}
