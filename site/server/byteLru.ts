interface Entry<Value> {
  value: Value;
  bytes: number;
}

/** A map that holds so many bytes at most: what was not asked for the longest goes first. */
export interface ByteLru<Value> {
  /** The value, which now counts as just used. */
  get: (key: string) => Value | undefined;
  /** Puts a value in, or a new weight to the one there. What is over the limit by itself is not kept. */
  set: (key: string, value: Value, bytes: number) => void;
  /** Does not count as use. */
  has: (key: string) => boolean;
  delete: (key: string) => void;
  readonly bytes: number;
  readonly size: number;
}

/** What the map itself needs for an entry, about, on top of the two bytes of each letter of a key. */
const entryOverhead = 300;

/** @param onEvict is handed what had to go to make room. */
export function createByteLru<Value>(
  maxBytes: number,
  onEvict: (key: string, value: Value, bytes: number) => void = () => {},
): ByteLru<Value> {
  // In the order of the last use: a Map keeps the order in which keys came in.
  const entries = new Map<string, Entry<Value>>();
  let total = 0;

  const remove = (key: string): Entry<Value> | undefined => {
    const entry = entries.get(key);
    if (!entry) return undefined;
    entries.delete(key);
    total -= entry.bytes + costOf(key);
    return entry;
  };

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      remove(key);
      if (bytes + costOf(key) > maxBytes) return;
      entries.set(key, { value, bytes });
      total += bytes + costOf(key);
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break;
        const entry = remove(oldest);
        if (entry) onEvict(oldest, entry.value, entry.bytes);
      }
    },
    has: (key) => entries.has(key),
    delete: (key) => void remove(key),
    get bytes() {
      return total;
    },
    get size() {
      return entries.size;
    },
  };
}

const costOf = (key: string) => entryOverhead + 2 * key.length;
