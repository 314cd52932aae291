import { LRUCache } from 'lru-cache';

/** When each address was first handed the form, as `performance.now()` tells time. */
export interface FormFirstSeen {
  /** The form goes to this address. */
  note: (address: string) => void;
  /** How long ago that was for the first time, in ms; undefined when it is not known. */
  since: (address: string) => number | undefined;
}

const quietMs = 30 * 60_000;
const mostAddresses = 10_000;

/**
 * Pages are cached, so that they cannot hold the time themselves. A whole school may share an address: then
 * its first request counts, which is never too strict. An address that is quiet for half an hour is forgotten.
 */
export function createFormFirstSeen(): FormFirstSeen {
  const firstSeen = new LRUCache<string, number>({ max: mostAddresses, ttl: quietMs });
  return {
    note(address) {
      // Writes the same time again: the address is not quiet.
      firstSeen.set(address, firstSeen.get(address) ?? performance.now());
    },
    since(address) {
      const first = firstSeen.get(address);
      return first === undefined ? undefined : performance.now() - first;
    },
  };
}
