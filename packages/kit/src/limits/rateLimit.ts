import { LRUCache } from 'lru-cache';

interface RateLimitOptions {
  windowMs: number;
  perAddress: number;
  /** For the network of an address; absent: not counted. */
  perNetwork?: { of: (address: string) => string; most: number };
  /** For all addresses together; absent: not counted. */
  overall?: number;
}

/** With more keys than this, the least recently counted one is forgotten. */
const mostKeys = 100_000;

/**
 * Limits events within a sliding window: counts one and returns true, or returns false at a limit and counts nothing.
 */
export function createRateLimit({ overall, perAddress, perNetwork, windowMs }: RateLimitOptions) {
  // There are never more keys than events within the window.
  const keys = overall ?? mostKeys;
  const addresses = createCounter({ most: perAddress, windowMs, keys });
  const networks = perNetwork && createCounter({ most: perNetwork.most, windowMs, keys });
  const all =
    overall === undefined ? undefined : createCounter({ most: overall, windowMs, keys: 1 });
  return (address: string): boolean => {
    const counts = [
      addresses(address),
      perNetwork && networks?.(perNetwork.of(address)),
      all?.(''),
    ].filter((count) => count !== undefined);
    if (counts.some(({ isFull }) => isFull)) return false;
    for (const { add } of counts) add();
    return true;
  };
}

function createCounter({ most, windowMs, keys }: Record<'most' | 'windowMs' | 'keys', number>) {
  const taken = new LRUCache<string, readonly number[]>({ max: keys });
  return (key: string) => {
    const now = performance.now();
    const isRecent = (time: number) => time > now - windowMs;
    // The least recently counted keys come first.
    for (const quiet of taken.rkeys()) {
      if (isRecent(taken.peek(quiet)?.at(-1) ?? 0)) break;
      taken.delete(quiet);
    }
    const recent = taken.peek(key)?.filter(isRecent) ?? [];
    return { isFull: recent.length >= most, add: () => void taken.set(key, [...recent, now]) };
  };
}
