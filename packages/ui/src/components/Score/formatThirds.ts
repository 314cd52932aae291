import { formatNumber } from '../../internal/text/formatNumber.ts';

/** Whole thirds of a mark as the locale writes them: 14 are `4⅔`, -2 `−⅔`; in `hi-u-nu-deva` 14 are `४ २⁄३`. */
export function formatThirds(thirds: number, locale = 'en'): string {
  const { isNegative, whole, thirds: part } = readThirds(thirds, locale);
  const sign = isNegative ? '−' : '';
  if (part === 0) return sign + whole;
  const write = (number: number) => formatNumber(number, locale);
  // Single fraction characters exist for Western digits only.
  if (write(1) === '1') return sign + whole + (part === 1 ? '⅓' : '⅔');
  return `${sign}${whole && `${whole} `}${write(part)}⁄${write(3)}`;
}

export interface Marks {
  isNegative: boolean;
  /** Whole marks, as the locale writes them; empty where there are only thirds. */
  whole: string;
  thirds: 0 | 1 | 2;
}

/** The same in parts, for screen readers: few of them read a fraction as a person does. */
export function readThirds(thirds: number, locale: string): Marks {
  const size = Math.abs(thirds);
  return {
    isNegative: thirds < 0,
    whole: size === 1 || size === 2 ? '' : formatNumber(Math.floor(size / 3), locale),
    thirds: (size % 3) as Marks['thirds'],
  };
}
