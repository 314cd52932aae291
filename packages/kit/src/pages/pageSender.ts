import { setTimeout as pause } from 'node:timers/promises';
import { encodingFor } from '../http/compression.ts';
import type { HttpContext } from '../http/httpContext.ts';
import { headersOf } from '../http/middleware/secureHeaders.ts';
import type { Log } from '../logging/log.ts';
import { atMost } from './atMost.ts';
import type { InFlight } from './cache/making.ts';
import { sendStored } from './cache/sendStored.ts';
import { type StoredPage, compressBest } from './cache/storedPage.ts';

/**
 * Sends pages, or the fallback of one that is not made in time.
 *
 * @param pageTimeoutMs how long after the arrival of a request its page may take.
 */
export function createPageSender(log: Log, pageTimeoutMs = 2_500) {
  const compress = createBackgroundCompression(log);

  function sendPage(context: HttpContext, page: StoredPage) {
    const { request, response } = context;
    page.sent += 1;
    const encoding = encodingFor(request.headers['accept-encoding']);
    // A page that is sent a second time, to a client that accepts Brotli, is worth the best compression.
    if (page.sent > 1 && !page.improved && encoding === 'br') compress(page);
    return sendStored(request, response, headersOf(context), page);
  }

  async function sendSoonest(context: HttpContext, { page, fallback }: InFlight<StoredPage>) {
    const leftMs = pageTimeoutMs - (performance.now() - context.arrivedAt);
    return sendPage(context, (await atMost(leftMs, page)) ?? (await fallback()));
  }

  return (context: HttpContext, found: StoredPage | InFlight<StoredPage>) =>
    'fallback' in found ? sendSoonest(context, found) : sendPage(context, found);
}

/** Maximum number of pages waiting for compression: requests for ever new pages must not fill the memory. */
const mostWaiting = 100;
/** After each page, compressing pauses this many times as long as it took: at most a fifth of one processor. */
const restPerWork = 4;

/** Compresses pages with the best quality, one after the other, with pauses that leave threads for other work. */
function createBackgroundCompression(log: Log): (page: StoredPage) => void {
  let last = Promise.resolve();
  let waiting = 0;

  async function compress(page: StoredPage): Promise<void> {
    const startedAt = performance.now();
    try {
      await compressBest(page);
    } catch (error) {
      log('A page could not be compressed.', error);
    }
    await pause((performance.now() - startedAt) * restPerWork, undefined, { ref: false });
  }

  return (page) => {
    if (waiting >= mostWaiting) return;
    page.improved = true;
    waiting += 1;
    last = last.then(() => compress(page)).finally(() => (waiting -= 1));
  };
}
