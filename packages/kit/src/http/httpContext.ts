import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Origin } from './origins.ts';

/** One request and its response. */
export interface HttpContext {
  request: IncomingMessage;
  response: ServerResponse;
  /** The site under the address that the visitor asked for. */
  site: Origin;
  /** The request's id, on the response and in the log. */
  id: string;
  /** When it was seen first, by `performance.now()`. */
  arrivedAt: number;
  /** The address asked for; null where it cannot be read. Read on first use: a kept page needs none. */
  readonly url: URL | null;
  /** What was posted, once `bodyLimit` has read it. */
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

/** The address, once `validateHost` has checked it. */
export function addressOf({ url }: HttpContext): URL {
  if (!url) throw new Error('The address is read before it is checked.');
  return url;
}

/** Aborts when the visitor leaves before the whole response is sent. */
export function clientGone({ response }: HttpContext): AbortSignal {
  const left = new AbortController();
  if (response.destroyed) left.abort();
  // Every response closes; to abort makes an error with its stack, for nothing once all is sent.
  else response.once('close', () => response.writableFinished || left.abort());
  return left.signal;
}

export const isRead = ({ request: { method } }: HttpContext): boolean =>
  method === 'GET' || method === 'HEAD';

/** Without the query, which may hold what a visitor typed: for the log. */
export const pathOf = ({ request }: HttpContext): string =>
  (request.url ?? '').split('?', 1)[0] ?? '';
