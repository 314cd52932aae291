import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildIfStale, readSettings, reexecWithFlags, runSite } from '@setu/kit/node';
import ourSite from '../site/site.config.ts';
import { temporaryFolder } from '../tests/support/site.ts';
import { readArguments } from './arguments.ts';
import { memoryOf } from '../tests/support/load/memory.ts';

// `npm run soak` (or `npm run soak -- 1000000`): requests that many pages from a site, known and unknown, plain
// and hostile, and ends with status 1 when its memory grows or too many visitors get no good answer.
// The site runs in this process, its visitors and the embedded backend each in a separate one.

const count = readArguments(() => {
  const given = Number(process.argv[2] ?? 100_000);
  if (Number.isInteger(given) && given >= 1_000) return given;
  throw new Error('The number of requests must be a whole number from 1,000 on.');
});

const rounds = 10;
/** The first of them only fill caches. */
const warmUp = 3;
const mostGrowthMegabytes = 12;
/** On a machine that is busy with other things the embedded backend may be late now and then. */
const mostFailures = 0.001;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
// As `npm start` does.
reexecWithFlags(ourSite.root);

buildIfStale(ourSite);
const { folder, remove } = await temporaryFolder();
const site = await runSite({
  site: ourSite,
  // A small cache, which is full long before the memory is measured for the first time.
  settings: readSettings({ PORT: '0', DATA_DIR: folder, PAGE_CACHE_MB: '4' }),
  mode: 'production',
  log: () => {},
});
const visitors = fork(new URL('../tests/support/load/soakVisitors.ts', import.meta.url), [
  site.url,
]);
const failures: string[] = [];
const used: number[] = [];
for (let round = 1; round <= rounds; round += 1) {
  const start = performance.now();
  visitors.send(Math.floor(count / rounds));
  const [failed] = (await once(visitors, 'message')) as [string[]];
  const seconds = (performance.now() - start) / 1_000;
  failures.push(...failed);
  used.push(await leastMemory());
  const rate = (count / rounds / seconds).toFixed(0);
  const inUse = used.at(-1)?.toFixed(1);
  const whole = memoryOf(process.pid, visitors.pid).toFixed(0);
  console.log(
    `${round} of ${rounds}: ${rate} requests/s, ${inUse} MB in use, ${whole} MB with the backend`,
  );
}
visitors.kill();
await site.stop();
await remove();

const growth = (used.at(-1) ?? 0) - (used[warmUp - 1] ?? 0);
console.log(`Grown by ${growth.toFixed(1)} MB since round ${warmUp}.`);
console.log(`${failures.length} answers of status 500 or more: ${failures.slice(-5).join(', ')}`);
const isBad = growth > mostGrowthMegabytes || failures.length > count * mostFailures;
process.exit(isBad ? 1 : 0);

/** The least of some samples, because pages that were requested twice are still being compressed in the background. */
async function leastMemory(): Promise<number> {
  let least = Infinity;
  for (let sample = 0; sample < 5; sample += 1) {
    await pause(1_000);
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    least = Math.min(least, (heapUsed + external) / 2 ** 20);
  }
  return least;
}
