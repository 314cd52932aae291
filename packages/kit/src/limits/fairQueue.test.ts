import { beforeEach, expect, test, vi } from 'vitest';
import { type FairQueue, createFairQueue } from './fairQueue.ts';

beforeEach(() => void vi.useFakeTimers());

const options = {
  concurrency: 2,
  concurrencyPerAddress: 2,
  perAddress: 4,
  overall: 6,
  waitMs: 1_000,
};

function release(permit: Awaited<ReturnType<FairQueue['enter']>> | undefined): void {
  if (!permit || 'rejected' in permit) throw new Error('This request is not served.');
  permit.release();
}

test('an address with many requests waits, and the others have their turns', async () => {
  const queue = createFairQueue(options);
  const order: string[] = [];
  const enter = (address: string) =>
    queue.enter(address).then((permit) => {
      order.push(address);
      return permit;
    });
  const first = await Promise.all([enter('a'), enter('a')]);
  const rest = [enter('a'), enter('a'), enter('b'), enter('c')];
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual(['a', 'a']);
  release(first[0]);
  await vi.advanceTimersByTimeAsync(0);
  release(first[1]);
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual(['a', 'a', 'a', 'b']);
  release(await rest[0]);
  release(await rest[2]);
  release(await rest[3]);
  release(await rest[1]);
  expect(order).toEqual(['a', 'a', 'a', 'b', 'c', 'a']);
});

test('an address has its share, and so have all together', async () => {
  const queue = createFairQueue(options);
  const permits = ['a', 'a', 'a', 'a'].map((address) => queue.enter(address));
  expect(await queue.enter('a')).toEqual({ rejected: 'address' });
  permits.push(queue.enter('b'), queue.enter('c'));
  expect(await queue.enter('d')).toEqual({ rejected: 'all' });
  release(await permits[0]);
  release(await permits[0]);
  permits.push(queue.enter('d'));
  expect(await queue.enter('e')).toEqual({ rejected: 'all' });
});

test('no request waits for ever', async () => {
  const queue = createFairQueue(options);
  const permits = await Promise.all([queue.enter('a'), queue.enter('a')]);
  const late = [queue.enter('a'), queue.enter('b')];
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.all(late)).toEqual([{ rejected: 'late' }, { rejected: 'late' }]);
  permits.forEach(release);
  expect(await queue.enter('b')).toHaveProperty('release');
});

test('an address has a part of the slots, and the rest stays free for the next', async () => {
  const queue = createFairQueue({ ...options, concurrency: 3 });
  const first = await Promise.all([queue.enter('a'), queue.enter('a')]);
  let isServed = false;
  const third = queue.enter('a').then((permit) => {
    isServed = true;
    return permit;
  });
  expect(await queue.enter('b')).toHaveProperty('release');
  expect(isServed).toBe(false);
  release(first[0]);
  release(await third);
});

test('a client that leaves gives up its permit and its turn', async () => {
  const queue = createFairQueue(options);
  const served = await Promise.all([queue.enter('a'), queue.enter('a')]);
  const left = new AbortController();
  const gone = [queue.enter('a', left.signal), queue.enter('a', left.signal)];
  expect(await queue.enter('a')).toEqual({ rejected: 'address' });
  left.abort();
  expect(await Promise.all(gone)).toEqual([{ rejected: 'left' }, { rejected: 'left' }]);
  const next = queue.enter('a');
  release(served[0]);
  expect(await next).toHaveProperty('release');
  expect(await queue.enter('a', left.signal)).toEqual({ rejected: 'left' });
  // A request that is served keeps its permit until the work is done.
  const served2 = new AbortController();
  release(served[1]);
  const working = await queue.enter('b', served2.signal);
  served2.abort();
  const waiting = queue.enter('c');
  await vi.advanceTimersByTimeAsync(999);
  release(working);
  expect(await waiting).toHaveProperty('release');
});
