import { setImmediate as nextLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const patient = new AbortController().signal;

test('those who wait have their turns in order, with a look at everything else in between', async () => {
  const turns = createTurns();
  const seen: string[] = [];
  const all = ['a', 'b', 'c'].map((name) => turns.take(patient).then(() => seen.push(name)));
  setImmediate(() => seen.push('else'));
  await Promise.all(all);
  expect(seen).toEqual(['a', 'b', 'else', 'c']);
});

test('what is urgent has every other turn', async () => {
  const turns = createTurns();
  const seen: string[] = [];
  const take = (name: string, isUrgent?: boolean) =>
    turns.take(patient, isUrgent).then(() => seen.push(name));
  await Promise.all([take('a'), take('b'), take('c'), take('urgent', true), take('too', true)]);
  expect(seen).toEqual(['a', 'urgent', 'b', 'too', 'c']);
});

test('whoever gives up loses the turn, and nobody else does', async () => {
  const turns = createTurns();
  const impatient = new AbortController();
  const first = turns.take(patient);
  const second = turns.take(impatient.signal);
  const third = turns.take(patient);
  impatient.abort(new Error('Too late.'));
  await expect(second).rejects.toThrow('Too late.');
  await expect(turns.take(impatient.signal)).rejects.toThrow('Too late.');
  await Promise.all([first, third]);
  expect(turns.waitMs).toBe(0);
});

test('the wait is known from the turns before', async () => {
  const turns = createTurns();
  const block = () => {
    for (const end = performance.now() + 20; performance.now() < end;);
  };
  await Promise.all(Array.from({ length: 20 }, () => turns.take(patient).then(block)));
  await nextLoop();
  const waiting = Array.from({ length: 10 }, () => turns.take(patient));
  expect(turns.waitMs).toBeGreaterThan(100);
  await Promise.all(waiting);
  expect(turns.waitMs).toBe(0);
});
