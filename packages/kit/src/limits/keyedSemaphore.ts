/** Releases the permit; a second call does nothing. */
export interface Permit {
  release: () => void;
}

/** Counts what each key has under way: requests of an address, of a connection. */
export interface KeyedSemaphore<Key> {
  /** One more; `undefined` when the key has all of its permits. */
  acquire: (key: Key) => Permit | undefined;
  /** How many permits it holds. */
  held: (key: Key) => number;
}

/** @param permits for each key. */
export function createKeyedSemaphore<Key = string>(permits: number): KeyedSemaphore<Key> {
  const taken = new Map<Key, number>();
  const held = (key: Key) => taken.get(key) ?? 0;
  return {
    held,
    acquire(key) {
      if (held(key) >= permits) return undefined;
      taken.set(key, held(key) + 1);
      return once(() => {
        const left = held(key) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      });
    },
  };
}

/** A permit whose second release does nothing. */
export function once(release: () => void): Permit {
  let isReleased = false;
  return {
    release() {
      if (isReleased) return;
      isReleased = true;
      release();
    },
  };
}
