import { anyPage } from './storedPage.ts';
import type { Made } from './making.ts';
import type { PageCacheOptions } from './pageCache.ts';
import { createLru, createSegmentedLru } from './segmentedLru.ts';

export interface Kept<Page> {
  page: Page;
  isWhole: boolean;
  /** By `performance.now()`, because the system clock may be set back. */
  madeAt: number;
  /** After a failure or a slow attempt, the page is not made again before this time. */
  retryAt: number;
}

/** An older page is shown only if no newer one can be made in time: yesterday's list is of little use. */
export const revalidateMs = 10 * 60_000;
export const staleMs = 24 * 60 * 60_000;
export const refusedMs = 10_000;
const retryMs = 5_000;
/** Approximate bytes of an entry in the maps, in addition to two bytes for each character of its key. */
const entryOverhead = 300;

/** The contents of a page cache: good and partial pages in a segmented LRU, refused ones in a separate LRU. */
export function createKeptPages<Page>({
  maxBytes,
  bytesOf,
  keysOf = () => [],
  onAged = () => {},
}: PageCacheOptions<Page>) {
  const sizeOf = ({ page }: Kept<Page>, key: string) =>
    bytesOf(page) + entryOverhead + 2 * key.length;
  const pages = createSegmentedLru(maxBytes, sizeOf);
  const refused = createLru(maxBytes / 16, sizeOf);
  const isYounger = (kept: Kept<Page> | undefined, ms: number): kept is Kept<Page> =>
    kept !== undefined && performance.now() - kept.madeAt < ms;

  return {
    /** The good or partial page of a key, of any age. Counts as a use. */
    get: (key: string) => pages.get(key),
    refusal(key: string) {
      const kept = refused.get(key);
      return isYounger(kept, refusedMs) ? kept.page : undefined;
    },
    has: (key: string) =>
      isYounger(pages.peek(key), staleMs) || isYounger(refused.peek(key), refusedMs),
    /** Stores a page and returns whether it did: a partial page replaces no whole one, and a failed page none. */
    keep(key: string, { outcome, page }: Made<Page>, previous: Kept<Page> | undefined) {
      const kept = { page, isWhole: outcome !== 'partial', madeAt: performance.now(), retryAt: 0 };
      if (outcome === 'refused') {
        pages.delete(key);
        refused.set(key, kept);
        return true;
      }
      if (outcome === 'failed' || (outcome === 'partial' && previous?.isWhole)) return false;
      refused.delete(key);
      pages.set(key, kept, previous !== undefined);
      return true;
    },
    /** Continues to show a page for a while, because it could not be made again or takes long. */
    postpone(previous: Kept<Page>) {
      previous.retryAt = performance.now() + retryMs;
      return previous.page;
    },
    /**
     * Removes the pages with any of these keys, and all refused ones, which may exist now. `all` also ages every other
     * page: a backend that has just restarted purges everything and may fail again.
     */
    forget(keys: readonly string[]) {
      const wanted = new Set(keys);
      pages.deleteWhere(({ page }) => keysOf(page).some((key) => wanted.has(key)));
      refused.clear();
      if (!wanted.has(anyPage)) return;
      const oldest = performance.now() - revalidateMs;
      for (const kept of pages.entries()) {
        Object.assign(kept, { madeAt: Math.min(kept.madeAt, oldest), retryAt: 0 });
        onAged(kept.page);
      }
    },
    get size() {
      return pages.count;
    },
    get bytes() {
      return pages.size + refused.calculatedSize;
    },
  };
}
