import { setImmediate as nextLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRenderQueue } from './renderQueue.ts';

const patient = new AbortController().signal;

test('those who wait have their queue in order, with a look at everything else in between', async () => {
  const queue = createRenderQueue();
  const seen: string[] = [];
  const all = ['a', 'b', 'c'].map((name) => queue.wait(patient).then(() => seen.push(name)));
  setImmediate(() => seen.push('else'));
  await Promise.all(all);
  expect(seen).toEqual(['a', 'b', 'else', 'c']);
});

test('what is urgent has every other turn', async () => {
  const queue = createRenderQueue();
  const seen: string[] = [];
  const take = (name: string, isUrgent?: boolean) =>
    queue.wait(patient, isUrgent).then(() => seen.push(name));
  await Promise.all([take('a'), take('b'), take('c'), take('urgent', true), take('too', true)]);
  expect(seen).toEqual(['a', 'urgent', 'b', 'too', 'c']);
});

test('a request that is aborted loses its turn, and no other does', async () => {
  const queue = createRenderQueue();
  const impatient = new AbortController();
  const first = queue.wait(patient);
  const second = queue.wait(impatient.signal);
  const third = queue.wait(patient);
  impatient.abort(new Error('Too late.'));
  await expect(second).rejects.toThrow('Too late.');
  await expect(queue.wait(impatient.signal)).rejects.toThrow('Too late.');
  await Promise.all([first, third]);
  expect(queue.waitMs).toBe(0);
});

test('the wait is known from the queue before', async () => {
  const queue = createRenderQueue();
  const block = () => {
    for (const end = performance.now() + 20; performance.now() < end;);
  };
  await Promise.all(Array.from({ length: 20 }, () => queue.wait(patient).then(block)));
  await nextLoop();
  const waiting = Array.from({ length: 10 }, () => queue.wait(patient));
  expect(queue.waitMs).toBeGreaterThan(100);
  await Promise.all(waiting);
  expect(queue.waitMs).toBe(0);
});
