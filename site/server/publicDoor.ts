import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from './compression.ts';
import { createFairQueue } from './fairQueue.ts';
import { limitWindowMs, readWindowMs } from './limits.ts';
import type { Limits } from './limits.ts';
import type { Proxies } from './proxies.ts';
import { passToBackend } from './proxy.ts';

export interface PublicDoorOptions {
  backendUrl: string;
  limits: Limits;
  proxies: Proxies;
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
export function createPublicDoor({ backendUrl, limits, proxies }: PublicDoorOptions) {
  const queue = createFairQueue(places);
  return async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const address = proxies.addressOf(request);
    const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(request.method ?? '');
    if (!(await (isWrite ? limits.writes : limits.reads)(address))) {
      refuse(request, answer, 429, (isWrite ? limitWindowMs : readWindowMs) / 1_000);
      return;
    }
    const place = await queue.enter(address);
    if ('refused' in place) {
      refuse(request, answer, place.refused === 'address' ? 429 : 503, 1);
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
  request: IncomingMessage,
  answer: ServerResponse,
  status: keyof typeof messages,
  retryAfterSeconds: number,
): void {
  answer.setHeader('retry-after', retryAfterSeconds);
  const refusal = { code: String(status), message: messages[status], details: null, hint: null };
  sendText(request, answer, status, 'application/json; charset=utf-8', JSON.stringify(refusal));
}
