import { encodingFor } from '../http/compression.ts';
import type { HttpContext } from '../http/httpContext.ts';
import { headersOf } from '../http/middleware/secureHeaders.ts';
import type { Log } from '../logging/log.ts';
import { atMost } from './atMost.ts';
import { createBackgroundCompression } from './cache/backgroundCompression.ts';
import type { InFlight } from './cache/making.ts';
import { sendStored } from './cache/sendStored.ts';
import type { StoredPage } from './cache/storedPage.ts';

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
    // A page that is sent a second time, to a client that accepts Brotli, is worth the best
    // compression.
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
