import { setTimeout as pause } from 'node:timers/promises';
import { encodingFor } from '../../http/compression.ts';
import { clientGone } from '../../http/httpContext.ts';
import type { HttpContext } from '../../http/httpContext.ts';
import { headersOf } from '../../http/middleware/secureHeaders.ts';
import { currentRequest } from '../../logging/requestId.ts';
import type { FairQueue } from '../../limits/fairQueue.ts';
import type { Log } from '../../logging/log.ts';
import { atMost } from '../atMost.ts';
import type { FallbackPages } from '../fallbackPages.ts';
import type { MakePage } from '../makePage.ts';
import type { PageAddress } from '../../address/pageAddress.ts';
import { createPageCache } from './pageCache.ts';
import type { InFlight } from './pageCache.ts';
import { sendStored } from './sendStored.ts';
import { bytesOf, compressBest } from './storedPage.ts';
import type { StoredPage } from './storedPage.ts';

/** The pages as visitors read them: the same for all, kept compressed, sent in one write. */
export interface CachedPages {
  /** Whether the page is kept, or being made, so that it needs no slot and no look for a file. */
  has: (address: PageAddress) => boolean;
  /** Sends the page where it is kept, or being made; else false. */
  sendKept: (context: HttpContext, address: PageAddress) => false | void | Promise<void>;
  /** Sends the page, made first if need be. */
  send: (context: HttpContext, address: PageAddress) => void | Promise<void>;
  /** Forgets all pages: their content has changed. */
  clear: () => void;
  /** Whether any page can be shown without the backend. */
  hasAny: () => boolean;
}

export interface CachedPagesOptions {
  make: MakePage;
  /** Room for kept pages, in bytes; 0: none is kept, each visitor has a page made. */
  cacheBytes: number;
  /** Where pages that are not kept wait to be made. */
  queue: FairQueue;
  /** Where those wait whose query is unbounded: what they ask of the backend is not cached either. */
  uncacheableQueue: FairQueue;
  /** How long a page holds its slot at most, in ms: a slower one waits for the backend, not the processor. */
  slotMs: number;
  /** Shown in the place of a page that is refused; a development server has none. */
  fallbackPages: FallbackPages | undefined;
  visitorOf: (context: HttpContext) => string;
  /** Called for each page that is not made because its queue is full or too slow. */
  onRefused: () => void;
  /** How late this thread is, in ms: how long a request has waited before it was read. */
  eventLoopDelay: () => number;
  log: Log;
}

const encodingOf = ({ request: { headers } }: HttpContext) =>
  encodingFor(headers['accept-encoding']);

/**
 * How long a visitor waits for a page, from the arrival of the request, before what there is is shown: the
 * response has to arrive within four seconds.
 */
const pageTimeoutMs = 2_500;
/** Pages that may wait for their best compression: requests for ever new pages must not fill the memory. */
const mostWaiting = 100;
/** After each page, compressing pauses this many times as long as it took: at most a fifth of one processor. */
const restPerWork = 4;

export function createCachedPages(options: CachedPagesOptions): CachedPages {
  const { cacheBytes, eventLoopDelay, fallbackPages, log, make } = options;
  const { uncacheableQueue, onRefused, queue, slotMs, visitorOf } = options;
  const cache = createPageCache({ maxBytes: cacheBytes, bytesOf });
  const compress = createBackgroundCompression(cache.resize, log);

  function send(context: HttpContext, { href }: PageAddress, page: StoredPage) {
    const { request, response } = context;
    page.sent += 1;
    // A page that is sent a second time is worth the best compression, where the client takes Brotli.
    if (page.sent > 1 && !page.improved && encodingOf(context) === 'br') compress(href, page);
    return sendStored(request, response, headersOf(context), page);
  }

  /** Not aborted when the visitor leaves: others may wait for the page, and it is kept for the next. */
  const makeFor =
    ({ id }: HttpContext, address: PageAddress) =>
    (kept: StoredPage | undefined) =>
      currentRequest.run(id, () => make(address, { kept }));

  const isKept = ({ uncacheable, personal }: PageAddress) =>
    cacheBytes > 0 && personal === undefined && !uncacheable;
  const has = ({ href, personal }: PageAddress) => personal === undefined && cache.has(href);

  /** The page, or its fallback when it takes too long. */
  async function soonest(
    { arrivedAt }: HttpContext,
    inFlight: InFlight<StoredPage>,
  ): Promise<StoredPage> {
    const leftMs = pageTimeoutMs - eventLoopDelay() - (performance.now() - arrivedAt);
    return (await atMost(leftMs, inFlight.page)) ?? inFlight.fallback();
  }

  /** A page that has to be made waits for a slot, unless it is made for another visitor first. */
  async function sendQueued(context: HttpContext, address: PageAddress): Promise<void> {
    const left = clientGone(context);
    const { uncacheable } = address;
    const slot = await (uncacheable ? uncacheableQueue : queue).enter(visitorOf(context), left);
    if ('rejected' in slot) {
      if (slot.rejected === 'left') return;
      onRefused();
      if (!fallbackPages) throw new Error('Too many pages are being rendered at a time.');
      // Not too many requests, only slow ones: 'Loading...' asks again, and has its turn then.
      const waiting = slot.rejected === 'late' ? fallbackPages.waiting(address) : undefined;
      await send(context, address, waiting ?? fallbackPages.at(address));
      return;
    }
    const timer = uncacheable ? undefined : setTimeout(slot.release, slotMs);
    let isHeld = false;
    try {
      if (left.aborted) return;
      const found =
        isKept(address) || has(address)
          ? cache.find(address.href, makeFor(context, address))
          : cache.bypass(address.href, () => make(address, uncacheable ? {} : { signal: left }));
      if (uncacheable && 'page' in found) {
        // The backend goes on with the query after the visitor has left.
        isHeld = true;
        found.page.then(slot.release, slot.release);
      }
      const page = 'fallback' in found ? await soonest(context, found) : found;
      await send(context, address, page);
    } catch (error) {
      // The visitor has left: no failure.
      if (!left.aborted) throw error;
    } finally {
      clearTimeout(timer);
      if (!isHeld) slot.release();
    }
  }

  function sendKept(context: HttpContext, address: PageAddress) {
    const isOfAll = address.personal === undefined;
    const found = isOfAll && cache.findKept(address.href, makeFor(context, address));
    if (!found) return false;
    return 'fallback' in found
      ? soonest(context, found).then((page) => send(context, address, page))
      : send(context, address, found);
  }

  return {
    has,
    sendKept,
    send(context, address) {
      const sent = sendKept(context, address);
      return sent === false ? sendQueued(context, address) : sent;
    },
    clear: cache.clear,
    hasAny: () => cache.size > 0,
  };
}

/** Compresses pages as well as can be, one after the other, with pauses that leave threads for others. */
function createBackgroundCompression(
  onCompressed: (key: string, page: StoredPage) => void,
  log: Log,
): (key: string, page: StoredPage) => void {
  let last = Promise.resolve();
  let waiting = 0;

  async function compress(key: string, page: StoredPage): Promise<void> {
    const startedAt = performance.now();
    try {
      await compressBest(page);
      onCompressed(key, page);
    } catch (error) {
      log('A page could not be compressed.', error);
    }
    await pause((performance.now() - startedAt) * restPerWork, undefined, { ref: false });
  }

  return (key, page) => {
    if (waiting >= mostWaiting) return;
    page.improved = true;
    waiting += 1;
    last = last.then(() => compress(key, page)).finally(() => (waiting -= 1));
  };
}
