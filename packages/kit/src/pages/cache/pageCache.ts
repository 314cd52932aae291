import { createLru, createSegmentedLru } from './segmentedLru.ts';

/**
 * How the making of a page ended:
 * - `good`: kept.
 * - `refused`: correct, but no page of the site (not found, a redirect): kept for a moment, apart from the rest.
 * - `partial`: a part of it could not be read. Kept until a better one is made, which each request tries.
 * - `failed`: its subject could not be read, whatever it looks like. Never kept.
 */
export type PageOutcome = 'good' | 'refused' | 'partial' | 'failed';

export interface Made<Page> {
  outcome: PageOutcome;
  page: Page;
}

/** What is shown where a page takes too long. */
export interface Early<Page> {
  page: Page;
  /** It requests the page again by itself. */
  asksAgain: boolean;
}

/** A page in the making. It goes on after its visitors have left. */
export interface Making<Page> {
  whole: Promise<Made<Page>>;
  /** Absent: there is nothing to show before it is whole. */
  early?: () => Promise<Early<Page>>;
}

/** Begins to make a page; given the one that is kept, in case nothing has changed. */
export type Make<Page> = (kept: Page | undefined) => Making<Page>;

/** A page that is not there yet. */
export interface InFlight<Page> {
  /** @throws what `make` throws, when there is no good page to show instead. */
  page: Promise<Page>;
  /** What is shown when it takes too long: the page as it was kept, or as far as it is made. */
  fallback: () => Promise<Page>;
}

export interface PageCache<Page> {
  /**
   * The page of a key, or the promise of it where no kept one may be shown at once. Concurrent calls share
   * one making.
   */
  find: (key: string, make: Make<Page>) => Page | InFlight<Page>;
  /** The same, but undefined where the page has to be made first. A kept one may be refreshed behind it. */
  findKept: (key: string, make: Make<Page>) => Page | InFlight<Page> | undefined;
  /**
   * Makes a page for one request and does not keep it. Only where a fallback asks again, later requests
   * share it.
   */
  bypass: (key: string, make: Make<Page>) => InFlight<Page>;
  /** Whether `find` has to begin nothing: the page is kept, or is being made. */
  has: (key: string) => boolean;
  /** Removes all pages: their content has changed. One in the making is shown only to those who wait for it. */
  clear: () => void;
  /** To be called when the size of a kept page has changed. */
  resize: (key: string, page: Page) => void;
  /** Pages that are kept. */
  readonly size: number;
  readonly bytes: number;
}

export interface PageCacheOptions<Page> {
  /** For good pages; refused ones have a sixteenth of it on top. */
  maxBytes: number;
  bytesOf: (page: Page) => number;
  now?: () => number;
}

interface Kept<Page> {
  page: Page;
  isWhole: boolean;
  madeAt: number;
  /** After a failure, or where it takes long, it is not tried again before this time. */
  retryAt: number;
}

interface OwnInFlight<Page> extends InFlight<Page> {
  /** How many were shown a fallback that will ask again. */
  expected: number;
  isSettled: boolean;
  leave: () => void;
}

export const freshMs = 30_000;
/** Older than this, a page is shown only where no newer one can be made: a list of yesterday is of little use. */
export const revalidateMs = 10 * 60_000;
export const staleMs = 24 * 60 * 60_000;
export const refusedMs = 10_000;
const retryMs = 5_000;
/** How long a result, or a failure, is held for the fallbacks that will ask again. */
const settledMs = 5_000;
/** About what the maps need for an entry, on top of two bytes for each character of its key. */
const entryOverhead = 300;

/**
 * Keeps pages that are the same for every visitor, in a segmented LRU: requests for ever new addresses
 * evict none that visitors read.
 */
