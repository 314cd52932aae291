import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteOrigin } from './origins.ts';

export interface HttpContext {
  request: IncomingMessage;
  response: ServerResponse;
  /** The site under the origin that the visitor requested. */
  site: SiteOrigin;
  id: string;
  arrivedAt: number;
  readonly url: URL | null;
  /** The posted body, once `bodyLimit` has read it. */
  body?: Buffer<ArrayBuffer> | 'too large';
}

export function createHttpContext(
  parts: Omit<HttpContext, 'arrivedAt' | 'url' | 'body'>,
): HttpContext {
  let url: URL | null | undefined;
  return {
    ...parts,
    arrivedAt: performance.now(),
    get url() {
      return (url ??= URL.parse(parts.request.url ?? '/', parts.site.origin));
    },
  };
}

/** A request's target as a path: it may be the whole address as well (RFC 9112, section 3.2.2). */
export function targetOf({ url = '/', headers }: IncomingMessage): string {
  const [whole = '', host] = /^http:\/\/([^/?]+)/i.exec(url) ?? [];
  // One for another host is left to `validateHost`.
  if (host === undefined || host !== headers.host) return url;
  return url.slice(whole.length).replace(/^(?!\/)/, '/');
}

/** The address, once `validateHost` has checked it. */
export function urlOf({ url }: HttpContext): URL {
  if (!url) throw new Error('The address is read before it is checked.');
  return url;
}

/** Aborts when the visitor leaves before the whole response is sent. */
export function clientGone({ response }: HttpContext): AbortSignal {
  const gone = new AbortController();
  if (response.destroyed) gone.abort();
  // Every response closes, but `abort` creates an error with a stack, which is wasted once everything is sent.
  else response.once('close', () => response.writableFinished || gone.abort());
  return gone.signal;
}

export const isRead = ({ request: { method } }: HttpContext): boolean =>
  method === 'GET' || method === 'HEAD';

/** The path for the log: without the query, which may contain text that a visitor typed. */
export const pathOf = ({ request }: HttpContext): string =>
  (request.url ?? '').split('?', 1)[0] ?? '';
