import { expect, test } from 'vitest';
import { inTurn } from './inTurn.ts';
import type { ApiContext } from './route.ts';

test('a request waits for the one before it, whatever becomes of that', async () => {
  const context = {} as ApiContext;
  const first = Promise.withResolvers<string>();
  const begun: string[] = [];
  const failed = inTurn(() => first.promise)(context, {});
  const next = inTurn(async () => begun.push('next'))(context, {});
  await new Promise(setImmediate);
  expect(begun).toEqual([]);
  first.reject(new Error('No answer.'));
  await expect(failed).rejects.toThrow('No answer.');
  await next;
  expect(begun).toEqual(['next']);
});
