import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFairQueue } from './fairQueue.ts';
import type { Place } from './fairQueue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const options = { atOnce: 2, ofOneAddress: 2, perAddress: 4, overall: 6, waitMs: 1_000 };

function done(place: Place | undefined): void {
  if (!place || !('done' in place)) throw new Error('Nobody is served here.');
  place.done();
}

test('who asks for much waits, and the others have their turns', async () => {
  const queue = createFairQueue(options);
  const order: string[] = [];
  const enter = (address: string) =>
    queue.enter(address).then((place) => {
      order.push(address);
      return place;
    });
  const first = await Promise.all([enter('a'), enter('a')]);
  const rest = [enter('a'), enter('a'), enter('b'), enter('c')];
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual(['a', 'a']);
  done(first[0]);
  await vi.advanceTimersByTimeAsync(0);
  done(first[1]);
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual(['a', 'a', 'a', 'b']);
  done(await rest[0]);
  done(await rest[2]);
  done(await rest[3]);
  done(await rest[1]);
  expect(order).toEqual(['a', 'a', 'a', 'b', 'c', 'a']);
});

test('an address has its share, and so have all together', async () => {
  const queue = createFairQueue(options);
  const places = ['a', 'a', 'a', 'a'].map((address) => queue.enter(address));
  expect(await queue.enter('a')).toEqual({ refused: 'address' });
  places.push(queue.enter('b'), queue.enter('c'));
  expect(await queue.enter('d')).toEqual({ refused: 'all' });
  done(await places[0]);
  done(await places[0]);
  places.push(queue.enter('d'));
  expect(await queue.enter('e')).toEqual({ refused: 'all' });
});

test('nobody waits for ever', async () => {
  const queue = createFairQueue(options);
  const places = await Promise.all([queue.enter('a'), queue.enter('a')]);
  const late = [queue.enter('a'), queue.enter('b')];
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.all(late)).toEqual([{ refused: 'late' }, { refused: 'late' }]);
  places.forEach(done);
  expect(await queue.enter('b')).toHaveProperty('done');
});

test('an address has a part of the places, and the rest stays free for the next', async () => {
  const queue = createFairQueue({ ...options, atOnce: 3 });
  const first = await Promise.all([queue.enter('a'), queue.enter('a')]);
  let isServed = false;
  const third = queue.enter('a').then((place) => {
    isServed = true;
    return place;
  });
  expect(await queue.enter('b')).toHaveProperty('done');
  expect(isServed).toBe(false);
  done(first[0]);
  done(await third);
});

test('who leaves is not waited for: the share is free, the turn is the next one', async () => {
  const queue = createFairQueue(options);
  const served = await Promise.all([queue.enter('a'), queue.enter('a')]);
  const left = new AbortController();
  const gone = [queue.enter('a', left.signal), queue.enter('a', left.signal)];
  expect(await queue.enter('a')).toEqual({ refused: 'address' });
  left.abort();
  expect(await Promise.all(gone)).toEqual([{ refused: 'left' }, { refused: 'left' }]);
  const next = queue.enter('a');
  done(served[0]);
  expect(await next).toHaveProperty('done');
  expect(await queue.enter('a', left.signal)).toEqual({ refused: 'left' });
  // Who is served keeps the place until the work is done.
  const served2 = new AbortController();
  done(served[1]);
  const working = await queue.enter('b', served2.signal);
  served2.abort();
  const waiting = queue.enter('c');
  await vi.advanceTimersByTimeAsync(999);
  done(working);
  expect(await waiting).toHaveProperty('done');
});
