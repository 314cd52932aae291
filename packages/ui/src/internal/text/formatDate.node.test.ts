import { expect, test } from 'vitest';
import { formatDate } from './formatDate.ts';

test.each([
  ['2026-11-20T19:00:00Z', 'Asia/Kolkata', '21/11/2026'],
  ['2026-11-20T02:00:00Z', 'America/New_York', '19/11/2026'],
  // A day is that day everywhere.
  ['2026-11-20', 'Asia/Kolkata', '20/11/2026'],
  ['2026-11-20', 'America/New_York', '20/11/2026'],
  ['soon', 'Asia/Kolkata', undefined],
  [undefined, 'Asia/Kolkata', undefined],
])('%s in %s is %s', (value, timeZone, shown) => {
  expect(formatDate(value, { locale: 'en-IN', timeZone })).toBe(shown);
});
