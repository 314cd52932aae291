import { expect, test } from 'vitest';
import {
  databaseError,
  hang,
  htmlInsteadOfRows,
  reset,
  truncated,
} from '../../support/backend/fakeSupabase.ts';
import type { Fault } from '../../support/backend/fakeSupabase.ts';
import { readPage } from '../../support/http/html.ts';
import { useFakeSite } from '../../support/fakeSite.ts';
import { impatient } from '../../support/site.ts';

/**
 * A clock that a signal puts on by a quarter of an hour: every kept page is then too old to be shown first.
 * What watches the event loop takes the leap for a busy thread, so that a few of its looks are waited for.
 */
const clock = `const now = performance.now.bind(performance); let late = 0;
performance.now = () => now() + late;
process.on('SIGUSR2', () => { late += 15 * 60_000; setTimeout(() => console.log('later'), 200); });`;

const { fake, site } = useFakeSite({
  env: {
    PAGE_CACHE_MB: '8',
    NODE_OPTIONS: `${impatient.NODE_OPTIONS} --import=data:text/javascript,${encodeURIComponent(clock)}`,
  },
});

const screens = ['/', '/editorial-analysis', '/online-mode', '/course-1', '/article/1'];
const readAll = () => Promise.all(screens.map((path) => readPage(site.url + path)));

async function later() {
  const before = site.output().length;
  site.process.kill('SIGUSR2');
  await expect.poll(() => site.output().slice(before)).toContain('later');
}

const faults: [string, Fault | 'refuse'][] = [
  ['refuses', 'refuse'],
  ['resets', reset],
  ['hangs', hang],
  ['answers 500', databaseError('The database is resting')],
  ['answers with HTML', htmlInsteadOfRows],
  ['breaks off', truncated],
];

test.for(faults)('while the backend %s, its last good pages are shown', async ([, fault]) => {
  const good = await readAll();
  expect(new Set(good.map(({ status }) => status))).toEqual(new Set([200]));
  await later();
  if (fault === 'refuse') await fake.refuse();
  else fake.fail('*', fault);
  const from = performance.now();
  expect(await readAll()).toEqual(good);
  expect(performance.now() - from).toBeLessThan(4_500);

  // Those who come a moment later do not wait at all.
  const again = performance.now();
  expect(await readAll()).toEqual(good);
  expect(performance.now() - again).toBeLessThan(2_000);

  await fake.heal();
  // What hangs is given up after a while.
  await expect
    .poll(async () => {
      await later();
      expect(await readAll()).toEqual(good);
      return fake.requests.length;
    })
    .toBeGreaterThanOrEqual(screens.length);
});
