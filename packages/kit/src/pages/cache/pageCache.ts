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
export interface Flight<Page> {
  /** @throws what `make` throws, when there is no good page to show instead. */
  page: Promise<Page>;
  /** What is shown to whoever waits no longer: the page as it is kept, or as far as it is made. */
  meanwhile: () => Promise<Page>;
}

export interface PageCache<Page> {
  /**
   * The page of a key: itself where one is kept that may be shown at once. However many ask, it is made
   * once at a time.
   */
  find: (key: string, make: Make<Page>) => Page | Flight<Page>;
  /**
   * A page that is not kept, on a flight of its own, unless its visitor is to ask again: then for all who
   * ask after that.
   */
  alone: (key: string, make: Make<Page>) => Flight<Page>;
  /** Whether `find` begins nothing new: what it gives is kept, or is being made. */
  has: (key: string) => boolean;
  /** To be told when a kept page has become lighter or heavier. */
  weigh: (key: string, page: Page) => void;
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

interface OwnFlight<Page> extends Flight<Page> {
  /** How many were shown something else, and are to ask again. */
  expected: number;
  isLanded: boolean;
  leave: () => void;
}

export const freshMs = 30_000;
/** Older than this a page is shown only when no newer one can be had (nobody wants yesterday's list). */
export const revalidateMs = 10 * 60_000;
export const staleMs = 24 * 60 * 60_000;
export const refusedMs = 10_000;
const retryMs = 5_000;
/** For so long whoever was to ask again finds what has become of it, be it a failure. */
const landedMs = 5_000;
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
  const flights = new Map<string, OwnFlight<Page>>();

  function recall(key: string): Kept<Page> | undefined {
    const regular = regulars.get(key);
    if (regular) return regular;
    const newcomer = newcomers.get(key);
    if (!newcomer) return undefined;
    newcomers.delete(key);
    regulars.set(key, newcomer);
    return newcomer;
  }

  function keep(
    key: string,
    { outcome, page }: Made<Page>,
    previous: Kept<Page> | undefined,
  ): void {
    const kept = { page, isWhole: outcome === 'good', madeAt: now(), retryAt: 0 };
    refused.delete(key);
    (previous && !newcomers.get(key) ? regulars : newcomers).set(key, kept);
  }

  /** What is shown of what was made. */
  async function land(
    key: string,
    whole: Promise<Made<Page>>,
    previous: Kept<Page> | undefined,
  ): Promise<Page> {
    try {
      const made = await whole;
      const { outcome, page } = made;
      if (outcome === 'good' || (outcome === 'partial' && !previous?.isWhole)) {
        keep(key, made, previous);
        return page;
      }
      if (outcome === 'refused') {
        regulars.delete(key);
        newcomers.delete(key);
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
  ): OwnFlight<Page> {
    const leave = () => void (flights.get(key) === flight && flights.delete(key));
    const flight: OwnFlight<Page> = {
      page,
      expected: 0,
      isLanded: false,
      leave,
      async meanwhile() {
        if (previous) {
          // Nobody else waits as long.
          previous.retryAt = now() + retryMs;
          return previous.page;
        }
        if (!early) return page;
        const { page: shown, asksAgain } = await early();
        if (flight.isLanded) return page;
        if (asksAgain) {
          flight.expected += 1;
          if (!flights.has(key)) flights.set(key, flight);
        }
        return shown;
      },
    };
    const landed = () => {
      flight.isLanded = true;
      const isKept = [regulars, newcomers, refused].some((shelf) => shelf.peek(key));
      if (flight.expected === 0 || isKept) leave();
      else setTimeout(leave, landedMs).unref();
    };
    page.then(landed, landed);
    return flight;
  }

  function flight(key: string, make: Make<Page>, previous?: Kept<Page>): Flight<Page> {
    const running = flights.get(key);
    if (!running) {
      const making = make(previous?.page);
      const begun = begin(key, making, land(key, making.whole, previous), previous);
      flights.set(key, begun);
      return begun;
    }
    running.expected = Math.max(0, running.expected - 1);
    if (running.isLanded && running.expected === 0) running.leave();
    return running;
  }

  return {
    find(key, make) {
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
      return flight(key, make);
    },
    alone(key, make) {
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
