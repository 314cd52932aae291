import type { IncomingMessage } from 'node:http';

/** The site under one of its addresses. */
export interface Site {
  /** For canonical links: `https://institute.example`. */
  origin: string;
  /** The headers of every answer, name after value, as `writeHead` takes them. */
  headers: readonly string[];
}

/** Strange Hosts must not fill the memory. */
const mostRemembered = 100;

/**
 * Finds the site that a request means: that of SITE_URL, else that of its Host header.
 *
 * @param headersFor makes the headers of every answer, once for each address.
 */
export function createOrigins(
  siteUrl: string | undefined,
  headersFor: (origin: string) => Record<string, string>,
): (request: IncomingMessage) => Site {
  const siteAt = (origin: string): Site => ({
    origin,
    headers: Object.entries(headersFor(origin)).flat(),
  });
  if (siteUrl !== undefined) {
    const only = siteAt(siteUrl);
    return () => only;
  }
  const known = new Map<string, Site>();
  return (request) => {
    const host = request.headers.host ?? '';
    const before = known.get(host);
    if (before) return before;
    const site = siteAt(originOf(request));
    if (known.size >= mostRemembered) known.clear();
    known.set(host, site);
    return site;
  };
}

/** The origin that a request's Host header names. */
export function originOf(request: IncomingMessage): string {
  const host = request.headers.host ?? 'localhost';
  return URL.parse(`http://${host}`)?.origin ?? 'http://localhost';
}
