import { encodingFor } from '../../http/compression.ts';
import type { Exchange } from '../../http/exchange.ts';
import { headersOf } from '../../http/middleware/secureHeaders.ts';
import { currentRequest } from '../../http/requestId.ts';
import type { Log } from '../../process/log.ts';
import type { MakePage } from '../makePage.ts';
import type { PageAddress } from '../pageAddress.ts';
import { createPageCache } from './pageCache.ts';
import { sendStored } from './sendStored.ts';
import { bytesOf, compressBest } from './storedPage.ts';
import type { StoredPage } from './storedPage.ts';

/** The pages as visitors read them: the same for everybody, kept compressed, sent in one write. */
export interface CachedPages {
  /** Whether the page is kept, so that it can be sent without asking for a file of that name. */
  has: (address: PageAddress) => boolean;
  /** Sends the page, made first if need be. */
  send: (exchange: Exchange, address: PageAddress) => void | Promise<void>;
  /** Whether any page can be shown without the backend. */
  hasAny: () => boolean;
}

const encodingOf = ({ request: { headers } }: Exchange) => encodingFor(headers['accept-encoding']);

/** Pages that may wait for their best compression: requests for ever new pages must not fill the memory. */
const mostWaiting = 100;

/** @param cacheBytes room for kept pages; 0: each is made for its visitor alone. */
export function createCachedPages(make: MakePage, cacheBytes: number, log: Log): CachedPages {
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

  async function makeAndSend(exchange: Exchange, address: PageAddress): Promise<void> {
    const { answer } = exchange;
    const abort = new AbortController();
    // Every answer closes; to abort makes an error with its stack, for nothing once all is sent.
    answer.on('close', () => answer.writableFinished || abort.abort());
    try {
      const { page } = await make(address, undefined, abort.signal);
      await send(exchange, address, page);
    } catch (error) {
      // The visitor has left: no failure.
      if (!abort.signal.aborted) throw error;
    }
  }

  return {
    has: ({ href }) => cache.has(href),
    send(exchange, address) {
      if (cacheBytes === 0 || address.hasJustSent) return makeAndSend(exchange, address);
      // Not given up when the visitor leaves: others may wait for it, and the next one will want it.
      const page = cache.find(address.href, (kept) =>
        currentRequest.run(exchange.id, () => make(address, kept)),
      );
      return page instanceof Promise
        ? page.then((made) => send(exchange, address, made))
        : send(exchange, address, page);
    },
    hasAny: () => cache.size > 0,
  };
}
