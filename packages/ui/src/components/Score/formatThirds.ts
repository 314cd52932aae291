/**
 * Marks as a reader of this locale writes them: 14 thirds are `4⅔`, -2 are `−⅔`, in the digits of
 * `hi-u-nu-deva` `४ २⁄३`.
 *
 * @param thirds whole thirds of a mark, of which a wrong answer costs some.
 */
export function formatThirds(thirds: number, locale = 'en'): string {
  const { whole, part } = partsOf(thirds);
  const write = (number: number) => number.toLocaleString(locale);
  const sign = thirds < 0 ? '−' : '';
  if (part === 0) return sign + write(whole);
  const before = whole === 0 ? '' : write(whole);
  // There are single signs of fractions for Western digits alone.
  if (write(1) === '1') return sign + before + (part === 1 ? '⅓' : '⅔');
  return `${sign}${before && `${before} `}${write(part)}⁄${write(3)}`;
}

export interface Marks {
  isNegative: boolean;
  /** Whole marks, as the locale writes them. */
  whole: string;
  /** Thirds beside them. */
  thirds: 0 | 1 | 2;
}

/** The same in parts, for voices: few of them read a fraction as a person does. */
export function readThirds(thirds: number, locale: string): Marks {
  const { whole, part } = partsOf(thirds);
  return { isNegative: thirds < 0, whole: whole.toLocaleString(locale), thirds: part };
}

function partsOf(thirds: number) {
  const size = Math.abs(thirds);
  return { whole: Math.floor(size / 3), part: (size % 3) as Marks['thirds'] };
}
