import { beforeEach, expect, test, vi } from 'vitest';
import { createFormFirstSeen } from './formFirstSeen.ts';

const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());

test('tells how long ago an address was first handed the form', () => {
  const seen = createFormFirstSeen();
  seen.note('a');
  vi.advanceTimersByTime(4_000);
  seen.note('a');
  seen.note('b');
  vi.advanceTimersByTime(1_000);
  expect(seen.since('a')).toBe(5_000);
  expect(seen.since('b')).toBe(1_000);
  expect(seen.since('c')).toBeUndefined();
});

test('forgets an address that has been quiet for half an hour', () => {
  const seen = createFormFirstSeen();
  seen.note('a');
  vi.advanceTimersByTime(20 * minute);
  seen.note('a');
  vi.advanceTimersByTime(29 * minute);
  expect(seen.since('a')).toBe(49 * minute);
  vi.advanceTimersByTime(2 * minute);
  expect(seen.since('a')).toBeUndefined();
});

test('holds 10,000 addresses, the latest', () => {
  const seen = createFormFirstSeen();
  for (let count = 0; count <= 10_000; count += 1) seen.note(`address ${count}`);
  expect(seen.since('address 0')).toBeUndefined();
  expect(seen.since('address 1')).toBe(0);
});
