import type { EmbeddedBackend } from '../defineSite.ts';
import { compose } from '../http/compose.ts';
import type { Handler, Middleware } from '../http/compose.ts';
import { addressOf, isRead, clientGone } from '../http/exchange.ts';
import type { Exchange } from '../http/exchange.ts';
import type { Forwarded } from '../http/forwarded.ts';
import { bodyLimit } from '../http/middleware/bodyLimit.ts';
import { csrf } from '../http/middleware/csrf.ts';
import { concurrencyLimit } from '../http/middleware/concurrencyLimit.ts';
import { createFairQueue } from '../limits/fairQueue.ts';
import { limitWindowMs, readWindowMs } from '../limits/limits.ts';
import type { Limits } from '../limits/limits.ts';
import { passToBackend } from './passToBackend.ts';
import { refuse, refuseFor } from './refuse.ts';

export interface BackendApiOptions {
  backend: Pick<EmbeddedBackend, 'url' | 'key' | 'publicKey'>;
  limits: Limits;
  forwarded: Forwarded;
}

/**
 * The embedded backend has few connections to its database, for the site as well. Few of the public's
 * requests are passed on at a time, and the rest waits here; a school's shared address has room for all
 * its pupils.
 */
const apiConcurrency = {
  concurrency: 16,
  concurrencyPerAddress: 8,
  perAddress: 100,
  overall: 400,
  waitMs: 5_000,
};

/** A contact message has at most 5,000 characters. */
const bodyBytes = 64 * 1024;

/** What the public asks of the embedded backend: passed on within limits, to each address in turn. */
export function createBackendApi({ backend, limits, forwarded }: BackendApiOptions): Handler {
  const queue = createFairQueue(apiConcurrency);

  async function pass(exchange: Exchange): Promise<void> {
    const { body, request } = exchange;
    if (body === 'too large') {
      refuse(exchange, 413, `The body is longer than ${bodyBytes} bytes.`);
      return;
    }
    const address = forwarded.addressOf(request);
    const [take, windowMs] = isRead(exchange)
      ? [limits.reads, readWindowMs]
      : [limits.messages, limitWindowMs];
    if (!take(address)) {
      refuseFor(windowMs / 1_000)(exchange, 429, 'Too many requests.');
      return;
    }
    const left = clientGone(exchange);
    const permit = await queue.enter(address, left);
    if ('rejected' in permit) {
      if (permit.rejected === 'left') return;
      if (permit.rejected === 'address') refuseFor(1)(exchange, 429, 'Too many requests.');
      else refuseFor(1)(exchange, 503, 'Too many requests are waiting.');
      return;
    }
    if (!left.aborted) await passToBackend(backend.url, exchange);
    permit.release();
  }

  const write = compose([csrf(forwarded, refuse), bodyLimit(bodyBytes), pass]);
  return compose([
    answerPreflight,
    refuseSiteKey(backend),
    concurrencyLimit(apiConcurrency.perAddress, forwarded, refuse),
    (exchange) => (isRead(exchange) ? pass : write)(exchange),
  ]);
}

/** Any site may read with the public key; what changes something comes from our own pages. */
const answerPreflight: Middleware = ({ request, answer }, next) => {
  if (request.method !== 'OPTIONS') return next();
  answer.writeHead(204, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': '*, authorization',
    'access-control-max-age': '86400',
  });
  answer.end();
};

/** 401 for the site's own key, should it ever get out: it has a lane of its own in the backend. */
const refuseSiteKey =
  ({ key, publicKey }: BackendApiOptions['backend']): Middleware =>
  (exchange, next) => {
    const { headers } = exchange.request;
    const sent = [...addressOf(exchange).searchParams.values(), ...Object.values(headers).flat()];
    if (key === publicKey || !sent.some((text) => text?.includes(key))) return next();
    refuse(exchange, 401, 'This key is for the site alone.');
  };
