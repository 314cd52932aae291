import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Forwarded } from './forwarded.ts';

/** The site under one of its origins. */
export interface SiteOrigin {
  /** For canonical links: `https://institute.example`. */
  origin: string;
  /** The headers of every response, name after value, as `writeHead` takes them. */
  headers: readonly string[];
}

/** Maximum number of cached origins: a visitor may send any Host. */
const mostRemembered = 100;

/**
 * Returns a function that finds the origin of a request: SITE_URL, or by default the one that was requested.
 *
 * @param headersFor makes the headers of every response, once for each origin.
 */
export function createOrigins(
  siteUrl: string | undefined,
  { originOf }: Forwarded,
  headersFor: (origin: string) => Record<string, string>,
): (request: IncomingMessage) => SiteOrigin {
  const siteAt = (origin: string): SiteOrigin => ({
    origin,
    headers: Object.entries(headersFor(origin)).flat(),
  });
  if (siteUrl !== undefined) {
    const only = siteAt(siteUrl);
    return () => only;
  }
  const known = new LRUCache<string, SiteOrigin, IncomingMessage>({
    max: mostRemembered,
    memoMethod: (_key, _before, { context: request }) => siteAt(originOf(request)),
  });
  return (request) => {
    const {
      host = '',
      'x-forwarded-host': forwarded,
      'x-forwarded-proto': scheme,
    } = request.headers;
    // A header that is missing is not one that says 'undefined'.
    const key = JSON.stringify([host, forwarded, scheme]);
    return known.get(key) ?? known.memo(key, { context: request });
  };
}
