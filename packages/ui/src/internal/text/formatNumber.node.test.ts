import { expect, test } from 'vitest';
import { formatNumber } from './formatNumber.ts';

test.each(['en-IN', 'hi-IN', 'en-US', 'hi-u-nu-deva'])('writes numbers as %s does', (locale) => {
  for (const number of [0, 7, 42, 999, 1_000, 123_456, -3, 0.5, Number.NaN]) {
    expect(formatNumber(number, locale)).toBe(number.toLocaleString(locale));
  }
});