export function createPageCache<Page>({
  maxBytes,
  bytesOf,
  // Not the clock, which may be set back.
  now = () => performance.now(),
}: PageCacheOptions<Page>): PageCache<Page> {
  const sizeOf = ({ page }: Kept<Page>, key: string) =>
    bytesOf(page) + entryOverhead + 2 * key.length;
  const pages = createSegmentedLru(maxBytes, sizeOf);
  const refused = createLru(maxBytes / 16, sizeOf);
  const inFlight = new Map<string, OwnInFlight<Page>>();
  let clearedAt = -Infinity;

  /** Keeps what was made, and resolves to the page to show. */
  async function settle(
    key: string,
    whole: Promise<Made<Page>>,
    previous: Kept<Page> | undefined,
  ): Promise<Page> {
    const begunAt = now();
    try {
      const { outcome, page } = await whole;
      if (begunAt < clearedAt) return page;
      const kept = { page, isWhole: outcome !== 'partial', madeAt: now(), retryAt: 0 };
      if (outcome === 'good' || (outcome === 'partial' && !previous?.isWhole)) {
        refused.delete(key);
        pages.set(key, kept, previous !== undefined);
        return page;
      }
      if (outcome === 'refused') {
        pages.delete(key);
        refused.set(key, kept);
        return page;
      }
      if (!previous) return page;
    } catch (error) {
      if (!previous) throw error;
    }
    previous.retryAt = now() + retryMs;
    return previous.page;
  }

  /** @param page resolves to the page to show. */
  function begin(
    key: string,
    { early }: Making<Page>,
    page: Promise<Page>,
    previous?: Kept<Page>,
  ): OwnInFlight<Page> {
    const begunAt = now();
    const leave = () => void (inFlight.get(key) === current && inFlight.delete(key));
    const current: OwnInFlight<Page> = {
      page,
      expected: 0,
      isSettled: false,
      leave,
      async fallback() {
        if (previous) {
          // Until then others are shown the kept page at once.
          previous.retryAt = now() + retryMs;
          return previous.page;
        }
        if (!early) return page;
        const { page: shown, asksAgain } = await early();
        if (current.isSettled) return page;
        if (asksAgain) {
          current.expected += 1;
          if (!inFlight.has(key) && begunAt >= clearedAt) inFlight.set(key, current);
        }
        return shown;
      },
    };
    const settled = () => {
      current.isSettled = true;
      const isKept = pages.peek(key) ?? refused.peek(key);
      if (current.expected === 0 || isKept) leave();
      else setTimeout(leave, settledMs).unref();
    };
    page.then(settled, settled);
    return current;
  }

  function makeOnce(key: string, make: Make<Page>, previous?: Kept<Page>): InFlight<Page> {
    const running = inFlight.get(key);
    if (!running) {
      const making = make(previous?.page);
      const begun = begin(key, making, settle(key, making.whole, previous), previous);
      inFlight.set(key, begun);
      return begun;
    }
    running.expected = Math.max(0, running.expected - 1);
    if (running.isSettled && running.expected === 0) running.leave();
    return running;
  }

  function findKept(key: string, make: Make<Page>): Page | InFlight<Page> | undefined {
    const time = now();
    const kept = pages.get(key);
    if (kept) {
      const age = time - kept.madeAt;
      if (kept.isWhole && age < freshMs) return kept.page;
      if (age < staleMs) {
        if (time < kept.retryAt) return kept.page;
        const refreshed = makeOnce(key, make, kept);
        return kept.isWhole && age < revalidateMs ? kept.page : refreshed;
      }
    }
    const refusal = refused.get(key);
    if (refusal && time - refusal.madeAt < refusedMs) return refusal.page;
    return inFlight.has(key) ? makeOnce(key, make) : undefined;
  }

  return {
    findKept,
    find: (key, make) => findKept(key, make) ?? makeOnce(key, make),
    bypass(key, make) {
      const making = make(undefined);
      return begin(
        key,
        making,
        making.whole.then(({ page }) => page),
      );
    },
    has(key) {
      const time = now();
      const kept = pages.peek(key);
      if (kept && time - kept.madeAt < staleMs) return true;
      const refusal = refused.peek(key);
      if (refusal && time - refusal.madeAt < refusedMs) return true;
      return inFlight.has(key);
    },
    clear() {
      clearedAt = now();
      for (const each of [pages, refused, inFlight]) each.clear();
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
