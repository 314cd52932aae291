import { expect, test } from 'vitest';
import { createShares } from './shares.ts';

test('each address has its share, and what is given back may be taken again', () => {
  const shares = createShares(2);
  const [first, second] = [shares.take('a'), shares.take('a')];
  expect(first).toBeDefined();
  expect(shares.take('a')).toBeUndefined();
  expect(shares.take('b')).toBeDefined();
  second?.();
  second?.();
  expect(shares.take('a')).toBeDefined();
  expect(shares.take('a')).toBeUndefined();
});
