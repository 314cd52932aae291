import { expect, test } from 'vitest';
import { createRateLimit } from './rateLimit.ts';

test('lets an address do so much within the window, and no more', () => {
  const limit = createRateLimit(2, 1_000);
  expect([0, 10, 20].map((now) => limit.take('a', now))).toEqual([true, true, false]);
});

test('counts each address by itself', () => {
  const limit = createRateLimit(1, 1_000);
  expect(limit.take('a', 0)).toBe(true);
  expect(limit.take('b', 0)).toBe(true);
});

test('the window slides: each share comes back when its time is over, refusals cost nothing', () => {
  const limit = createRateLimit(2, 1_000);
  limit.take('a', 0);
  limit.take('a', 600);
  expect(limit.take('a', 900)).toBe(false);
  expect(limit.take('a', 1_001)).toBe(true);
  expect(limit.take('a', 1_002)).toBe(false);
  expect(limit.take('a', 1_601)).toBe(true);
});
