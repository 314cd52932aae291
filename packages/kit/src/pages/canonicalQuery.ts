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

/** Stands for every unknown value. */
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
  readAt: number;
}

export function createCanonicalQuery(options: CanonicalQueryOptions): CanonicalQuery {
  const { backend, cacheBytes, languageAt } = options;
  const known = new LRUCache<string, Known>({ max: mostPaths });
  const reading = new Map<string, Promise<Known>>();
  if (cacheBytes === 0) return async (address) => address;

  async function read(path: string, values: QueryValues): Promise<Known> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(backend.timedOut()), readWithinMs);
    const watched = backend.watch(languageAt(path).queries, deadline.signal);
    // While the backend fails, the last known values count; the page itself shows the error.
    const isKnown = await values(watched.queries, path).catch(() => known.get(path)?.isKnown);
    clearTimeout(timer);
    const found = { isKnown, readAt: performance.now() };
    known.set(path, found);
    return found;
  }

  /** Concurrent calls share one read. */
  function knownAt(path: string, values: QueryValues): Known | Promise<Known> {
    const before = known.get(path);
    if (before && performance.now() - before.readAt < keptMs) return before;
    const running = reading.get(path);
    if (running) return running;
    const started = read(path, values).finally(() => reading.delete(path));
    reading.set(path, started);
    return started;
  }

  return async (address) => {
    const url = new URL(address.href);
    const { queryValues } = languageAt(address.path).entry;
    // Without `queryValues` every value may be known.
    if (url.search === '' || !queryValues) return address;
    const found = await atMost(waitedForMs, knownAt(pathKey(address.path), queryValues));
    if (!found?.isKnown) return address;
    const { isKnown } = found;
    for (const [name, value] of url.searchParams) {
      if (!isKnown(name, value)) url.searchParams.set(name, nothing);
    }
    return { ...address, href: url.href };
  };
}
