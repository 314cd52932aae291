import { expect, test } from 'vitest';
import { type Priority, createPriorityQueue, QueueFull } from './priorityQueue.ts';

const never = new AbortController().signal;

function setup(maxQueued = 10) {
  const queue = createPriorityQueue({ concurrency: 4, maxReads: 3, maxPublic: 2, maxQueued });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (priority: Priority, name: string, signal = never) =>
    queue.run(
      priority,
      () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      signal,
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { queue, ask, end, begun };
}

test('the public never takes the slots of the site, and the site goes first', async () => {
  const { ask, end, begun } = setup();
  const all = ['p1', 'p2', 'p3', 'p4'].map((name) => ask('public read', name));
  all.push(...['s1', 's2', 's3'].map((name) => ask('site read', name)));
  await new Promise(setImmediate);
  expect(begun).toEqual(['p1', 'p2', 's1']);
  await end('p1');
  await end('p2');
  expect(begun.slice(3)).toEqual(['s2', 's3']);
  await end('s1');
  expect(begun.slice(5)).toEqual(['p3']);
  for (const name of ['s2', 's3', 'p3', 'p4']) await end(name);
  expect(await Promise.all(all)).toEqual(['p1', 'p2', 'p3', 'p4', 's1', 's2', 's3']);
});

test('reads leave a slot to messages, which go before all of them', async () => {
  const { ask, end, begun } = setup();
  const all = ['r1', 'r2', 'r3', 'r4'].map((name) => ask('site read', name));
  all.push(ask('site message', 'm1'), ask('site message', 'm2'), ask('public message', 'm3'));
  await new Promise(setImmediate);
  expect(begun).toEqual(['r1', 'r2', 'r3', 'm1']);
  await end('r1');
  expect(begun.slice(4)).toEqual(['m2']);
  await end('r2');
  expect(begun.slice(5)).toEqual(['m3']);
  for (const name of ['r3', 'm1', 'm2', 'm3', 'r4']) await end(name);
  expect(await Promise.all(all)).toHaveLength(7);
});

test('what fails gives its slot up', async () => {
  const { queue, ask, end } = setup();
  const fails = () => queue.run('site read', () => Promise.reject(new Error('no')), never);
  for (let index = 0; index < 5; index += 1) await expect(fails()).rejects.toThrow('no');
  const later = ask('site read', 'later');
  await new Promise(setImmediate);
  await end('later');
  expect(await later).toBe('later');
});

test('a slot is taken until its task has ended, though its client is gone', async () => {
  const { ask, end, begun } = setup();
  const gone = new AbortController();
  const running = [ask('public read', 'p1', gone.signal), ask('public read', 'p2', gone.signal)];
  const next = ask('public read', 'next');
  gone.abort(new Error('gone'));
  await new Promise(setImmediate);
  expect(begun).toEqual(['p1', 'p2']);
  await end('p1');
  expect(begun).toEqual(['p1', 'p2', 'next']);
  for (const name of ['p2', 'next']) await end(name);
  await Promise.all([...running, next]);
});

test('a client that leaves before its turn is not served, and takes no slot', async () => {
  const { queue, ask, end, begun } = setup(1);
  const running = [ask('public read', 'p1'), ask('public read', 'p2')];
  const leaving = new AbortController();
  const left = ask('public read', 'left', leaving.signal);
  await expect(ask('public read', 'too many')).rejects.toBeInstanceOf(QueueFull);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(ask('public read', 'gone before', leaving.signal)).rejects.toThrow('gone');
  const next = ask('public read', 'next');
  for (const name of ['p1', 'p2', 'next']) await end(name);
  await Promise.all([...running, next]);
  expect(begun).toEqual(['p1', 'p2', 'next']);
  await queue.idle();
});
