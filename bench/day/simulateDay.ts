import { startTestBackend } from '../../packages/backend/src/testing.ts';
import { createPageCache } from '../../packages/kit/src/pages/cache/pageCache.ts';
import { startOurServer } from '../sites/ourSite.ts';
import { createEdge } from './edge.ts';
import type { Answer, How } from './edge.ts';
import { randomVisits } from './visits.ts';

/** What a day of visits leaves to the site's own server, behind a cache that obeys its headers. */
export interface DayResult {
  visits: number;
  processes: number;
  /** Requests that reach the server: at most by the arithmetic, and counted. */
  atMost: number;
  reached: number;
  /** Pages that the server makes. */
  made: number;
  /** The busiest page alone: its visits, and those that reach the server. */
  busiest: { visits: number; reached: number };
  how: Record<How, number>;
  /** How long ago what visitors see was made, in seconds. */
  age: { median: number; p99: number; most: number };
}

const secondsOfDay = 86_400;
const pageCount = 250;
const days = [
  { visits: 10_000, processes: 1 },
  { visits: 100_000, processes: 1 },
  { visits: 1_000_000, processes: 1 },
  { visits: 1_000_000, processes: 4 },
];

/** Days of more and more visits, with the headers that the site sends with its first page. */
export async function measureDays(): Promise<DayResult[]> {
  const backend = await startTestBackend();
  const site = await startOurServer({ backend: { url: backend.url, key: backend.anonKey } });
  const { headers } = await fetch(site.url);
  await site.stop();
  await backend.stop();
  const results: DayResult[] = [];
  for (const day of days) {
    console.log(`A day of ${day.visits} visits ...`);
    results.push(await simulateDay(day, Object.fromEntries(headers)));
  }
  return results;
}

/**
 * A day in the time of its own clock, with the real page cache of the site in each process: the same visits
 * a second all day. A page that is asked for every `between` seconds is fresh for `s-maxage` seconds after
 * it was made. The next visit, `between` seconds later, has the process that it reaches make it again; until a
 * process is reached that has done so, each visit asks: one more time than there are processes at most.
 *
 * @param headers those of a page, as the site sends them.
 */
async function simulateDay(
  { visits, processes }: (typeof days)[number],
  headers: Answer['headers'],
): Promise<DayResult> {
  let time = 0;
  const now = () => time;
  let made = 0;
  const reachedOf = new Map<string, number>();
  const caches = Array.from({ length: processes }, () =>
    createPageCache<Answer>({ maxBytes: 2 ** 26, bytesOf: () => 15_000, now }),
  );
  let turn = 0;
  const edge = createEdge(async (path) => {
    reachedOf.set(path, (reachedOf.get(path) ?? 0) + 1);
    turn += 1;
    const make = () => {
      made += 1;
      const page = { headers: { ...headers, made: String(time) } };
      return { whole: Promise.resolve({ outcome: 'good' as const, page }) };
    };
    const found = caches[turn % processes]?.find(path, make);
    if (!found) throw new Error('There is no process.');
    const answer = await ('page' in found ? found.page : found);
    const age = Math.floor((time - Number(answer.headers['made'])) / 1_000);
    return { headers: { ...answer.headers, age: String(age) } };
  }, now);

  const how: Record<How, number> = { fresh: 0, stale: 0, origin: 0 };
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
  const atMostOf = (ofKey: number) =>
    Math.min(ofKey, ((processes + 1) * secondsOfDay) / (fresh + secondsOfDay / ofKey));
  const sorted = ages.toSorted((a, b) => a - b);
  const ageAt = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
  return {
    visits: sumOf(Object.values(how)),
    processes,
    atMost: sumOf([...visitsOf.values()].map(atMostOf)),
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
