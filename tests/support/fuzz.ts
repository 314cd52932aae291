/** How much longer than in `npm test`: `npm run fuzz` sets it. */
const factor = Number(process.env['FUZZ'] ?? 1);

/** What a property takes: so many cases, a new seed each time, which a failure prints. */
export const cases = (count: number) => ({ numRuns: count * factor });

/** Time for a test of it. */
export const fuzzTimeoutMs = 60_000 * factor;

/**
 * How much longer the work takes on sixteen times the text: about 16 when it is linear, 256 when it
 * is quadratic. Counted in processor time, the best of several runs, so that other work on the
 * machine counts for little; what stays below a fifth of a second is quick enough, whatever the ratio.
 */
export function growth(work: (text: string) => unknown, unit: string, length: number): number {
  const text = (size: number) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
  const [small, large] = [text(length / 16), text(length)];
  const before = best(() => work(small));
  const after = best(() => work(large));
  return after < quickMs ? 1 : after / Math.max(before, 1);
}

/** Between linear and quadratic. */
export const linear = 80;

const quickMs = 200;

function best(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const start = process.cpuUsage();
    work();
    return process.cpuUsage(start).user / 1_000;
  });
  return Math.min(...times);
}

/** Repeated, each is a whole text of what a parser might stumble over. */
export const units = [
  'a',
  ' ',
  '\n',
  '\r',
  '\r\n',
  '\t',
  '\u0000',
  '\u2028',
  '\uFEFF',
  '\uD800',
  '- ',
  '-',
  '* \n',
  '• ',
  '\n- ',
  '- a\n',
  '1. ',
  '1.',
  '1. a\n',
  '999) a\n\n',
  '१. क\n',
  'अ ',
  'a अ',
  ':',
  'a:\n\n',
  'a:\n\nb\n\n',
  ' \n',
  '  a\n',
  '<b>',
  '&amp;',
  '"',
  '.@',
  'a@a.',
  '/\\',
  '%',
  '👩‍👩‍👧 ',
  'e\u0301',
];
