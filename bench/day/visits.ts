/** One request of a visitor. */
export interface Visit {
  /** ms after the first. */
  at: number;
  path: string;
  headers: Record<string, string>;
}

/**
 * Visits at random moments, the same ones every time: the first page is asked for most, the second half as
 * often, the third a third (Zipf's law, as pages of a site are). One in twenty takes no Brotli.
 */
export function* randomVisits(
  paths: readonly string[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Generator<Visit> {
  const random = createRandom();
  const shares = paths.map((_, place) => 1 / (place + 1));
  const sums: number[] = [];
  for (const share of shares) sums.push((sums.at(-1) ?? 0) + share);
  for (let at = 0; ;) {
    // A Poisson process.
    at += (-Math.log(1 - random()) / perSecond) * 1_000;
    if (at >= seconds * 1_000) return;
    const path = paths[placeOf(sums, random() * (sums.at(-1) ?? 0))] ?? '/';
    yield { at, path, headers: { 'accept-encoding': random() < 0.05 ? 'gzip' : 'br, gzip' } };
  }
}

/** The first place whose sum is beyond a value. */
function placeOf(sums: readonly number[], value: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A linear congruential generator (Numerical Recipes, ranqd1). */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
