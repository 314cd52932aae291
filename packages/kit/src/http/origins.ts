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

/** Finds a request's origin, SITE_URL or the requested one; `headersFor` makes its headers once. */
export function createOrigins(
  siteUrl: string | undefined,
  { originOf }: Forwarded,
  headersFor: (origin: string) => Record<string, string>,
): (request: IncomingMessage) => SiteOrigin {
  const known = new LRUCache<string, SiteOrigin>({
    max: mostRemembered,
    memoMethod: (origin) => ({ origin, headers: Object.entries(headersFor(origin)).flat() }),
  });
  return (request) => known.memo(siteUrl ?? originOf(request));
}
