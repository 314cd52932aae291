import { LRUCache } from 'lru-cache';

/** Counts events within a sliding window, per address, per network and in all. */
export interface RateLimit {
  /** Counts one more; false, and nothing counted, where one of the limits is reached. */
  take: (address: string, now?: number) => boolean;
}

export interface RateLimitOptions {
  windowMs: number;
  perAddress: number;
  /** For the network that an address is part of; absent: not counted. */
  perNetwork?: { of: (address: string) => string; most: number };
  /** For all addresses together; absent: not counted. */
  overall?: number;
}

/** With more keys than this, the least recently counted is forgotten. */
const mostKeys = 100_000;

export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { overall, perAddress, perNetwork, windowMs } = options;
  // No more than these are counted at a time.
  const keys = overall ?? mostKeys;
  const addresses = createCounter({ most: perAddress, windowMs, keys });
  const networks = perNetwork && createCounter({ most: perNetwork.most, windowMs, keys });
  const all =
    overall === undefined ? undefined : createCounter({ most: overall, windowMs, keys: 1 });
  return {
    take(address, now = performance.now()) {
      const counts = [
        addresses.at(address, now),
        perNetwork && networks?.at(perNetwork.of(address), now),
        all?.at('', now),
      ].filter((count) => count !== undefined);
      if (counts.some(({ isFull }) => isFull)) return false;
      for (const { add } of counts) add();
      return true;
    },
  };
}

function createCounter({ most, windowMs, keys }: Record<'most' | 'windowMs' | 'keys', number>) {
  /** The times of each key's last events, the latest last. */
  const taken = new LRUCache<string, readonly number[]>({ max: keys });
  return {
    at(key: string, now: number) {
      const isRecent = (time: number) => time > now - windowMs;
      // Those least recently counted come first.
      for (const quiet of taken.rkeys()) {
        if (isRecent(taken.peek(quiet)?.at(-1) ?? 0)) break;
        taken.delete(quiet);
      }
      const recent = taken.peek(key)?.filter(isRecent) ?? [];
      return { isFull: recent.length >= most, add: () => void taken.set(key, [...recent, now]) };
    },
  };
}
