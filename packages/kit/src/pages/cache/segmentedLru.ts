import { LRUCache } from 'lru-cache';

type SizeOf<Entry> = (entry: Entry, key: string) => number;

export const createLru = <Entry extends object>(
  maxSize: number,
  sizeOf: SizeOf<Entry>,
  onEvict?: (key: string, entry: Entry) => void,
): LRUCache<string, Entry> =>
  new LRUCache<string, Entry>({
    // lru-cache refuses 0; no entry fits into size 1.
    maxSize: Math.max(1, Math.floor(maxSize)),
    sizeCalculation: sizeOf,
    ...(onEvict && {
      dispose: (entry, key, reason) => void (reason === 'evict' && onEvict(key, entry)),
    }),
  });

/**
 * A segmented LRU (SLRU): the probation segment has an eighth of the size, and only entries that are used again
 * move to the protected segment. Ever new keys evict entries on probation, not those in use.
 */
export function createSegmentedLru<Entry extends object>(maxSize: number, sizeOf: SizeOf<Entry>) {
  const probation = createLru(maxSize / 8, sizeOf);
  const protectedEntries = createLru(maxSize - maxSize / 8, sizeOf, (key, entry) =>
    probation.set(key, entry),
  );
  const segments = [protectedEntries, probation];
  return {
    /** Counts as a use: the entry moves to the protected segment. */
    get(key: string) {
      const entry = protectedEntries.get(key);
      if (entry) return entry;
      const onProbation = probation.get(key);
      if (!onProbation) return undefined;
      probation.delete(key);
      protectedEntries.set(key, onProbation);
      return onProbation;
    },
    peek: (key: string) => protectedEntries.peek(key) ?? probation.peek(key),
    /** @param wasUsed whether a new entry is protected from the start, as a large one always is. */
    set(key: string, entry: Entry, wasUsed: boolean) {
      // The probation segment would drop it.
      const isLarge = sizeOf(entry, key) > maxSize / 8;
      if (isLarge) probation.delete(key);
      const isProtected = isLarge || protectedEntries.has(key) || (wasUsed && !probation.has(key));
      (isProtected ? protectedEntries : probation).set(key, entry);
    },
    delete: (key: string) => segments.forEach((segment) => segment.delete(key)),
    entries: () => segments.flatMap((segment) => [...segment.values()]),
    deleteWhere(isGone: (entry: Entry) => boolean) {
      for (const segment of segments) {
        const gone = [...segment.entries()].filter(([, entry]) => isGone(entry));
        for (const [key] of gone) segment.delete(key);
      }
    },
    get count() {
      return protectedEntries.size + probation.size;
    },
    get size() {
      return protectedEntries.calculatedSize + probation.calculatedSize;
    },
  };
}
