/** Remembers when each address was first handed a form, and forgets whoever has been quiet. */
export interface FormShown {
  /** The form goes to this address. */
  note: (address: string, now?: number) => void;
  /** How long ago that was for the first time, in ms; undefined when it is not known. */
  since: (address: string, now?: number) => number | undefined;
}

const quietMs = 30 * 60_000;
const mostAddresses = 10_000;

/**
 * The pages are cached, so that no time can stand in them; but whoever asks for one asks here. Behind
 * one address may be a whole school: then the first of them counts, which is never too strict.
 */
export function createFormShown(): FormShown {
  const shown = new Map<string, { first: number; last: number }>();
  const known = (address: string, now: number) => {
    const entry = shown.get(address);
    return entry && entry.last > now - quietMs ? entry : undefined;
  };
  return {
    note(address, now = Date.now()) {
      const first = known(address, now)?.first ?? now;
      shown.delete(address);
      shown.set(address, { first, last: now });
      const [oldest] = shown.keys();
      if (shown.size > mostAddresses && oldest !== undefined) shown.delete(oldest);
    },
    since(address, now = Date.now()) {
      const entry = known(address, now);
      return entry && now - entry.first;
    },
  };
}
