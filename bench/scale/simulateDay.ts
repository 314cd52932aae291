import { startTestBackend } from '../../packages/backend/src/testing.ts';
import { createPageCache } from '../../packages/kit/src/pages/cache/pageCache.ts';
import { startOurServer } from '../sites/ourSite.ts';
import { createEdge } from './edge.ts';
import type { Answer, How } from './edge.ts';
import { randomVisits } from './visits.ts';

/** What a day of visits leaves to the site's own server, behind a cache that obeys its headers. */
export interface DayResult {
  visits: number;
  /** Requests that reach the server: expected by the arithmetic, and counted. */
  expected: number;
  reached: number;
  /** Pages that the server makes. */
  made: number;
  /** The busiest page alone: its visits, and those that reach the server. */
  busiest: { visits: number; reached: number };
  how: Record<How, number>;
  /** How long ago what visitors see was made, in seconds. */
  age: { median: number; p99: number; most: number };
}

const nothing = Buffer.alloc(0);
const secondsOfDay = 86_400;
const pageCount = 250;
/** Two machines with two processes each. */
const processCount = 4;

/** Days of more and more visits, with the headers that the site sends with its first page. */
export async function measureDays(): Promise<DayResult[]> {
  const backend = await startTestBackend();
  const site = await startOurServer({ backend: { url: backend.url, key: backend.anonKey } });
  const { headers } = await fetch(site.url);
  await site.stop();
  await backend.stop();
  const results: DayResult[] = [];
  for (const visits of [10_000, 100_000, 1_000_000]) {
    console.log(`A day of ${visits} visits ...`);
    results.push(await simulateDay(visits, Object.fromEntries(headers)));
  }
  return results;
}

/**
 * A day in the time of its own clock, with the real page cache of the site in each process: the same visits
 * a second all day. A page that is asked for `rate` times a second is fresh for `s-maxage` from one answer of
 * the server on, and the next visit after that asks it again: once in `s-maxage + 1 / rate` seconds.
 *
 * @param headers those of a page, as the site sends them.
 */
async function simulateDay(visits: number, headers: Answer['headers']): Promise<DayResult> {
  let time = 0;
  const now = () => time;
  let made = 0;
  const reachedOf = new Map<string, number>();
  const processes = Array.from({ length: processCount }, () =>
    createPageCache<Answer>({ maxBytes: 2 ** 26, bytesOf: () => 15_000, now }),
  );
  let turn = 0;
  const edge = createEdge(async (path) => {
    reachedOf.set(path, (reachedOf.get(path) ?? 0) + 1);
    turn += 1;
    const make = () => {
      made += 1;
      const page = { status: 200, headers: { ...headers, made: String(time) }, body: nothing };
      return { whole: Promise.resolve({ outcome: 'good' as const, page }) };
    };
    const found = processes[turn % processCount]?.find(path, make);
    if (!found) throw new Error('There is no process.');
    return 'page' in found ? found.page : found;
  }, now);

  const how: Record<How, number> = { fresh: 0, stale: 0, origin: 0, instead: 0, failed: 0 };
  const ages: number[] = [];
  const visitsOf = new Map<string, number>();
  const paths = Array.from({ length: pageCount }, (_, place) => `/${place}`);
  const perSecond = visits / secondsOfDay;
  for (const { at, path, headers } of randomVisits(paths, { perSecond, seconds: secondsOfDay })) {
    time = at;
    const key = `${path} ${headers['accept-encoding']}`;
    visitsOf.set(key, (visitsOf.get(key) ?? 0) + 1);
    const { answer, how: came } = await edge.get(path, headers);
    how[came] += 1;
    ages.push((time - Number(answer.headers['made'])) / 1_000);
  }
  const fresh = Number(/s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]);
  const expectedOf = (ofKey: number) => secondsOfDay / (fresh + secondsOfDay / ofKey);
  const sorted = ages.toSorted((a, b) => a - b);
  const ageAt = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
  return {
    visits: sumOf(Object.values(how)),
    expected: sumOf([...visitsOf.values()].map(expectedOf)),
    reached: edge.asked,
    made,
    busiest: {
      visits: sumOf([...visitsOf].filter(([key]) => key.startsWith('/0 ')).map(([, one]) => one)),
      reached: reachedOf.get('/0') ?? 0,
    },
    how,
    age: { median: ageAt(0.5), p99: ageAt(0.99), most: ageAt(1) },
  };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
