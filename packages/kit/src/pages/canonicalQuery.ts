import { LRUCache } from 'lru-cache';
import type { ServerParts } from '../defineServerParts.ts';
import type { SiteBackend } from '../defineSite.ts';
import { atMost } from './atMost.ts';
import { type PageAddress, pathKey } from '../address/pageAddress.ts';
import { readWithinMs } from './makePage.ts';
import type { LanguageAt } from './servedLanguage.ts';

/** Maps an address with unknown parameter values to the one that all such addresses share. */
export type CanonicalQuery = (address: PageAddress) => Promise<PageAddress>;

interface CanonicalQueryOptions {
  backend: Pick<SiteBackend<unknown>, 'watch' | 'timedOut'>;
  languageAt: LanguageAt<'entry' | 'queries'>;
  /** Size of the page cache; without a cache, mapping addresses gains nothing. */
  cacheBytes: number;
}

const nothing = '-';
/** How long the known values are cached, and how long they are not read again after a failure. */
const keptMs = 5_000;
/** After this the address is used unchanged, because the page itself must still be made in time. */
const waitedForMs = 1_000;
/** A site has few addresses with parameters; one that takes any must not fill the memory. */
const mostPaths = 100;

type QueryValues = NonNullable<ServerParts['queryValues']>;
type IsKnown = (name: string, value: string) => boolean;

interface Known {
  /** Undefined: the values could never be read. */
  isKnown: IsKnown | undefined;
}

export function createCanonicalQuery(options: CanonicalQueryOptions): CanonicalQuery {
  const { backend, cacheBytes, languageAt } = options;
  if (cacheBytes === 0) return async (address) => address;
  const known = new LRUCache<string, Known, QueryValues>({
    max: mostPaths,
    ttl: keptMs,
    perf: performance,
    // Concurrent calls share one read.
    async fetchMethod(path, before, { context: values }) {
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(backend.timedOut()), readWithinMs);
      const watched = backend.watch(languageAt(path).queries, deadline.signal);
      // While the backend fails, the last known values count; the page itself shows the error.
      const isKnown = await values(watched.queries, path).catch(() => before?.isKnown);
      clearTimeout(timer);
      return { isKnown };
    },
    // Values that are evicted while they are being read count all the same.
    ignoreFetchAbort: true,
  });

  return async (address) => {
    const url = new URL(address.href);
    const { queryValues } = languageAt(address.path).entry;
    // Without `queryValues` every value may be known.
    if (url.search === '' || !queryValues) return address;
    const reading = known.fetch(pathKey(address.path), { context: queryValues });
    const found = await atMost(waitedForMs, reading);
    if (!found?.isKnown) return address;
    const { isKnown } = found;
    for (const [name, value] of url.searchParams) {
      if (!isKnown(name, value)) url.searchParams.set(name, nothing);
    }
    return { ...address, href: url.href };
  };
}
