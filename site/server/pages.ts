import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor } from './compression.ts';
import type { Log } from './log.ts';
import type { MakePage } from './makePage.ts';
import type { Site } from './origins.ts';
import type { PageAddress } from './pageAddress.ts';
import { createPageCache } from './pageCache.ts';
import { currentRequest } from './requestId.ts';
import { sendStored } from './sendStored.ts';
import { bytesOf, compressBest } from './storedPage.ts';
import type { StoredPage } from './storedPage.ts';

/** One request for a page. */
export interface PageRequest {
  request: IncomingMessage;
  answer: ServerResponse;
  site: Site;
  /** Its name, on the answer and in the log. */
  id: string;
  address: PageAddress;
}

/** The pages as visitors read them: the same for everybody, kept compressed, sent in one write. */
export interface Pages {
  /** Whether the page is kept, so that it can be sent without asking for a file of that name. */
  has: (address: PageAddress) => boolean;
  /** Sends the page, made first if need be. */
  send: (page: PageRequest) => void | Promise<void>;
  /** Whether any page can be shown without the backend. */
  hasAny: () => boolean;
}

const encodingOf = ({ headers }: IncomingMessage) => encodingFor(headers['accept-encoding']);

/** Whoever asks twice for ever new pages is not to fill the memory: the rest has its turn later. */
const mostWaiting = 100;

/** @param cacheBytes room for kept pages; 0: each is made for its visitor alone. */
export function createPages(make: MakePage, cacheBytes: number, log: Log): Pages {
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

  function send({ request, answer, site, id, address }: PageRequest, page: StoredPage) {
    page.sent += 1;
    // What is asked for a second time is worth the best compression, to those who take it.
    if (page.sent > 1 && !page.improved && encodingOf(request) === 'br')
      improve(address.href, page);
    return sendStored(request, answer, [...site.headers, 'x-request-id', id], page);
  }

  async function makeAndSend(asked: PageRequest): Promise<void> {
    const { answer, address } = asked;
    const abort = new AbortController();
    // Every answer closes; to abort makes an error with its stack, for nothing once all is sent.
    answer.on('close', () => answer.writableFinished || abort.abort());
    try {
      const { page } = await make(address, undefined, abort.signal);
      await send(asked, page);
    } catch (error) {
      // A visitor who has gone elsewhere is no fault.
      if (!abort.signal.aborted) throw error;
    }
  }

  return {
    has: ({ href }) => cache.has(href),
    send(asked) {
      const { address, id } = asked;
      if (cacheBytes === 0 || address.hasJustSent) return makeAndSend(asked);
      // Not given up when the visitor leaves: others may wait for it, and the next one will want it.
      const page = cache.find(address.href, (kept) =>
        currentRequest.run(id, () => make(address, kept)),
      );
      return page instanceof Promise ? page.then((made) => send(asked, made)) : send(asked, page);
    },
    hasAny: () => cache.size > 0,
  };
}
