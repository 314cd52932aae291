import { expect, test, vi } from 'vitest';
import { createShare } from '../../src/server.ts';

/** A read that counts its calls and settles when the test says so. */
function question() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { ask: vi.fn<() => Promise<string>>(() => promise), resolve, reject };
}

test('concurrent calls get the same answer', async () => {
  const share = createShare();
  const { ask, resolve } = question();
  const both = [share('x', {}, ask), share('x', {}, ask)];
  expect(await share('y', {}, async () => 'of y')).toBe('of y');
  resolve('answer');
  expect(await Promise.all(both)).toEqual(['answer', 'answer']);
  expect(ask).toHaveBeenCalledTimes(1);
  // What has been answered is read again.
  await share('x', {}, ask);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what has not been answered for a second is read again', async () => {
  vi.useFakeTimers();
  const share = createShare();
  const { ask, resolve } = question();
  const first = share('x', {}, ask);
  vi.advanceTimersByTime(1_000);
  expect(await share('x', {}, async () => 'quick')).toBe('quick');
  resolve('slow');
  expect(await first).toBe('slow');
});

test('a failure reaches all who wait, and none after them', async () => {
  const share = createShare();
  const { ask, reject } = question();
  const both = Promise.allSettled([share('x', {}, ask), share('x', {}, ask)]);
  reject(new Error('down'));
  expect(await both).toMatchObject([
    { reason: { message: 'down' } },
    { reason: { message: 'down' } },
  ]);
  expect(await share('x', {}, async () => 'up again')).toBe('up again');
});

test('one caller’s abort ends no other’s call', async () => {
  const share = createShare();
  const { ask, resolve } = question();
  const visitor = new AbortController();
  const first = share('x', { signal: visitor.signal }, ask);
  const second = share('x', {}, ask);
  visitor.abort();
  await expect(first).rejects.toBe(visitor.signal.reason);
  resolve('answer');
  expect(await second).toBe('answer');
});

test('an aborted call reads nothing', async () => {
  const ask = vi.fn<() => Promise<string>>(async () => 'answer');
  const signal = AbortSignal.abort();
  await expect(createShare()('x', { signal }, ask)).rejects.toBe(signal.reason);
  expect(ask).not.toHaveBeenCalled();
});
