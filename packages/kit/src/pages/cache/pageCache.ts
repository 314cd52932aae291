import { LRUCache } from 'lru-cache';

/**
 * What became of the making of a page:
 * - `good`: it may be kept.
 * - `refused`: it is right but no page of the site (not found): kept for a moment, apart from the rest.
 * - `failed`: something it needed could not be read, though it may look well. Never kept.
 */
export type PageOutcome = 'good' | 'refused' | 'failed';

export interface Made<Page> {
  outcome: PageOutcome;
  page: Page;
}

/** Makes a page anew; given the one that is kept, in case nothing has changed. */
export type Make<Page> = (kept: Page | undefined) => Promise<Made<Page>>;

export interface PageCache<Page> {
  /**
   * The page of a key: at once when one is kept that may be shown, else when it is made. However many
   * ask, it is made once at a time.
   *
   * @throws what `make` throws, when there is no good page to show instead.
   */
  find: (key: string, make: Make<Page>) => Page | Promise<Page>;
  /** Whether `find` begins nothing new: what it gives is kept, or is being made. */
  has: (key: string) => boolean;
  /** To be told when a kept page has become lighter or heavier. */
  weigh: (key: string, page: Page) => void;
  /** Good pages that are kept. */
  readonly size: number;
  readonly bytes: number;
}

export interface PageCacheOptions<Page> {
  /** For good pages; what is refused has a sixteenth of it on top. */
  maxBytes: number;
  bytesOf: (page: Page) => number;
  now?: () => number;
}

interface Kept<Page> {
  page: Page;
  madeAt: number;
  /** After a failure nobody tries again before this. */
  retryAt: number;
}

export const freshMs = 30_000;
/** Older than this a page is shown only when no newer one can be had (nobody wants yesterday's list). */
export const revalidateMs = 10 * 60_000;
export const staleMs = 24 * 60 * 60_000;
export const refusedMs = 10_000;
const retryMs = 5_000;
/** What the maps themselves need for an entry, about, on top of the two bytes of each letter of a key. */
const entryOverhead = 300;

/**
 * Keeps pages that are the same for every visitor. Two shelves, as of a segmented LRU: newcomers have
 * an eighth of the room, and only what is asked for again moves to the rest. Whoever asks for endless
 * addresses that nobody else wants evicts newcomers, not the pages that visitors read.
 */
export function createPageCache<Page>({
  maxBytes,
  bytesOf,
  // Not the clock, which may be set back.
  now = () => performance.now(),
}: PageCacheOptions<Page>): PageCache<Page> {
  const shelf = (bytes: number, onEvict?: (key: string, kept: Kept<Page>) => void) =>
    new LRUCache<string, Kept<Page>>({
      // lru-cache refuses 0; no page fits into one byte.
      maxSize: Math.max(1, Math.floor(bytes)),
      sizeCalculation: (kept, key) => bytesOf(kept.page) + entryOverhead + 2 * key.length,
      ...(onEvict && {
        dispose: (kept, key, reason) => void (reason === 'evict' && onEvict(key, kept)),
      }),
    });
  const newcomers = shelf(maxBytes / 8);
  const regulars = shelf(maxBytes - maxBytes / 8, (key, kept) => newcomers.set(key, kept));
  const refused = shelf(maxBytes / 16);
  const flights = new Map<string, Promise<Page>>();

  function recall(key: string): Kept<Page> | undefined {
    const regular = regulars.get(key);
    if (regular) return regular;
    const newcomer = newcomers.get(key);
    if (!newcomer) return undefined;
    newcomers.delete(key);
    regulars.set(key, newcomer);
    return newcomer;
  }

  function keep(key: string, page: Page, previous: Kept<Page> | undefined): void {
    const kept = { page, madeAt: now(), retryAt: 0 };
    refused.delete(key);
    (previous && !newcomers.get(key) ? regulars : newcomers).set(key, kept);
  }

  async function fly(key: string, make: Make<Page>, previous: Kept<Page> | undefined) {
    try {
      const { outcome, page } = await make(previous?.page);
      if (outcome === 'good') keep(key, page, previous);
      if (outcome === 'refused') {
        regulars.delete(key);
        newcomers.delete(key);
        refused.set(key, { page, madeAt: now(), retryAt: 0 });
      }
      if (outcome !== 'failed' || !previous) return page;
    } catch (error) {
      if (!previous) throw error;
    }
    previous.retryAt = now() + retryMs;
    return previous.page;
  }

  function flight(key: string, make: Make<Page>, previous: Kept<Page> | undefined): Promise<Page> {
    const running = flights.get(key);
    if (running) return running;
    const started = fly(key, make, previous).finally(() => flights.delete(key));
    flights.set(key, started);
    return started;
  }

  return {
    find(key, make) {
      const time = now();
      const kept = recall(key);
      if (kept) {
        const age = time - kept.madeAt;
        if (age < freshMs) return kept.page;
        if (age < staleMs) {
          if (time < kept.retryAt) return kept.page;
          const refreshed = flight(key, make, kept);
          return age < revalidateMs ? kept.page : refreshed;
        }
      }
      const no = refused.get(key);
      if (no && time - no.madeAt < refusedMs) return no.page;
      return flight(key, make, undefined);
    },
    has(key) {
      const time = now();
      // A look that is no visit.
      const kept = regulars.peek(key) ?? newcomers.peek(key);
      if (kept && time - kept.madeAt < staleMs) return true;
      const no = refused.peek(key);
      return (no !== undefined && time - no.madeAt < refusedMs) || flights.has(key);
    },
    weigh(key, page) {
      for (const shelf of [regulars, newcomers]) {
        const kept = shelf.get(key);
        if (kept?.page !== page) continue;
        // lru-cache does not ask again for the size of a value that it has.
        shelf.delete(key);
        shelf.set(key, kept);
      }
    },
    get size() {
      return regulars.size + newcomers.size;
    },
    get bytes() {
      return regulars.calculatedSize + newcomers.calculatedSize + refused.calculatedSize;
    },
  };
}
