import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { startTestBackend } from '../../packages/backend/src/testing.ts';
import type { TestBackend } from '../../packages/backend/src/testing.ts';
import { arrange, setups } from './arrangements.ts';
import type { Arrangement, Cost } from './arrangements.ts';
import { randomVisits, visitAll } from './visits.ts';
import type { Visited } from './visits.ts';

/** What several processes cost and show, each arrangement with the same visits at the same time. */
export interface ScaleResult {
  name: string;
  perSecond: number;
  /** Each page was asked for once before. */
  calm: Phase;
  /** An article is changed at its beginning. */
  change: Phase & Seen;
  /** The backend does not answer; the article is changed once more. */
  outage: Phase;
  /** It answers again. */
  afterwards: Phase & Seen;
}

export interface Phase extends Visited, Cost {
  seconds: number;
}

/** When the watched article was new for the first time and old for the last time, in seconds; NaN: never. */
interface Seen {
  newAfter: number;
  oldUntil: number;
}

const seconds = { calm: 65, change: 100, outage: 20, afterwards: 45 };
const watchedId = 13;
const watchedPath = `/editorial-analysis/${watchedId}`;
const watchEveryMs = 200;

/** One timeline for all arrangements: calm, a change, an outage, and what comes after it. */
export async function measureScale(): Promise<ScaleResult[]> {
  const backend = await startTestBackend();
  const arranged: Arrangement[] = [];
  try {
    console.log('Scale: starting the site in each arrangement ...');
    for (const setup of setups) {
      arranged.push(await arrange(setup, { url: backend.url, key: backend.anonKey }));
    }
    return await runTimeline(backend, arranged);
  } finally {
    for (const one of arranged) await one.stop();
    await backend.stop();
  }
}

async function runTimeline(
  backend: TestBackend,
  arranged: readonly Arrangement[],
): Promise<ScaleResult[]> {
  const paths = await readPaths(arranged);
  const change = (title: string) =>
    backend.sql('update public."Articles" set title = $1 where id = $2', [title, watchedId]);
  const phase = async (name: keyof typeof seconds, title?: string) => {
    console.log(`  ${name}, ${seconds[name]} s`);
    return Promise.all(arranged.map((one) => runPhase(one, paths, seconds[name], title)));
  };

  // Thirteen processes that make all of their pages at once would measure this machine.
  for (const { ask } of arranged) {
    for (const path of paths) await ask(path, { 'accept-encoding': 'br' });
  }
  const calm = await phase('calm');
  await change('A first change');
  const changed = await phase('change', 'A first change');
  for (const { gate } of arranged) gate.isOpen = false;
  await change('A second change');
  const outage = await phase('outage');
  for (const { gate } of arranged) gate.isOpen = true;
  const afterwards = await phase('afterwards', 'A second change');
  return arranged.map(({ name, perSecond }, index) => ({
    name,
    perSecond,
    calm: at(calm, index),
    change: at(changed, index),
    outage: at(outage, index),
    afterwards: at(afterwards, index),
  }));
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error('Nothing was measured.');
  return item;
}

/** The addresses of the sitemap: the site's own pages, then courses, days and articles. */
async function readPaths([first]: readonly Arrangement[]): Promise<string[]> {
  const answer = await first?.ask('/sitemap.xml', { 'accept-encoding': 'identity' });
  return [...String(answer?.body).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
}

/** @param title of the watched article, from the moment at which it is changed on. */
async function runPhase(
  arrangement: Arrangement,
  paths: readonly string[],
  seconds: number,
  title = '',
): Promise<Phase & Seen> {
  const { ask, cost, perSecond } = arrangement;
  const before = cost();
  const watching = title === '' ? neverSeen : watch(arrangement, seconds, title);
  const visited = await visitAll(
    randomVisits(paths, { perSecond, seconds }),
    async ({ path, headers }) => (await ask(path, headers)).status,
  );
  const after = cost();
  return {
    ...(await watching),
    ...visited,
    seconds,
    reached: after.reached - before.reached,
    backend: after.backend - before.backend,
    cpuSeconds: after.cpuSeconds - before.cpuSeconds,
  };
}

const neverSeen: Seen = { newAfter: Number.NaN, oldUntil: Number.NaN };

/** Reads the watched article again and again. */
async function watch({ ask }: Arrangement, seconds: number, title: string): Promise<Seen> {
  const start = performance.now();
  let { newAfter, oldUntil } = neverSeen;
  for (let passed = 0; passed < seconds; passed = (performance.now() - start) / 1_000) {
    const answer = await ask(watchedPath, { 'accept-encoding': 'br' }).catch(() => undefined);
    if (answer?.status === 200) {
      const isNew = brotliDecompressSync(answer.body).includes(title);
      if (isNew && Number.isNaN(newAfter)) newAfter = passed;
      if (!isNew) oldUntil = passed;
    }
    await sleep(watchEveryMs);
  }
  return { newAfter, oldUntil };
}
