import { setTimeout as sleep } from 'node:timers/promises';
import type { Arrangement } from './arrangement.ts';
import { type Sql, firstId } from './database.ts';
import { ask } from './machines.ts';
import { zipf } from '../../tests/support/random.ts';

/** A version of an article, and from when on visitors may see it; number -1 means withdrawn. */
interface Version {
  number: number;
  /** The time by `performance.now` at which it was committed. */
  at: number;
}

/** How long a change took to reach a cache, in ms; `calm` when no fault interfered. */
export interface Arrival {
  ms: number;
  calm: boolean;
}

export const pathOf = (index: number) => `/editorial-analysis/${firstId + index}`;

/** @returns undefined for a page without the article. */
export function versionOf(text: string, index: number): number | undefined {
  const number = new RegExp(`Version (\\d+) of article ${index}\\.`).exec(text)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The versions that each article has had. */
function createVersions() {
  const versions = new Map<number, Version[]>();

  const lastOf = (index: number): number => versions.get(index)?.at(-1)?.number ?? 0;

  function note(index: number, number: number): void {
    versions.set(index, [
      ...(versions.get(index) ?? [{ number: 0, at: -Infinity }]),
      { number, at: performance.now() },
    ]);
  }

  /** How long before `at` the shown version was replaced; 0 while it is the newest. */
  function ageOf(index: number, text: string, at: number): number {
    const known = versions.get(index);
    if (!known) return 0;
    const seen = versionOf(text, index) ?? -1;
    // A page may arrive before the answer to the commit.
    if (seen > Math.max(...known.map(({ number }) => number))) return 0;
    const next = known.findIndex(({ number }) => number === seen) + 1;
    return Math.max(0, at - (known[next]?.at ?? at));
  }

  return { note, lastOf, ageOf };
}

/** Records how long changes take to reach each cache. */
function createArrivals(ports: readonly number[], isCalm: () => boolean) {
  const arrivals: Arrival[] = [];
  const watching: Promise<void>[] = [];
  const stopping = new AbortController();

  function watch(path: string, isThere: (text: string) => boolean): void {
    const from = performance.now();
    const wasCalm = isCalm();
    const arrive = async (port: number) => {
      for (;;) {
        const answer = await ask(port, path).catch(() => undefined);
        if (answer && isThere(answer.text)) break;
        if (stopping.signal.aborted && performance.now() - from > 60_000) break;
        await sleep(50);
      }
      const ms = Math.round(performance.now() - from);
      arrivals.push({ ms, calm: wasCalm && isCalm() });
    };
    watching.push(...ports.map(arrive));
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await Promise.all(watching);
  }

  return { arrivals, watch, stop };
}

/** Corrects, withdraws and publishes articles, and records when each cache shows the change. */
export function createStaff(
  { ports }: Arrangement,
  options: { random: () => number; articles: number; sql: () => Sql; isCalm: () => boolean },
) {
  const { random, articles, sql, isCalm } = options;
  const { note, lastOf, ageOf } = createVersions();
  const { arrivals, watch, stop } = createArrivals(ports.caches, isCalm);
  let published = 0;

  /** Retries until it succeeds; a commit whose answer was lost may be repeated. */
  async function write(text: string, values: unknown[]): Promise<void> {
    for (;;) {
      try {
        await sql()(text, values);
        return;
      } catch {
        await sleep(200);
      }
    }
  }

  async function publish(): Promise<void> {
    published += 1;
    const title = `Published number ${published}.`;
    await write(
      `insert into "Articles" (id, title, category, content)
       values ($1, $2, 'Editorial Analysis', $2) on conflict (id) do nothing`,
      [10 * 1e6 + published, title],
    );
    watch('/editorial-analysis', (text) => text.includes(title));
  }

  async function withdraw(index: number): Promise<void> {
    await write(`update "Articles" set publish_at = 'infinity' where id = $1`, [firstId + index]);
    note(index, -1);
    const isGone = (text: string) => versionOf(text, index) === undefined;
    watch(pathOf(index), (text) => isGone(text) && text.includes('Article not found'));
  }

  async function correct(index: number, number: number): Promise<void> {
    const text = `Version ${number} of article ${index}.`;
    await write('update "Articles" set content = $2 where id = $1', [firstId + index, text]);
    note(index, number);
    watch(pathOf(index), (text) => (versionOf(text, index) ?? -1) >= number);
  }

  /** Resolves once the change is made; the caches are still watched until they show it. */
  async function change(): Promise<void> {
    const kind = random();
    if (kind < 0.2) return publish();
    const index = zipf(random, articles);
    const last = lastOf(index);
    if (last < 0) return;
    await (kind < 0.3 && index > 20 ? withdraw(index) : correct(index, last + 1));
  }

  return { arrivals, change, ageOf, stop };
}
