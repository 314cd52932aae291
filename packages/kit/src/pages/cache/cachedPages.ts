import { encodingFor } from '../../http/compression.ts';
import { leaving } from '../../http/exchange.ts';
import type { Exchange } from '../../http/exchange.ts';
import { headersOf } from '../../http/middleware/secureHeaders.ts';
import { currentRequest } from '../../http/requestId.ts';
import type { FairQueue } from '../../limits/fairQueue.ts';
import type { Log } from '../../process/log.ts';
import type { FallbackPages } from '../fallbackPages.ts';
import type { MakePage } from '../makePage.ts';
import type { PageAddress } from '../pageAddress.ts';
import { createPageCache } from './pageCache.ts';
import { sendStored } from './sendStored.ts';
import { bytesOf, compressBest } from './storedPage.ts';
import type { StoredPage } from './storedPage.ts';

/** The pages as visitors read them: the same for everybody, kept compressed, sent in one write. */
export interface CachedPages {
  /** Whether the page is kept, or being made, so that it can be sent without a turn or a look for a file. */
  has: (address: PageAddress) => boolean;
  /** Sends the page, made first if need be. */
  send: (exchange: Exchange, address: PageAddress) => void | Promise<void>;
  /** Whether any page can be shown without the backend. */
  hasAny: () => boolean;
}

export interface CachedPagesOptions {
  make: MakePage;
  /** Room for kept pages; 0: each is made for its visitor alone. */
  cacheBytes: number;
  /** Where pages that are not kept wait to be made. */
  turns: FairQueue;
  /** What is shown to whoever has too many of them in the making; a development server has none. */
  fallbackPages: FallbackPages | undefined;
  visitorOf: (exchange: Exchange) => string;
  log: Log;
}

const encodingOf = ({ request: { headers } }: Exchange) => encodingFor(headers['accept-encoding']);

/** Pages that may wait for their best compression: requests for ever new pages must not fill the memory. */
const mostWaiting = 100;

export function createCachedPages(options: CachedPagesOptions): CachedPages {
  const { cacheBytes, fallbackPages, log, make, turns, visitorOf } = options;
  const cache = createPageCache({ maxBytes: cacheBytes, bytesOf });
  let improving = Promise.resolve();
  let waiting = 0;

  /** One page after the other, so that threads are left for visitors who wait. */
  function improve(key: string, page: StoredPage): void {
    if (waiting >= mostWaiting) return;
    page.improved = true;
    waiting += 1;
    improving = improving
      .then(() => compressBest(page))
      .then(() => cache.weigh(key, page))
      .catch((error: unknown) => log('A page could not be compressed.', error))
      .finally(() => (waiting -= 1));
  }

  function send(exchange: Exchange, { href }: PageAddress, page: StoredPage) {
    const { request, answer } = exchange;
    page.sent += 1;
    // What is asked for a second time is worth the best compression, to those who take it.
    if (page.sent > 1 && !page.improved && encodingOf(exchange) === 'br') improve(href, page);
    return sendStored(request, answer, headersOf(exchange), page);
  }

  /** Not given up when the visitor leaves: others may wait for it, and the next one will want it. */
  const find = ({ id, arrivedAt }: Exchange, address: PageAddress) =>
    cache.find(address.href, (kept) =>
      currentRequest.run(id, () => make(address, { kept, arrivedAt })),
    );

  /** A page that must be made waits for its visitor's turn, unless it is made for another before. */
  async function sendInTurn(exchange: Exchange, address: PageAddress): Promise<void> {
    const { arrivedAt } = exchange;
    const left = leaving(exchange);
    const place = await turns.enter(visitorOf(exchange), left);
    if ('refused' in place) {
      if (place.refused === 'left') return;
      if (!fallbackPages) throw new Error('Too many pages are being made.');
      await send(exchange, address, fallbackPages.at(address));
      return;
    }
    try {
      if (left.aborted) return;
      const page = isKept(address)
        ? await find(exchange, address)
        : (await make(address, { arrivedAt, signal: left })).page;
      await send(exchange, address, page);
    } catch (error) {
      // The visitor has left: no failure.
      if (!left.aborted) throw error;
    } finally {
      place.done();
    }
  }

  const isKept = ({ hasJustSent }: PageAddress) => cacheBytes > 0 && !hasJustSent;
  const has = (address: PageAddress) => isKept(address) && cache.has(address.href);

  return {
    has,
    send(exchange, address) {
      if (!has(address)) return sendInTurn(exchange, address);
      const page = find(exchange, address);
      return page instanceof Promise
        ? page.then((made) => send(exchange, address, made))
        : send(exchange, address, page);
    },
    hasAny: () => cache.size > 0,
  };
}
