import { create } from 'fontkitten';

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

export const subsets = {
  /** ASCII, Latin-1, and the typographic characters of English prose. */
  latin: range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœʼ\u2009–—‘’‚“”„•…′″‹›⁄€™↑↓−',
  /** Without ₹, for which every page with a price would load the Devanagari file. */
  devanagari: `${range(0x900, 0x97f)}\u200c\u200d\u25cc`,
};

export type Subset = keyof typeof subsets;

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();

/** The code points that a font has, in their order. */
export function codePointsOf(font: Buffer): number[] {
  const opened = create(font);
  if (opened.isCollection) throw new Error('it holds several fonts');
  // U+FFFF is the end mark of a character map, not a character.
  return opened.characterSet.filter((code) => code !== 0xffff).toSorted((a, b) => a - b);
}

/**
 * The characters of a font as a `unicode-range`, which every page contains: gaps are included where they have no
 * character of the other subset, because what a font lacks the next family shows.
 */
export function unicodeRange(font: Buffer): string {
  const has = codePointsOf(font);
  const other = has.includes(0x41) ? subsets.devanagari : subsets.latin;
  const others = Array.from(other, (character) => character.codePointAt(0) ?? 0);
  const ranges: [number, number][] = [];
  for (const codePoint of has) {
    const last = ranges.at(-1);
    if (last && !others.some((one) => one > last[1] && one < codePoint)) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges
    .map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
    .join(', ');
}
