import { createInFlightPages } from './inFlightPages.ts';
import { createKeptPages, staleMs } from './keptPages.ts';
import type { Kept } from './keptPages.ts';
import type { InFlight, Made, Make } from './making.ts';

export interface PageCache<Page> {
  /**
   * The page of a key, or the promise of it where no kept one may be shown at once. Concurrent calls share
   * one making.
   */
  find: (key: string, make: Make<Page>) => Page | InFlight<Page>;
  /** The same, but undefined where the page has to be made first. A kept one may be refreshed behind it. */
  findKept: (key: string, make: Make<Page>) => Page | InFlight<Page> | undefined;
  /**
   * Makes a page for one request and does not keep it. Only where a fallback reloads itself, later requests
   * share it.
   */
  bypass: (key: string, make: Make<Page>) => InFlight<Page>;
  /** Whether `find` has to begin nothing: the page is kept, or is being made. */
  has: (key: string) => boolean;
  /**
   * Removes all pages with any of these keys: their content has changed. One in the making may have it too, and is
   * shown only to those who wait for it.
   */
  forget: ForgetPages;
  readonly kept: Pick<ReturnType<typeof createKeptPages<Page>>, 'resize' | 'size' | 'bytes'>;
}

/** By keys of what pages are made of; `all`: every page. */
export type ForgetPages = (keys: readonly string[]) => void;

export interface PageCacheOptions<Page> {
  /** For good pages; refused ones have a sixteenth of it on top. */
  maxBytes: number;
  bytesOf: (page: Page) => number;
  /** Of what it is made. Default: it goes with all others alone. */
  keysOf?: (page: Page) => readonly string[];
  /** Default: `performance.now`, as the clock may be set back. */
  now?: () => number;
}

export const freshMs = 30_000;
/** Older than this, a page is shown only where no newer one can be made: a list of yesterday is of little use. */
export const revalidateMs = 10 * 60_000;

/**
 * Keeps pages that are the same for every visitor, in a segmented LRU: requests for ever new addresses
 * evict none that visitors read.
 */
export function createPageCache<Page>(options: PageCacheOptions<Page>): PageCache<Page> {
  const { maxBytes, now = () => performance.now() } = options;
  const kept = createKeptPages(maxBytes, options, now);
  const inFlight = createInFlightPages<Page>(kept.has);
  /** What was begun before the last `forget` is not kept. */
  let generation = 0;

  /** Keeps what was made, and resolves to the page to show. */
  async function settle(key: string, whole: Promise<Made<Page>>, previous: Kept<Page> | undefined) {
    const begunIn = generation;
    try {
      const made = await whole;
      if (begunIn !== generation || kept.keep(key, made, previous) || !previous) return made.page;
    } catch (error) {
      if (!previous) throw error;
    }
    return kept.postpone(previous);
  }

  function makeOnce(key: string, make: Make<Page>, previous?: Kept<Page>): InFlight<Page> {
    const running = inFlight.join(key);
    if (running) return running;
    const making = make(previous?.page);
    return inFlight.begin(key, making, settle(key, making.whole, previous), {
      isShared: true,
      previous: previous && (() => kept.postpone(previous)),
    });
  }

  function findKept(key: string, make: Make<Page>): Page | InFlight<Page> | undefined {
    const found = kept.get(key);
    const age = found ? now() - found.madeAt : Infinity;
    if (found && age < staleMs) {
      if ((found.isWhole && age < freshMs) || now() < found.retryAt) return found.page;
      const refreshed = makeOnce(key, make, found);
      return found.isWhole && age < revalidateMs ? found.page : refreshed;
    }
    return kept.refusal(key) ?? (inFlight.has(key) ? makeOnce(key, make) : undefined);
  }

  return {
    findKept,
    find: (key, make) => findKept(key, make) ?? makeOnce(key, make),
    bypass(key, make) {
      const making = make(undefined);
      const page = making.whole.then((made) => made.page);
      return inFlight.begin(key, making, page, { isShared: false });
    },
    has: (key) => kept.has(key) || inFlight.has(key),
    forget(keys) {
      generation += 1;
      kept.forget(keys);
      inFlight.clear();
    },
    kept,
  };
}
