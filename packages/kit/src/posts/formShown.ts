/** Remembers when each address was first handed a form, and forgets addresses that have been quiet. */
export interface FormShown {
  /** The form goes to this address. */
  note: (address: string, now?: number) => void;
  /** How long ago that was for the first time, in ms; undefined when it is not known. */
  since: (address: string, now?: number) => number | undefined;
}

const quietMs = 30 * 60_000;
const mostAddresses = 10_000;

/**
 * The pages are cached, so that they cannot hold the time; every request for one passes here. A whole
 * school may share an address: then its first request counts, which is never too strict.
 */
export function createFormShown(): FormShown {
  const shown = new Map<string, { first: number; last: number }>();
  const known = (address: string, now: number) => {
    const entry = shown.get(address);
    return entry && entry.last > now - quietMs ? entry : undefined;
  };
  return {
    note(address, now = performance.now()) {
      const first = known(address, now)?.first ?? now;
      shown.delete(address);
      shown.set(address, { first, last: now });
      const [oldest] = shown.keys();
      if (shown.size > mostAddresses && oldest !== undefined) shown.delete(oldest);
    },
    since(address, now = performance.now()) {
      const entry = known(address, now);
      return entry && now - entry.first;
    },
  };
}
