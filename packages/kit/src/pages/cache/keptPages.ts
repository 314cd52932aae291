import { anyPage } from './edgeHeaders.ts';
import type { Made } from './making.ts';
import type { PageCacheOptions } from './pageCache.ts';
import { createLru, createSegmentedLru } from './segmentedLru.ts';

export interface Kept<Page> {
  page: Page;
  isWhole: boolean;
  madeAt: number;
  /** After a failure, or where it takes long, it is not tried again before this time. */
  retryAt: number;
}

export const staleMs = 24 * 60 * 60_000;
export const refusedMs = 10_000;
const retryMs = 5_000;
/** About what the maps need for an entry, on top of two bytes for each character of its key. */
const entryOverhead = 300;

/** What a page cache holds in memory: good pages in a segmented LRU, refused ones apart from them. */
export function createKeptPages<Page>(
  maxBytes: number,
  { bytesOf, keysOf = () => [] }: Pick<PageCacheOptions<Page>, 'bytesOf' | 'keysOf'>,
  now: () => number,
) {
  const sizeOf = ({ page }: Kept<Page>, key: string) =>
    bytesOf(page) + entryOverhead + 2 * key.length;
  const pages = createSegmentedLru(maxBytes, sizeOf);
  const refused = createLru(maxBytes / 16, sizeOf);
  const isYounger = (kept: Kept<Page> | undefined, ms: number): kept is Kept<Page> =>
    kept !== undefined && now() - kept.madeAt < ms;

  return {
    /** The good or partial page of a key, however old it is. Counts as a use. */
    get: (key: string) => pages.get(key),
    refusal(key: string) {
      const kept = refused.get(key);
      return isYounger(kept, refusedMs) ? kept.page : undefined;
    },
    /** Whether it may be shown. */
    has: (key: string) =>
      isYounger(pages.peek(key), staleMs) || isYounger(refused.peek(key), refusedMs),
    /** Whether it is kept: a partial page takes the place of no whole one, and a failed one of none. */
    keep(key: string, { outcome, page }: Made<Page>, previous: Kept<Page> | undefined) {
      const kept = { page, isWhole: outcome !== 'partial', madeAt: now(), retryAt: 0 };
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
    /** Has a page shown as it is for a while: it could not be made, or takes long. */
    postpone(previous: Kept<Page>) {
      previous.retryAt = now() + retryMs;
      return previous.page;
    },
    /** Removes the pages with any of these keys, and what was no page: it may be one now. */
    forget(keys: readonly string[]) {
      const wanted = new Set(keys);
      if (wanted.has(anyPage)) pages.clear();
      else pages.deleteWhere(({ page }) => keysOf(page).some((key) => wanted.has(key)));
      refused.clear();
    },
    /** To be called when the size of a page has changed. */
    resize(key: string, page: Page) {
      const kept = pages.peek(key);
      if (kept?.page === page) pages.resize(kept, key);
    },
    /** How many pages there are, refused ones left out. */
    get size() {
      return pages.count;
    },
    get bytes() {
      return pages.size + refused.calculatedSize;
    },
  };
}
