import { createInFlightPages } from './inFlightPages.ts';
import { type Kept, createKeptPages, revalidateMs, staleMs } from './keptPages.ts';
import type { InFlight, Made, Make } from './making.ts';

export type PageCache<Page> = ReturnType<typeof createPageCache<Page>>;

/** Removes pages by the keys of their content; `all`: every page is shown only if no newer one can be made in time. */
export type ForgetPages = (keys: readonly string[]) => void;

export interface PageCacheOptions<Page> {
  /** For good and partial pages; refused ones may use a sixteenth of it in addition. */
  maxBytes: number;
  bytesOf: (page: Page) => number;
  /** The keys of a page's content. Default: none, so that it is aged only, together with all pages. */
  keysOf?: (page: Page) => readonly string[];
  /** Called for each page that is kept although its content may have changed. */
  onAged?: (page: Page) => void;
}

export const freshMs = 30_000;

/** Caches pages that are the same for all, in a segmented LRU: ever new addresses evict no page that visitors read. */
export function createPageCache<Page>(options: PageCacheOptions<Page>) {
  const kept = createKeptPages(options);
  const inFlight = createInFlightPages<Page>(kept.has);
  /** Pages begun before the last `forget` are not cached. */
  let generation = 0;

  /** Caches the new page and resolves to the page to show. */
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

  /** Like `find`, but undefined if the page has to be made first. A cached page may be refreshed in the background. */
  function findKept(key: string, make: Make<Page>): Page | InFlight<Page> | undefined {
    const found = kept.get(key);
    const age = found ? performance.now() - found.madeAt : Infinity;
    if (found && age < staleMs) {
      if ((found.isWhole && age < freshMs) || performance.now() < found.retryAt) return found.page;
      const refreshed = makeOnce(key, make, found);
      return found.isWhole && age < revalidateMs ? found.page : refreshed;
    }
    return kept.refusal(key) ?? (inFlight.has(key) ? makeOnce(key, make) : undefined);
  }

  return {
    findKept,
    /** The page of a key, or one in the making, which concurrent calls share. */
    find: (key: string, make: Make<Page>) => findKept(key, make) ?? makeOnce(key, make),
    /** Makes a page for one request; others share it only if a fallback that reloads itself was shown. */
    bypass(key: string, make: Make<Page>) {
      const making = make(undefined);
      const page = making.whole.then((made) => made.page);
      return inFlight.begin(key, making, page, { isShared: false });
    },
    /** Whether the page is cached or being made, so that `find` need not begin a new one. */
    has: (key: string) => kept.has(key) || inFlight.has(key),
    /**
     * Removes or ages pages whose content has changed; those in the making are shown only to visitors who already wait.
     */
    forget: (keys: readonly string[]) => {
      generation += 1;
      kept.forget(keys);
      inFlight.clear();
    },
    kept,
  };
}
