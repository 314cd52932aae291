import { LRUCache } from 'lru-cache';

/**
 * What became of the making of a page:
 * - `good`: it may be kept.
 * - `refused`: it is right but no page of the site (not found): kept for a moment, apart from the rest.
 * - `partial`: a part of it could not be read. Kept until a better one is made, which each visitor tries.
 * - `failed`: what it is about could not be read, though it may look well. Never kept.
 */
export type PageOutcome = 'good' | 'refused' | 'partial' | 'failed';

export interface Made<Page> {
  outcome: PageOutcome;
  page: Page;
}

/** What is shown to whoever waits no longer. */
export interface Early<Page> {
  page: Page;
  /** It asks for the page once more by itself. */
  asksAgain: boolean;
}

/** A page in the making. It goes on whoever waits for it. */
export interface Making<Page> {
  whole: Promise<Made<Page>>;
  /** Absent: there is nothing to be shown before it is whole. */
  early?: () => Promise<Early<Page>>;
}

/** Begins to make a page anew; given the one that is kept, in case nothing has changed. */
export type Make<Page> = (kept: Page | undefined) => Making<Page>;

/** A page that is not there yet. */
export interface InFlight<Page> {
  /** @throws what `make` throws, when there is no good page to show instead. */
  page: Promise<Page>;
  /** What is shown to whoever waits no longer: the page as it is kept, or as far as it is made. */
  fallback: () => Promise<Page>;
}

export interface PageCache<Page> {
  /**
   * The page of a key: itself where one is kept that may be shown at once. However many ask, it is made
   * once at a time.
   */
  find: (key: string, make: Make<Page>) => Page | InFlight<Page>;
  /** The same where nothing has to be begun for this visitor; a kept page may be made anew beside. */
  findKept: (key: string, make: Make<Page>) => Page | InFlight<Page> | undefined;
  /**
   * A page that is not kept, on a flight of its own, unless its visitor is to ask again: then for all who
   * ask after that.
   */
  bypass: (key: string, make: Make<Page>) => InFlight<Page>;
  /** Whether `find` begins nothing new: what it gives is kept, or is being made. */
  has: (key: string) => boolean;
  /** Forgets all pages: their content has changed. What is being made now is shown to those who wait for it alone. */
  clear: () => void;
  /** To be told when a kept page has become lighter or heavier. */
  resize: (key: string, page: Page) => void;
  /** Pages that are kept. */
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
  isWhole: boolean;
  madeAt: number;
  /** After a failure, or where it takes long, nobody tries again before this. */
  retryAt: number;
}

interface OwnInFlight<Page> extends InFlight<Page> {
  /** How many were shown something else, and are to ask again. */
  expected: number;
  isSettled: boolean;
  leave: () => void;
}

export const freshMs = 30_000;
/** Older than this a page is shown only when no newer one can be had (nobody wants yesterday's list). */
export const revalidateMs = 10 * 60_000;
export const staleMs = 24 * 60 * 60_000;
export const refusedMs = 10_000;
const retryMs = 5_000;
/** For so long whoever was to ask again finds what has become of it, be it a failure. */
const settledMs = 5_000;
/** What the maps themselves need for an entry, about, on top of the two bytes of each letter of a key. */
const entryOverhead = 300;

/**
 * Keeps pages that are the same for every visitor. A segmented LRU (SLRU): pages on probation have an
 * eighth of the room, and only what is asked for again moves to the protected segment. Requests for
 * endless addresses evict pages on probation, not those that visitors read.
 */
