import type { EmbeddedBackend } from '../defineSite.ts';
import { type Handler, type Middleware, compose } from '../http/compose.ts';
import { type HttpContext, urlOf, isRead, clientGone } from '../http/httpContext.ts';
import type { Forwarded } from '../http/forwarded.ts';
import { type LogRefusal, counted } from '../http/refusalLog.ts';
import { bodyLimit } from '../http/middleware/bodyLimit.ts';
import { csrf } from '../http/middleware/csrf.ts';
import { concurrencyLimit } from '../http/middleware/concurrencyLimit.ts';
import { createFairQueue } from '../limits/fairQueue.ts';
import { type Limits, limitWindowMs, readWindowMs } from '../limits/limits.ts';
import { passToBackend } from './passToBackend.ts';
import { refuse, refuseFor } from './refuse.ts';

export interface BackendApiOptions {
  backend: Pick<EmbeddedBackend, 'url' | 'key' | 'publicKey'>;
  limits: Limits;
  forwarded: Forwarded;
  /** Called for each request over a limit. */
  onRefused: LogRefusal;
  /** How long a request may wait. Default: 5 s. */
  waitMs?: number;
}

/**
 * The site needs the backend's few connections as well. The bounds leave room for a school, which shares one address.
 */
const apiConcurrency = { concurrency: 16, concurrencyPerAddress: 8, perAddress: 100, overall: 400 };

/** A contact message has at most 5,000 characters. */
const bodyBytes = 64 * 1024;

/** Passes public requests on to the embedded backend within limits, serving client addresses in turn. */
export function createBackendApi({
  backend,
  limits,
  forwarded,
  onRefused,
  waitMs = 5_000,
}: BackendApiOptions): Handler {
  const queue = createFairQueue({ ...apiConcurrency, waitMs });
  const refuseLater = (seconds: number) => counted(refuseFor(seconds), onRefused);

  async function pass(context: HttpContext): Promise<void> {
    const { body, request } = context;
    if (body === 'too large') {
      refuse(context, 413, `The body is longer than ${bodyBytes} bytes.`);
      return;
    }
    const address = forwarded.clientIpOf(request);
    const [take, windowMs] = isRead(context)
      ? [limits.reads, readWindowMs]
      : [limits.messages, limitWindowMs];
    if (!take(address)) {
      refuseLater(windowMs / 1_000)(context, 429, 'Too many requests.');
      return;
    }
    const gone = clientGone(context);
    const permit = await queue.enter(address, gone);
    if ('rejected' in permit) {
      if (permit.rejected === 'left') return;
      if (permit.rejected === 'address') refuseLater(1)(context, 429, 'Too many requests.');
      else refuseLater(1)(context, 503, 'Too many requests are waiting.');
      return;
    }
    try {
      if (!gone.aborted) await passToBackend(backend.url, context);
    } finally {
      permit.release();
    }
  }

  const write = compose([csrf(forwarded, refuse), bodyLimit(bodyBytes), pass]);
  return compose([
    openToAll,
    refuseSiteKey(backend),
    concurrencyLimit(apiConcurrency.perAddress, forwarded, counted(refuse, onRefused)),
    (context) => (isRead(context) ? pass : write)(context),
  ]);
}

/** Any site may read with the public key, as with Supabase; only our own pages may write. */
const openToAll: Middleware = (context, next) => {
  const { request, response } = context;
  const isPreflight = request.method === 'OPTIONS';
  if (isPreflight || isRead(context)) {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-expose-headers', 'Content-Range');
  }
  if (!isPreflight) return next();
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': '*, authorization',
    'access-control-max-age': '86400',
  });
  response.end();
};

/** 401 for the site's own key, in case it leaks: the backend serves it with priority. */
const refuseSiteKey =
  ({ key, publicKey }: BackendApiOptions['backend']): Middleware =>
  (context, next) => {
    const { headers } = context.request;
    const sent = [...urlOf(context).searchParams.values(), ...Object.values(headers).flat()];
    if (key === publicKey || !sent.some((text) => text?.includes(key))) return next();
    refuse(context, 401, 'This key may be used only by the site itself.');
  };
