import { sendText } from '../http/compression.ts';
import type { Exchange } from '../http/exchange.ts';
import type { Forwarded } from '../http/forwarded.ts';
import type { Handler } from '../http/compose.ts';
import { createFairQueue } from '../limits/fairQueue.ts';
import { limitWindowMs, readWindowMs } from '../limits/limits.ts';
import type { Limits } from '../limits/limits.ts';
import { passToBackend } from './passToBackend.ts';

export interface BackendApiOptions {
  backendUrl: string;
  limits: Limits;
  forwarded: Forwarded;
}

/**
 * The embedded backend answers one request after the other, to the site as well. Few of the public's are
 * passed on at a time, and the rest waits here; a school's shared address has room for all its pupils.
 */
const places = { atOnce: 16, perAddress: 100, overall: 400, waitMs: 5_000 };

const messages = {
  429: 'Too many requests.',
  503: 'Too many requests are waiting.',
} as const;

/** What the public asks of the embedded backend: passed on within limits, to each address in turn. */
export function createBackendApi({ backendUrl, limits, forwarded }: BackendApiOptions): Handler {
  const queue = createFairQueue(places);
  return async (exchange) => {
    const { request, answer } = exchange;
    const address = forwarded.addressOf(request);
    const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(request.method ?? '');
    if (!(await (isWrite ? limits.writes : limits.reads)(address))) {
      refuse(exchange, 429, (isWrite ? limitWindowMs : readWindowMs) / 1_000);
      return;
    }
    const place = await queue.enter(address);
    if ('refused' in place) {
      refuse(exchange, place.refused === 'address' ? 429 : 503, 1);
      return;
    }
    if (answer.destroyed) {
      place.done();
      return;
    }
    passToBackend(backendUrl, request, answer, place.done);
  };
}

/** In PostgREST's form, which Supabase's clients read. */
function refuse(
  { request, answer }: Exchange,
  status: keyof typeof messages,
  retryAfterSeconds: number,
): void {
  answer.setHeader('retry-after', retryAfterSeconds);
  const refusal = { code: String(status), message: messages[status], details: null, hint: null };
  sendText(request, answer, status, 'application/json; charset=utf-8', JSON.stringify(refusal));
}
