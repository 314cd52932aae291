import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildIfStale, readSettings, reexecWithFlags, runSite } from '@setu/kit/node';
import ourSite from '../site/site.config.ts';
import { temporaryFolder } from '../tests/support/site.ts';
import { memoryBelow, memoryOf } from './load/memory.ts';
import type { SoakReport } from './load/soakVisitors.ts';

// `npm run soak` (or `npm run soak -- 1000000`): requests that many pages from a site, known and unknown, plain
// and hostile, and ends with status 1 when its memory grows or too many visitors get no good answer.
// The site runs in this process, its visitors and the embedded backend each in a separate one.

const count = Number(process.argv[2] ?? 100_000);
if (!Number.isInteger(count) || count < 1_000) {
  throw new Error('The number of requests must be a whole number from 1,000 on.');
}

/** Small, so that it is full long before the memory is measured for the first time. */
const cacheMegabytes = 4;
/** The first part of the run, which only fills caches. */
const warmUp = 0.3;
const mostGrowthMegabytes = 12;
const samples = 5;
const pauseMs = 1_000;
/** On a machine that is busy with other things the embedded backend may be late now and then. */
const mostFailures = 0.001;

const megabytes = (bytes: number) => bytes / 1024 / 1024;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

// As `npm start` does.
reexecWithFlags(ourSite.root);

buildIfStale(ourSite);
const { folder: dataDir, remove } = await temporaryFolder();
const env = { PORT: '0', DATA_DIR: dataDir, PAGE_CACHE_MB: String(cacheMegabytes) };
const site = await runSite({
  site: ourSite,
  settings: readSettings(env),
  mode: 'production',
  log: () => {},
});

console.log(`${count} requests, ${cacheMegabytes} MB for pages\n`);
console.log(
  '  requests       req/s     heap MB  outside MB  of it bufs      rss MB     site MB  backend MB',
);
const visitors = fork(new URL('load/soakVisitors.ts', import.meta.url), [site.url, String(count)]);
let warm: number | undefined;
let failure: string | undefined;
for (let last = 0; last < count;) {
  const startedAt = performance.now();
  const [report] = (await once(visitors, 'message')) as [SoakReport];
  const { done, failed, lastFailed } = report;
  const rate = (done - last) / ((performance.now() - startedAt) / 1_000);
  const used = await measure(done, rate);
  if (done >= count * warmUp) warm ??= used;
  if (done === count) {
    const growth = used - (warm ?? used);
    console.log(`\nGrown by ${growth.toFixed(1)} MB since the first ${warmUp * 100} %.`);
    console.log(
      `${failed} answers of status 500 or more${lastFailed ? `, as ${lastFailed}` : ''}.`,
    );
    if (growth > mostGrowthMegabytes) failure = `More than ${mostGrowthMegabytes} MB.`;
    else if (failed > count * mostFailures) failure = 'Too many failed.';
  }
  last = done;
  visitors.send('go on');
}
visitors.kill();
await site.stop();
await remove();
if (failure !== undefined) console.error(failure);
process.exit(failure === undefined ? 0 : 1);

/**
 * Prints a line of figures; returns the memory really in use, in MB: the least of some samples, because pages
 * that were requested twice are still being compressed in the background.
 */
async function measure(done: number, rate: number): Promise<number> {
  let least = process.memoryUsage();
  for (let sample = 0; sample < samples; sample += 1) {
    await setTimeout(pauseMs);
    collectGarbage();
    const usage = process.memoryUsage();
    if (usage.heapUsed + usage.external < least.heapUsed + least.external) least = usage;
  }
  const { heapUsed, external, arrayBuffers, rss } = least;
  // What several processes share is divided among them.
  const processes = [memoryOf(process.pid), memoryBelow(process.pid, visitors.pid)];
  const used = [heapUsed, external, arrayBuffers, rss].map(megabytes);
  const figures = [rate, ...used, ...processes];
  const columns = figures.map((figure) => figure.toFixed(1).padStart(12)).join('');
  console.log(`${String(done).padStart(10)}${columns}`);
  return megabytes(heapUsed + external);
}
