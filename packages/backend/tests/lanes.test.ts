import { expect, test } from 'vitest';
import { createLanes, LaneFull } from '../src/server/lanes.ts';
import type { Lane } from '../src/server/lanes.ts';

const never = new AbortController().signal;

function setup(waiting = 10) {
  const lanes = createLanes({ atOnce: 3, atOncePublic: 2, waiting });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (lane: Lane, name: string, signal = never) =>
    lanes.run(
      lane,
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
  return { lanes, ask, end, begun };
}

test('the public never takes the last place, and the site goes first', async () => {
  const { ask, end, begun } = setup();
  const all = ['p1', 'p2', 'p3', 'p4'].map((name) => ask('public', name));
  all.push(...['s1', 's2', 's3'].map((name) => ask('site', name)));
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

test('what fails gives its place up', async () => {
  const { lanes, ask, end } = setup();
  const fails = () => lanes.run('site', () => Promise.reject(new Error('no')), never);
  for (let index = 0; index < 5; index += 1) await expect(fails()).rejects.toThrow('no');
  const later = ask('site', 'later');
  await new Promise(setImmediate);
  await end('later');
  expect(await later).toBe('later');
});

test('who leaves before the turn is not served, and takes no place', async () => {
  const { lanes, ask, end, begun } = setup(1);
  const running = [ask('public', 'p1'), ask('public', 'p2')];
  const leaving = new AbortController();
  const left = ask('public', 'left', leaving.signal);
  await expect(ask('public', 'too many')).rejects.toBeInstanceOf(LaneFull);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(ask('public', 'gone before', leaving.signal)).rejects.toThrow('gone');
  const next = ask('public', 'next');
  for (const name of ['p1', 'p2', 'next']) await end(name);
  await Promise.all([...running, next]);
  expect(begun).toEqual(['p1', 'p2', 'next']);
  await lanes.idle();
});

test('is idle once nothing runs or waits', async () => {
  const { lanes, ask, end } = setup();
  await lanes.idle();
  const events: string[] = [];
  const asked = ask('public', 'only').then(() => events.push('answered'));
  await new Promise(setImmediate);
  const idle = lanes.idle().then(() => events.push('idle'));
  await end('only');
  await Promise.all([asked, idle]);
  expect(events.toSorted()).toEqual(['answered', 'idle']);
});