export function createPageCache<Page>({
  maxBytes,
  bytesOf,
  // Not the clock, which may be set back.
  now = () => performance.now(),
}: PageCacheOptions<Page>): PageCache<Page> {
  const segment = (bytes: number, onEvict?: (key: string, kept: Kept<Page>) => void) =>
    new LRUCache<string, Kept<Page>>({
      // lru-cache refuses 0; no page fits into one byte.
      maxSize: Math.max(1, Math.floor(bytes)),
      sizeCalculation: (kept, key) => bytesOf(kept.page) + entryOverhead + 2 * key.length,
      ...(onEvict && {
        dispose: (kept, key, reason) => void (reason === 'evict' && onEvict(key, kept)),
      }),
    });
  const probation = segment(maxBytes / 8);
  const protectedPages = segment(maxBytes - maxBytes / 8, (key, kept) => probation.set(key, kept));
  const refused = segment(maxBytes / 16);
  const inFlight = new Map<string, OwnInFlight<Page>>();
  let clearedAt = -Infinity;

  function recall(key: string): Kept<Page> | undefined {
    const kept = protectedPages.get(key);
    if (kept) return kept;
    const onProbation = probation.get(key);
    if (!onProbation) return undefined;
    probation.delete(key);
    protectedPages.set(key, onProbation);
    return onProbation;
  }

  function keep(
    key: string,
    { outcome, page }: Made<Page>,
    previous: Kept<Page> | undefined,
  ): void {
    const kept = { page, isWhole: outcome === 'good', madeAt: now(), retryAt: 0 };
    refused.delete(key);
    (previous && !probation.get(key) ? protectedPages : probation).set(key, kept);
  }

  /** What is shown of what was made. */
  async function settle(
    key: string,
    whole: Promise<Made<Page>>,
    previous: Kept<Page> | undefined,
  ): Promise<Page> {
    const begunAt = now();
    try {
      const made = await whole;
      const { outcome, page } = made;
      if (begunAt < clearedAt) return page;
      if (outcome === 'good' || (outcome === 'partial' && !previous?.isWhole)) {
        keep(key, made, previous);
        return page;
      }
      if (outcome === 'refused') {
        protectedPages.delete(key);
        probation.delete(key);
        refused.set(key, { page, isWhole: true, madeAt: now(), retryAt: 0 });
        return page;
      }
      if (!previous) return page;
    } catch (error) {
      if (!previous) throw error;
    }
    previous.retryAt = now() + retryMs;
    return previous.page;
  }

  /** @param page what is shown in the end. */
  function begin(
    key: string,
    { early }: Making<Page>,
    page: Promise<Page>,
    previous?: Kept<Page>,
  ): OwnInFlight<Page> {
    const begunAt = now();
    const leave = () => void (inFlight.get(key) === flight && inFlight.delete(key));
    const flight: OwnInFlight<Page> = {
      page,
      expected: 0,
      isSettled: false,
      leave,
      async fallback() {
        if (previous) {
          // Nobody else waits as long.
          previous.retryAt = now() + retryMs;
          return previous.page;
        }
        if (!early) return page;
        const { page: shown, asksAgain } = await early();
        if (flight.isSettled) return page;
        if (asksAgain) {
          flight.expected += 1;
          if (!inFlight.has(key) && begunAt >= clearedAt) inFlight.set(key, flight);
        }
        return shown;
      },
    };
    const settled = () => {
      flight.isSettled = true;
      const isKept = [protectedPages, probation, refused].some((segment) => segment.peek(key));
      if (flight.expected === 0 || isKept) leave();
      else setTimeout(leave, settledMs).unref();
    };
    page.then(settled, settled);
    return flight;
  }

  function flight(key: string, make: Make<Page>, previous?: Kept<Page>): InFlight<Page> {
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
    const kept = recall(key);
    if (kept) {
      const age = time - kept.madeAt;
      if (kept.isWhole && age < freshMs) return kept.page;
      if (age < staleMs) {
        if (time < kept.retryAt) return kept.page;
        const refreshed = flight(key, make, kept);
        return kept.isWhole && age < revalidateMs ? kept.page : refreshed;
      }
    }
    const no = refused.get(key);
    if (no && time - no.madeAt < refusedMs) return no.page;
    return inFlight.has(key) ? flight(key, make) : undefined;
  }

  return {
    findKept,
    find: (key, make) => findKept(key, make) ?? flight(key, make),
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
      // A look that is no visit.
      const kept = protectedPages.peek(key) ?? probation.peek(key);
      if (kept && time - kept.madeAt < staleMs) return true;
      const no = refused.peek(key);
      return (no !== undefined && time - no.madeAt < refusedMs) || inFlight.has(key);
    },
    clear() {
      clearedAt = now();
      for (const pages of [protectedPages, probation, refused, inFlight]) pages.clear();
    },
    resize(key, page) {
      for (const segment of [protectedPages, probation]) {
        const kept = segment.get(key);
        if (kept?.page !== page) continue;
        // lru-cache does not ask again for the size of a value that it has.
        segment.delete(key);
        segment.set(key, kept);
      }
    },
    get size() {
      return protectedPages.size + probation.size;
    },
    get bytes() {
      return protectedPages.calculatedSize + probation.calculatedSize + refused.calculatedSize;
    },
  };
}
