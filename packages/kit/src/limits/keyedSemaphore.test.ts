import { expect, test } from 'vitest';
import { createKeyedSemaphore } from './keyedSemaphore.ts';

test('each key has its permits, and what is released, once, may be acquired again', () => {
  const semaphore = createKeyedSemaphore(2);
  const [first, second] = [semaphore.acquire('a'), semaphore.acquire('a')];
  expect(first).toBeDefined();
  expect(semaphore.acquire('a')).toBeUndefined();
  expect(semaphore.acquire('b')).toBeDefined();
  second?.release();
  second?.release();
  expect(semaphore.held('a')).toBe(1);
  expect(semaphore.acquire('a')).toBeDefined();
  expect(semaphore.acquire('a')).toBeUndefined();
});
