import { beforeEach, expect, test, vi } from 'vitest';
import { createRateLimit } from './rateLimit.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));

test('the window slides: each share comes back when its time is over, refusals cost nothing', () => {
  const limit = createRateLimit({ perAddress: 2, windowMs: 1_000 });
  const after = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return limit('a');
  };
  const taken = [0, 600, 300, 101, 1, 599].map(after);
  expect(taken).toEqual([true, true, false, true, false, true]);
});

test('the overall limit counts all addresses, and refused events count for nothing', () => {
  const limit = createRateLimit({ perAddress: 2, overall: 3, windowMs: 1_000 });
  const taken = ['a', 'a', 'a', 'a', 'b', 'c'].map(limit);
  expect(taken).toEqual([true, true, false, false, true, false]);
  vi.advanceTimersByTime(1_001);
  expect(limit('c')).toBe(true);
});

test('a flood of addresses does not fill the memory', () => {
  const limit = createRateLimit({ perAddress: 1, windowMs: 1_000 });
  limit('first');
  for (let index = 0; index < 100_001; index += 1) limit(`${index}`);
  expect(limit('100000')).toBe(false);
  // Evicted, because the number of keys is limited.
  expect(limit('first')).toBe(true);
});

test('a clock that is set back keeps no address out', () => {
  const limit = createRateLimit({ perAddress: 1, windowMs: 1_000 });
  expect(limit('a')).toBe(true);
  vi.advanceTimersByTime(1_001);
  vi.setSystemTime(Date.now() - 86_400_000);
  expect(limit('a')).toBe(true);
});
