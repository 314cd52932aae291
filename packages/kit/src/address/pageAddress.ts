/** The page that an address leads to. */
export interface PageAddress {
  /** The full address, with only the query parameters that its screen reads. */
  href: string;
  /** For the log: without the query, which may contain text that a visitor typed. */
  path: string;
  origin: string;
  /** The page depends on an unbounded parameter: it is made for each request and not cached. */
  uncacheable?: boolean;
  /** The result of the site's `personal` for this address: the page is made for one visitor and not cached. */
  personal?: unknown;
}

export const isShared = ({ personal }: PageAddress): boolean => personal === undefined;

/** A key that is the same for all spellings of a path: any letter case, with or without a trailing slash. */
export const pathKey = (path: string): string =>
  // From the first slash of several: to look from each one would take seconds for a long path.
  path.toLowerCase().replace(/([^/]|^\/)\/+$/, '$1');

/** Whether a request's target needs no normalization, as in most requests. */
export const isPlainPath = (target: string): boolean => /^(?:\/[\w-]+)+$|^\/$/.test(target);

/** The page of an address: of its query only the first value of each known parameter counts, in a fixed order. */
export function pageAddress(url: URL, known: readonly string[]): PageAddress {
  const query = new URLSearchParams();
  for (const name of known) {
    const value = url.searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  const { origin } = url;
  // A screen compares the path: https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2
  const pathname = url.pathname.replace(/(?<!%[\dA-F]?)%[2-7][\dA-F]/gi, (code) => {
    const decoded = decodeURIComponent(code);
    return /[\w.~-]/.test(decoded) ? decoded : code;
  });
  const search = query.size === 0 ? '' : `?${query}`;
  return { href: origin + pathname + search, path: pathname, origin };
}
