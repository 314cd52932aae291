/** How many times longer than in `npm test` to run; set by `npm run fuzz`. */
const factor = Number(process.env['FUZZ'] ?? 1);

/** Options of a property: the number of cases, a quarter of it in `npm test`. Every run has a new seed. */
export const cases = (count: number) => ({
  numRuns: Math.ceil(count * (factor > 1 ? factor : 0.25)),
});

/** A long text: 1 MB, a quarter of it in `npm test`. */
export const longText = factor > 1 ? 1_000_000 : 250_000;

/** Timeout of a fuzz test. */
export const fuzzTimeoutMs = 60_000 * factor;

/**
 * How many times longer the work takes on four times the text: about 4 when it is linear, 16 when it is
 * quadratic. Measured in steps up to `length`, stopping at the first that grows too much, so that a
 * quadratic case fails within seconds. Measured in processor time, the best of several runs, so that other
 * work on the machine matters little. Less than a fifth of a second for 1 MB is always quick enough.
 */
export function growth(work: (text: string) => unknown, unit: string, length: number): number {
  const text = (size: number) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
  // Once with a match up to the end, and once with a mismatch there, where expressions backtrack.
  const both = (size: number) => () => [work(text(size)), work(`${text(size)}x`)];
  const time = (size: number) => best(both(size));
  for (const part of [64, 16, 4, 1]) {
    if (once(both(length / part)) <= quickMs) continue;
    let [before, after] = [time(length / part / 4), time(length / part)];
    // Garbage collection or a busy machine may spoil a measurement; quadratic work stays quadratic.
    for (let tries = 0; tries < 2 && after > quickMs && after > linear * before; tries += 1) {
      before = Math.max(before, time(length / part / 4));
      after = Math.min(after, time(length / part));
    }
    const ratio = after / Math.max(before, 1);
    if (after > quickMs && ratio > linear) return ratio;
  }
  return 1;
}

/** The highest ratio that counts as linear: between 4 and 16. */
export const linear = 10;

/** Quick enough for the two texts together. */
const quickMs = (400 * longText) / 1_000_000;

const best = (work: () => unknown): number =>
  Math.min(...Array.from({ length: 3 }, () => once(work)));

/** In milliseconds of the processor. */
function once(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  return process.cpuUsage(start).user / 1_000;
}
