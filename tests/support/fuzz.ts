/** How much longer than in `npm test`: `npm run fuzz` sets it. */
const factor = Number(process.env['FUZZ'] ?? 1);

/** What a property takes: so many cases, a new seed each time, which a failure prints. */
export const cases = (count: number) => ({ numRuns: count * factor });

/** A long text: 1 MB, a quarter of it in `npm test`. */
export const longText = factor > 1 ? 1_000_000 : 250_000;

/** Time for a test of it. */
export const fuzzTimeoutMs = 60_000 * factor;

/**
 * How much longer the work takes on four times the text: about 4 when it is linear, 16 when it is
 * quadratic. Asked in steps up to `length` and given up at the first that grows too much, so that a
 * quadratic case fails within seconds. Counted in processor time, the best of several runs: other work
 * on the machine counts for little. What takes less than a fifth of a second for 1 MB is quick enough.
 */
export function growth(work: (text: string) => unknown, unit: string, length: number): number {
  const text = (size: number) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
  // Once to its end, and once stopped short of it: there, expressions begin to try again.
  const time = (size: number) => best(() => [work(text(size)), work(`${text(size)}x`)]);
  let before = time(length / 256);
  for (const part of [64, 16, 4, 1]) {
    let after = time(length / part);
    // A collection of garbage, or a busy machine, may spoil a measure; what is quadratic stays so.
    for (let tries = 0; tries < 2 && after > quickMs && after > linear * before; tries += 1) {
      before = Math.max(before, time(length / part / 4));
      after = Math.min(after, time(length / part));
    }
    const ratio = after / Math.max(before, 1);
    if (after > quickMs && ratio > linear) return ratio;
    before = after;
  }
  return 1;
}

/** Between linear and quadratic. */
export const linear = 10;

/** For the two texts together. */
const quickMs = (400 * longText) / 1_000_000;

function best(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const start = process.cpuUsage();
    work();
    return process.cpuUsage(start).user / 1_000;
  });
  return Math.min(...times);
}
