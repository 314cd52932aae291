import { type HttpContext, clientGone } from '../http/httpContext.ts';
import { currentRequest } from '../logging/requestId.ts';
import type { FairQueue, Rejection } from '../limits/fairQueue.ts';
import type { Log } from '../logging/log.ts';
import type { CanonicalQuery } from './canonicalQuery.ts';
import type { MakePage } from './makePage.ts';
import { type PageAddress, isShared } from '../address/pageAddress.ts';
import { createPageCache } from './cache/pageCache.ts';
import { type StoredPage, bytesOf } from './cache/storedPage.ts';
import { createPageSender } from './pageSender.ts';

export type CachedPages = ReturnType<typeof createCachedPages>;

export interface CachedPagesOptions {
  make: MakePage;
  /** Size of the cache, in bytes; 0: no page is cached, each visitor's page is made separately. */
  cacheBytes: number;
  queue: FairQueue;
  /** Queue of the pages with an unbounded query, whose backend reads are not cached either. */
  uncacheableQueue: FairQueue;
  /** How long a page may hold its slot, in ms: a slower one waits for the backend, not for the processor. */
  slotMs: number;
  refused: (address: PageAddress, rejected: Rejection) => StoredPage | Promise<StoredPage>;
  visitorOf: (context: HttpContext) => string;
  /** Called for each page that is not made because its queue is full or too slow. */
  onRefused: () => void;
  /**
   * How long after the arrival of a request its page may take, in ms, before a fallback is sent instead. Default:
   * 2.5 s, because the response must arrive within four seconds.
   */
  pageTimeoutMs?: number;
  log: Log;
}

/** The pages for visitors: the same for all of them, cached in compressed form, sent in one write. */
export function createCachedPages(options: CachedPagesOptions) {
  const { cacheBytes, log, make, pageTimeoutMs } = options;
  const cache = createPageCache({
    maxBytes: cacheBytes,
    bytesOf,
    keysOf: ({ keys }) => keys,
    // An edge would show it for a day.
    onAged: (page: StoredPage) => void (page.edgeHeaders = []),
  });
  const send = createPageSender(log, pageTimeoutMs);

  /** Not aborted when the visitor leaves: others may wait for the page, and it is cached for the next visitor. */
  const makeForAll =
    ({ id }: HttpContext, address: PageAddress) =>
    (kept: StoredPage | undefined) =>
      currentRequest.run(id, () => make(address, { kept }));

  function findOrMake(context: HttpContext, address: PageAddress, gone: AbortSignal) {
    const { href, uncacheable } = address;
    const isKept = isShared(address) && cacheBytes > 0 && !uncacheable;
    // `href` lacks what makes a page personal, so while it is made, only requests of its whole address may share it.
    const key = isShared(address) ? href : `${href} ${context.request.url}`;
    return isKept || cache.has(key)
      ? cache.find(key, makeForAll(context, address))
      : cache.bypass(key, () => make(address, uncacheable ? {} : { signal: gone }));
  }

  /** Sends the page if it is cached or being made; otherwise returns false. */
  function sendKept(context: HttpContext, address: PageAddress) {
    const found = isShared(address) && cache.findKept(address.href, makeForAll(context, address));
    return found ? send(context, found) : false;
  }

  /**
   * Sends a page that is made in a slot, unless another visitor's request has made it. `canonicalQuery` reads the
   * backend within the slot. An uncacheable page holds its slot until it is made: the backend continues its query after
   * the visitor has left.
   */
  async function sendMade(
    context: HttpContext,
    address: PageAddress,
    canonicalQuery?: CanonicalQuery,
  ): Promise<void> {
    const gone = clientGone(context);
    const { uncacheable } = address;
    const queue = uncacheable ? options.uncacheableQueue : options.queue;
    const slot = await queue.enter(options.visitorOf(context), gone);
    if ('rejected' in slot) {
      if (slot.rejected === 'left') return;
      options.onRefused();
      await send(context, await options.refused(address, slot.rejected));
      return;
    }
    const { release } = slot;
    const timer = uncacheable ? undefined : setTimeout(release, options.slotMs);
    let made: Promise<unknown> | undefined;
    try {
      if (gone.aborted) return;
      const shared = (await canonicalQuery?.(address)) ?? address;
      const found = findOrMake(context, shared, gone);
      if (uncacheable && 'page' in found) made = found.page;
      await send(context, found);
    } catch (error) {
      // An error is not a failure if the visitor has left.
      if (!gone.aborted) throw error;
    } finally {
      clearTimeout(timer);
      if (made) made.then(release, release);
      else release();
    }
  }

  return {
    sendKept,
    sendMade,
    send(context: HttpContext, address: PageAddress) {
      const sent = sendKept(context, address);
      return sent === false ? sendMade(context, address) : sent;
    },
    forget: cache.forget,
    hasAny: () => cache.kept.size > 0,
  };
}
