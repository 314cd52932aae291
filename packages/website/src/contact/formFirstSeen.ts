import { LRUCache } from 'lru-cache';

const quietMs = 30 * 60_000;
const mostAddresses = 10_000;

/**
 * When the form was first sent to each address: pages are cached, so they cannot contain the time themselves. A whole
 * school may share an address; its first request counts, which is never too strict.
 */
export function createFormFirstSeen() {
  const firstSeen = new LRUCache<string, number>({
    max: mostAddresses,
    ttl: quietMs,
    perf: performance,
  });
  return {
    note: (address: string) => {
      // Writing the same time again renews its time to live.
      firstSeen.set(address, firstSeen.get(address) ?? performance.now());
    },
    /** How long ago the form was first sent to this address, in ms; undefined if unknown. */
    since: (address: string) => {
      const first = firstSeen.get(address);
      return first === undefined ? undefined : performance.now() - first;
    },
  };
}
