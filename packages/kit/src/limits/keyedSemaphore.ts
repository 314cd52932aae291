/** Releases the permit; a second call does nothing. */
export interface Permit {
  release: () => void;
}

/** Counts concurrent work for each key, such as an address or a connection, of which each may have `permits`. */
export function createKeyedSemaphore<Key = string>(permits: number) {
  const taken = new Map<Key, number>();
  const held = (key: Key) => taken.get(key) ?? 0;
  return {
    held,
    /** Acquires a permit; `undefined` if the key already holds all of its permits. */
    acquire(key: Key): Permit | undefined {
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
