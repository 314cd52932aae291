import { expect, test } from 'vitest';
import { toIsoTimestamp } from './database.ts';

test.each([
  ['2025-09-09 19:20:00+00', '2025-09-09T19:20:00+00:00'],
  ['2025-09-09 19:20:00.123456+05:30', '2025-09-09T19:20:00.123456+05:30'],
  ['2025-09-09 19:20:00-03', '2025-09-09T19:20:00-03:00'],
  ['2025-09-09 19:20:00', '2025-09-09T19:20:00'],
  ['infinity', 'infinity'],
])('the timestamp %s is given as %s', (printed, iso) => {
  expect(toIsoTimestamp(printed)).toBe(iso);
});
