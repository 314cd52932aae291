import { LRUCache } from 'lru-cache';

const quietMs = 30 * 60_000;
const mostAddresses = 10_000;

/**
 * When each address was first handed the form, as `performance.now()` tells time.
 *
 * Pages are cached, so that they cannot hold the time themselves. A whole school may share an address: then
 * its first request counts, which is never too strict. An address that is quiet for half an hour is forgotten.
 */
export function createFormFirstSeen() {
  const firstSeen = new LRUCache<string, number>({ max: mostAddresses, ttl: quietMs });
  return {
    /** The form goes to this address. */
    note: (address: string) => {
      // Writes the same time again: the address is not quiet.
      firstSeen.set(address, firstSeen.get(address) ?? performance.now());
    },
    /** How long ago that was for the first time, in ms; undefined when it is not known. */
    since: (address: string) => {
      const first = firstSeen.get(address);
      return first === undefined ? undefined : performance.now() - first;
    },
  };
}
