import { expect, test } from 'vitest';
import { parseDateTime } from './dateTime.ts';

test.each([
  ['2026-11-22', '2026-11-22T00:00:00+05:30'],
  [' 22/11/2026 ', '2026-11-22T00:00:00+05:30'],
  ['24-11-2026 06:00', '2026-11-24T06:00:00+05:30'],
  ['24-11/2026', undefined],
  ['1-11-20261', undefined],
  ['2/1/2026 6:05', '2026-01-02T06:05:00+05:30'],
  ['2/1/2026\u00A06:05', '2026-01-02T06:05:00+05:30'],
  ['2/1/2026 6:05:09', '2026-01-02T06:05:09+05:30'],
  ['2/1/2026 6:05:60', undefined],
  ['2026-11-22T23:59', '2026-11-22T23:59:00+05:30'],
  ['29/02/2028', '2028-02-29T00:00:00+05:30'],
  ['29/02/2026', undefined],
  ['2026-13-01', undefined],
  ['11/22/2026', undefined],
  ['2026-11-22 24:00', undefined],
  ['2026-11-22 06', undefined],
  ['0000-01-01', undefined],
  ['tomorrow', undefined],
])('%j is a moment in India: %s', (written, moment) => {
  expect(parseDateTime(written)).toBe(moment);
});
