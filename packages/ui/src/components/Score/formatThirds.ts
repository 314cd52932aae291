/**
 * Marks as the locale writes them: 14 thirds are `4⅔`, -2 are `−⅔`; with the digits of `hi-u-nu-deva`
 * 14 are `४ २⁄३`.
 *
 * @param thirds whole thirds of a mark; may be negative, because a wrong answer costs marks.
 */
export function formatThirds(thirds: number, locale = 'en'): string {
  const { whole, part } = partsOf(thirds);
  const write = (number: number) => number.toLocaleString(locale);
  const sign = thirds < 0 ? '−' : '';
  if (part === 0) return sign + write(whole);
  const before = whole === 0 ? '' : write(whole);
  // Single fraction characters exist for Western digits only.
  if (write(1) === '1') return sign + before + (part === 1 ? '⅓' : '⅔');
  return `${sign}${before && `${before} `}${write(part)}⁄${write(3)}`;
}

export interface Marks {
  isNegative: boolean;
  /** Whole marks, as the locale writes them. */
  whole: string;
  /** Thirds in addition to the whole marks. */
  thirds: 0 | 1 | 2;
}

/** The same in parts, for screen readers: few of them read a fraction as a person does. */
export function readThirds(thirds: number, locale: string): Marks {
  const { whole, part } = partsOf(thirds);
  return { isNegative: thirds < 0, whole: whole.toLocaleString(locale), thirds: part };
}

function partsOf(thirds: number) {
  const size = Math.abs(thirds);
  return { whole: Math.floor(size / 3), part: (size % 3) as Marks['thirds'] };
}
