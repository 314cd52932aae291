import { expect, test } from 'vitest';
import { longAgo } from './age.ts';

const now = new Date('2026-08-31T10:20:30.000Z');

test.each([
  ['1d', '2026-08-30'],
  ['180d', '2026-03-04'],
  ['1m', '2026-07-31'],
  ['2m', '2026-06-30'],
  ['6m', '2026-02-28'],
  ['30m', '2024-02-29'],
  ['12m', '2025-08-31'],
  ['2y', '2024-08-31'],
])('%s before the last of August is %s', (text, day) => {
  expect(longAgo(text, now)).toBe(`${day}T10:20:30.000Z`);
});

test.each(['', '0d', '180', 'd', '-1d', '1.5d', '180 d', '6M', '1w', '99999d', '1d1d'])(
  '%j is no such time',
  (text) => {
    expect(longAgo(text, now)).toBeUndefined();
  },
);
