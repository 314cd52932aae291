/** Counts what each address did within a sliding window, and forgets whoever has been quiet. */
export interface RateLimit {
  /** Counts one more; false when the address has had its share. */
  take: (address: string, now?: number) => boolean;
}

/** @param limit how many, within @param windowMs, for each address. */
export function createRateLimit(limit: number, windowMs: number): RateLimit {
  const taken = new Map<string, number[]>();
  return {
    take(address, now = Date.now()) {
      for (const [known, times] of taken) {
        // The map is in order of last use, so the quiet ones come first.
        if ((times.at(-1) ?? 0) > now - windowMs) break;
        taken.delete(known);
      }
      const recent = (taken.get(address) ?? []).filter((time) => time > now - windowMs);
      const allowed = recent.length < limit;
      if (allowed) recent.push(now);
      taken.delete(address);
      taken.set(address, recent);
      return allowed;
    },
  };
}
