import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildIfStale } from '@setu/kit/node';
import site from '../site/site.config.ts';
import { readArguments } from './arguments.ts';
import { type Sql, articleCount } from './scale/database.ts';
import { startArrangement } from './scale/arrangement.ts';
import { correctWhileCutOff, readWithoutDatabase } from './scale/cutOff.ts';
import { playDay } from './scale/day.ts';
import { createFaults } from './scale/faults.ts';
import { expectOk, killAll, missingPackages, until } from './scale/machines.ts';
import { randomOf } from '../tests/support/random.ts';
import { type Arrival, createStaff } from './scale/staff.ts';
import { type Visits, startVisitors } from './scale/visitors.ts';

// `npm run test:scale -- [--seed 7] [--seconds 60] [--missing-ok]`: runs the machines of deploy/many as processes, with
// visitors and staff at work, while the seed decides what fails: for one seed the same things in the same order.
// Ends with status 1 when an invariant is violated. With `--visits 1000000` nothing fails: a day's visits are sent as
// quickly as possible, and those that reach a site are counted; `--articles` sets the number of articles.

const { values, seed, seconds } = readArguments(() => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      seconds: { type: 'string', default: '60' },
      visits: { type: 'string' },
      articles: { type: 'string' },
      'missing-ok': { type: 'boolean', default: false },
    },
  });
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6));
  const seconds = Number(values.seconds);
  if (Number.isInteger(seed) && seconds >= 20) return { values, seed, seconds };
  throw new Error('Say --seed as a whole number, and --seconds as 20 or more.');
});
/** No page is shown longer than this after it was replaced, whatever fails (docs/deploy.md#many-machines). */
const boundMs = 60_000;
/** The bound while nothing fails, in 99 of 100 cases. */
const calmMs = 2_000;

const missing = missingPackages();
if (missing.length > 0) {
  console.log(`Not run: apt-get install ${missing.join(' ')}`);
  process.exit(values['missing-ok'] ? 0 : 1);
}
try {
  buildIfStale(site);
  const wrong = values.visits
    ? await playDay(Number(values.visits), Number(values.articles ?? articleCount), seed)
    : await test();
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) console.error(`Again: npm run test:scale -- --seed ${seed}`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  await killAll();
}
process.exit();

async function test(): Promise<string[]> {
  const arrangement = await startArrangement([128, 8]);
  const { ports, postgres } = arrangement;
  // Programs that have just started answer late, and the proxy may have given them up.
  await until(expectOk(ports.visitors, '/editorial-analysis'));
  const began = performance.now();
  const clock = () => ((performance.now() - began) / 1000).toFixed(1).padStart(5);
  console.log(
    `Seed ${seed}, ${seconds} s, ${postgres.length} databases, ${ports.sites.length} sites`,
  );
  const faults = createFaults(arrangement, randomOf(seed));
  let calmSince = 0;
  const staff = createStaff(arrangement, {
    random: randomOf(seed + 1),
    articles: articleCount,
    sql: () => faults.primary().sql,
    isCalm: () => performance.now() > calmSince,
  });
  const closing = new AbortController();
  const changes = every(500, () => staff.change(), closing.signal);
  const visitors = startVisitors(arrangement, {
    random: randomOf(seed + 2),
    readers: 8,
    clock,
    ageOf: (index, text, at) => staff.ageOf(index, text, at),
  });
  await sleep(8_000);
  while (performance.now() - began < (seconds - 15) * 1000) {
    const fault = faults.next();
    console.log(`${clock()} s: ${fault.name}`);
    calmSince = Infinity;
    await fault.run();
    // Allows time for purges to be repeated and for failed health checks to recover.
    calmSince = performance.now() + 6_000;
    await sleep(3_000);
  }
  await sleep(8_000);
  await visitors.stop();
  closing.abort();
  await changes;
  await staff.stop();
  const { visits } = visitors;
  const wrong = [
    ...new Set(visits.wrong),
    ...(await correctWhileCutOff(arrangement, faults.primary().sql)),
  ];
  await Promise.all(
    [ports.visitors, ...ports.sites].map((port) => until(expectOk(port, '/readyz'))),
  ).catch((error: unknown) => wrong.push(`Not ready at the end: ${String(error)}`));
  wrong.push(...(await notStoredOnce(faults.primary().sql, visits.messages)));
  wrong.push(...(await readWithoutDatabase(arrangement)));
  return [...wrong, ...judge(visits, staff.arrivals)];
}

/** Acknowledged messages that are not in the table exactly once. */
async function notStoredOnce(sql: Sql, messages: readonly string[]): Promise<string[]> {
  const stored = await sql<{ message: string; count: number }>(
    `select message, count(*)::int from "Contact Records" where message like 'Question %' group by message`,
  );
  const countOf = new Map(stored.map(({ message, count }) => [message, count]));
  return messages
    .filter((text) => countOf.get(text) !== 1)
    .map((text) => `"${text}" is stored ${countOf.get(text) ?? 0} times.`);
}

/** Prints what visitors and staff met, and returns which bounds it exceeds. */
function judge(visits: Visits, arrivals: readonly Arrival[]): string[] {
  const wrong: string[] = [];
  const late = arrivals.toSorted((one, other) => one.ms - other.ms);
  const calm = late.filter((each) => each.calm);
  const p99 = calm[Math.floor(calm.length * 0.99)]?.ms ?? 0;
  const slowest = late.at(-1)?.ms ?? 0;
  // With fewer than a hundred, the slowest alone would decide.
  if (calm.length >= 100 && p99 > calmMs)
    wrong.push(`Changes took ${p99} ms to the caches while nothing failed.`);
  if (Math.max(slowest, visits.oldestMs) > boundMs)
    wrong.push(`A page was shown for ${Math.max(slowest, visits.oldestMs)} ms after its change.`);
  const share = visits.failed.length / visits.pages;
  if (share > 0.001) wrong.push(`${visits.failed.length} of ${visits.pages} visits failed.`);
  console.table({
    'pages read': visits.pages,
    'of them after a page that waited': visits.waited,
    'visits failed': visits.failed.length,
    'messages acknowledged': visits.messages.length,
    'changes seen, while calm': `${late.length}, ${calm.length}`,
    'change to cache, calm: median, p99 (ms)': `${calm[calm.length >> 1]?.ms ?? '-'}, ${p99}`,
    'change to cache, slowest (ms)': slowest,
    'oldest page shown after its change (ms)': Math.round(visits.oldestMs),
  });
  for (const line of visits.failed.slice(0, 10)) console.log(line);
  return wrong;
}

async function every(ms: number, change: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await change();
    await sleep(ms);
  }
}
