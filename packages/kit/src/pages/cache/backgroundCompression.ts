import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../logging/log.ts';
import { type StoredPage, compressBest } from './storedPage.ts';

/** Maximum number of pages waiting for compression: requests for ever new pages must not fill the memory. */
const mostWaiting = 100;
/** After each page, compressing pauses this many times as long as it took: at most a fifth of one processor. */
const restPerWork = 4;

/** Compresses pages with the best quality, one after the other, with pauses that leave threads for other work. */
export function createBackgroundCompression(log: Log): (page: StoredPage) => void {
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
