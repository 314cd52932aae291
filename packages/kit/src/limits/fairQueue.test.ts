import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFairQueue } from './fairQueue.ts';
import type { Place } from './fairQueue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const options = { atOnce: 2, perAddress: 4, overall: 6, waitMs: 1_000 };

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
  expect(await Promise.all(late)).toEqual([{ refused: 'all' }, { refused: 'all' }]);
  places.forEach(done);
  expect(await queue.enter('b')).toHaveProperty('done');
});
