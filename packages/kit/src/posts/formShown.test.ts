import { expect, test } from 'vitest';
import { createFormShown } from './formShown.ts';

const minute = 60_000;

test('tells how long ago an address was first handed the form', () => {
  const shown = createFormShown();
  shown.note('a', 1_000);
  shown.note('a', 5_000);
  shown.note('b', 6_000);
  expect(shown.since('a', 7_000)).toBe(6_000);
  expect(shown.since('b', 7_000)).toBe(1_000);
  expect(shown.since('c', 7_000)).toBeUndefined();
});

test('forgets an address that has been quiet for half an hour', () => {
  const shown = createFormShown();
  shown.note('a', 0);
  shown.note('a', 20 * minute);
  expect(shown.since('a', 49 * minute)).toBe(49 * minute);
  expect(shown.since('a', 50 * minute)).toBeUndefined();
  shown.note('a', 51 * minute);
  expect(shown.since('a', 52 * minute)).toBe(minute);
});

test('holds 10,000 addresses, the latest', () => {
  const shown = createFormShown();
  for (let count = 0; count <= 10_000; count += 1) shown.note(`address ${count}`, count);
  expect(shown.since('address 0', 10_001)).toBeUndefined();
  expect(shown.since('address 1', 10_001)).toBe(10_000);
});
