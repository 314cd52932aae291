import type { Made } from './making.ts';
import { createLru, createSegmentedLru } from './segmentedLru.ts';

export interface Kept<Page> {
  page: Page;
  isWhole: boolean;
  madeAt: number;
  /** After a failure, or where it takes long, it is not tried again before this time. */
  retryAt: number;
}

/** What `createPageCache` holds in memory. */
export interface KeptPages<Page> {
  /** The good or partial page of a key, however old it is. Counts as a use. */
  get: (key: string) => Kept<Page> | undefined;
  refusal: (key: string) => Page | undefined;
  /** Whether it may be shown. */
  has: (key: string) => boolean;
  /**
   * Whether it is kept: a partial page takes the place of no whole one, and a failed one of none.
   *
   * @param previous the one that was kept before.
   */
  keep: (key: string, made: Made<Page>, previous: Kept<Page> | undefined) => boolean;
  /** Has a page shown as it is for a while: it could not be made, or takes long. */
  postpone: (previous: Kept<Page>) => Page;
  clear: () => void;
  /** To be called when the size of a page has changed. */
  resize: (key: string, page: Page) => void;
  /** How many pages there are, refused ones left out. */
  readonly size: number;
  readonly bytes: number;
}

export const staleMs = 24 * 60 * 60_000;
export const refusedMs = 10_000;
const retryMs = 5_000;
/** About what the maps need for an entry, on top of two bytes for each character of its key. */
const entryOverhead = 300;

/** Good pages in a segmented LRU, refused ones apart from them. */
export function createKeptPages<Page>(
  maxBytes: number,
  bytesOf: (page: Page) => number,
  now: () => number,
): KeptPages<Page> {
  const sizeOf = ({ page }: Kept<Page>, key: string) =>
    bytesOf(page) + entryOverhead + 2 * key.length;
  const pages = createSegmentedLru(maxBytes, sizeOf);
  const refused = createLru(maxBytes / 16, sizeOf);
  const isYounger = (kept: Kept<Page> | undefined, ms: number): kept is Kept<Page> =>
    kept !== undefined && now() - kept.madeAt < ms;

  return {
    get: (key) => pages.get(key),
    refusal(key) {
      const kept = refused.get(key);
      return isYounger(kept, refusedMs) ? kept.page : undefined;
    },
    has: (key) => isYounger(pages.peek(key), staleMs) || isYounger(refused.peek(key), refusedMs),
    keep(key, { outcome, page }, previous) {
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
    postpone(previous) {
      previous.retryAt = now() + retryMs;
      return previous.page;
    },
    clear() {
      pages.clear();
      refused.clear();
    },
    resize(key, page) {
      const kept = pages.peek(key);
      if (kept?.page === page) pages.resize(kept, key);
    },
    get size() {
      return pages.count;
    },
    get bytes() {
      return pages.size + refused.calculatedSize;
    },
  };
}
