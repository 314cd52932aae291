import { afterEach, expect, test, vi } from 'vitest';
import { createRateLimit } from './rateLimit.ts';

afterEach(() => void vi.useRealTimers());

test('the window slides: each share comes back when its time is over, refusals cost nothing', () => {
  const limit = createRateLimit({ perAddress: 2, windowMs: 1_000 });
  limit.take('a', 0);
  limit.take('a', 600);
  expect(limit.take('a', 900)).toBe(false);
  expect(limit.take('a', 1_001)).toBe(true);
  expect(limit.take('a', 1_002)).toBe(false);
  expect(limit.take('a', 1_601)).toBe(true);
});

test('all together may do so much, and a refusal takes nothing from the others', () => {
  const limit = createRateLimit({ perAddress: 2, overall: 3, windowMs: 1_000 });
  const taken = ['a', 'a', 'a', 'a', 'b', 'c'].map((address) => limit.take(address, 0));
  expect(taken).toEqual([true, true, false, false, true, false]);
  expect(limit.take('c', 1_001)).toBe(true);
});

test('a flood of addresses does not fill the memory', () => {
  const limit = createRateLimit({ perAddress: 1, windowMs: 1_000 });
  limit.take('first', 0);
  for (let index = 0; index < 100_001; index += 1) limit.take(`${index}`, 0);
  expect(limit.take('100000', 0)).toBe(false);
  // Evicted, because the number of keys is limited.
  expect(limit.take('first', 0)).toBe(true);
});

test('a clock that is set back keeps no address out', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const limit = createRateLimit({ perAddress: 1, windowMs: 1_000 });
  expect(limit.take('a')).toBe(true);
  vi.advanceTimersByTime(1_001);
  vi.setSystemTime(Date.now() - 86_400_000);
  expect(limit.take('a')).toBe(true);
});
