/** Counts what each address did within a sliding window, and forgets addresses that have been quiet. */
export interface RateLimit {
  /** Counts one more; false when the address, or all together, have had their share. */
  take: (address: string, now?: number) => boolean;
}

export interface RateLimitOptions {
  perAddress: number;
  /** For all addresses together; unset: as many as come. */
  overall?: number;
  windowMs: number;
}

/** With more addresses than this, the one that was quiet longest is forgotten. */
const mostAddresses = 100_000;

export function createRateLimit({ perAddress, overall, windowMs }: RateLimitOptions): RateLimit {
  const taken = new Map<string, number[]>();
  let all: number[] = [];
  return {
    take(address, now = performance.now()) {
      const isRecent = (time: number) => time > now - windowMs;
      for (const [known, times] of taken) {
        // The map is in order of last use, so the quiet ones come first.
        if (isRecent(times.at(-1) ?? 0) && taken.size <= mostAddresses) break;
        taken.delete(known);
      }
      const recent = (taken.get(address) ?? []).filter(isRecent);
      if (overall !== undefined) all = all.filter(isRecent);
      const allowed = recent.length < perAddress && (overall === undefined || all.length < overall);
      if (allowed) {
        recent.push(now);
        if (overall !== undefined) all.push(now);
      }
      taken.delete(address);
      if (recent.length > 0) taken.set(address, recent);
      return allowed;
    },
  };
}
