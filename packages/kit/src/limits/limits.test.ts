import { expect, test } from 'vitest';
import { networkOf } from '../http/forwarded.ts';
import { createLimits } from './limits.ts';

test('messages from many networks of one /48 are counted together, and leave room for others', () => {
  const { messages } = createLimits();
  const sent = Array.from({ length: 100 }, (_, index) =>
    messages(networkOf(`2001:db8:1:${index.toString(16)}::1`)),
  );
  expect(sent.filter(Boolean)).toHaveLength(60);
  expect(messages(networkOf('2001:db8:2::1'))).toBe(true);
  expect(messages(networkOf('192.0.2.1'))).toBe(true);
});
