import { expect, test, vi } from 'vitest';
import type { Statements } from '../../../packages/backend/src/postgres/database.ts';
import { type Cache, startPurger } from '../../../packages/backend/src/purge/purger.ts';
import { createPageCache } from '../../../packages/kit/src/pages/cache/pageCache.ts';
import type { PageCache } from '../../../packages/kit/src/pages/cache/pageCache.ts';
import { oneOf, randomOf, zipf } from '../../support/random.ts';
import { useVirtualClock } from '../../support/virtualClock.ts';

// Simulates one process on a virtual clock: page cache, the purger with its outbox, two caches before the site, and a
// database that is slow, dead or late as a seed decides. `SEED=7` repeats one run, `RUNS=5000` plays that many.

vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, value: unknown, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise((resolve, reject) => {
      setTimeout(resolve, ms, value);
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
    }),
}));

const only = process.env['SEED'];
const runs = Number(process.env['RUNS'] ?? 100);
const seeds = only ? [Number(only)] : Array.from({ length: runs }, (_, index) => index + 1);

const articleCount = 40;
const [faultyMs, calmMs] = [60_000, 120_000];
const maxBytes = 30_000;
const pageBytes = 1_000;
/** A page may take 20 s. */
const longestMs = 25_000;
/** Time until the last fault has no effect: a page may take 20 s, and a purge is repeated after 60 s. */
const lastEffectMs = 85_000;
/** Without faults the purger looks twice a second, and pages under way arrive within two seconds. */
const freshWithinMs = 4_000;
/** A cut-off edge keeps a page that took 20 s for 30 s, and learns of a change a minute later at most. */
const knownWithinMs = 90_000;

interface Shown {
  path: string;
  /** Below 0: withdrawn. */
  version: number;
}

const now = () => performance.now();
const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** What all parts of one run share. */
interface Run {
  random: () => number;
  /** Whether a fault of this probability happens; never once the faults have ended. */
  chance: (share: number) => boolean;
  /** Collects what was wrong. */
  wrong: Set<string>;
}

/** The database: articles, the versions that each has had, and the outbox. */
function createDatabase({ random, chance }: Run) {
  const versions = Array.from({ length: articleCount }, () => [{ version: 1, since: 0 }]);
  let outbox: { id: number; keys: string[] }[] = [];
  let noted = 0;
  let deadUntil = 0;
  const isDown = () => now() < deadUntil;
  return {
    statements: {
      query: async (sql: string, params?: unknown[]) => {
        await wait(chance(0.1) ? random() * 3_000 : 5);
        if (isDown()) throw new Error('The database is away.');
        if (params) outbox = outbox.filter(({ id }) => !(params[0] as number[]).includes(id));
        return sql.includes('select id') ? [...outbox] : [];
      },
    } as Partial<Statements> as Statements,
    kill: (ms: number) => void (deadUntil = now() + ms),
    isDown,
    /** Whether it was away in the minute before a moment. */
    wasDown: (at: number) => at <= deadUntil + 60_000,
    versionAt: (index: number, at: number) =>
      versions[index]?.findLast(({ since }) => since <= at)?.version ?? 0,
    /** When the version that is shown was replaced; undefined: not by then. */
    replacedAt: (index: number, shown: number, by: number) =>
      versions[index]?.find(
        ({ since, version }, at, all) =>
          all[at - 1]?.version === shown && version !== shown && since <= by,
      )?.since,
    change() {
      const index = zipf(random, articleCount);
      const version = (random() < 0.2 ? -1 : 1) * (versions[index]?.length ?? 0) * 10;
      versions[index]?.push({ version, since: now() });
      outbox.push({ id: (noted += 1), keys: [`article:${index}`] });
    },
    hasUnannounced: () => outbox.length > 0,
  };
}

type Database = ReturnType<typeof createDatabase>;

/** The site: a page shows its row as of the start of the read, which may take long. */
function createSite({ random, chance, wrong }: Run, { isDown, versionAt }: Database) {
  const emptyCache = (): PageCache<Shown> =>
    createPageCache<Shown>({
      maxBytes,
      bytesOf: () => pageBytes,
      keysOf: ({ path }) => [`article:${path.slice(1)}`],
    });
  let cache = emptyCache();
  async function read(path: string): Promise<Shown> {
    const version = versionAt(Number(path.slice(1)), now());
    await wait(chance(0.1) ? random() * 20_000 : 20 + random() * 100);
    if (isDown() || chance(0.03)) throw new Error('No answer.');
    return { path, version };
  }
  const make = (path: string) => () => ({
    whole: read(path).then((page) => ({
      outcome: page.version < 0 ? ('refused' as const) : ('good' as const),
      page,
    })),
  });
  async function ask(path: string): Promise<Shown> {
    const found = cache.find(path, make(path));
    const page = 'page' in found ? await found.page : found;
    if (cache.kept.bytes > maxBytes * 1.1) wrong.add('The cache is larger than it may be.');
    return page;
  }
  return {
    ask,
    restart: () => void (cache = emptyCache()),
    forget: (keys: readonly string[]) => cache.forget(keys),
  };
}

type Site = ReturnType<typeof createSite>;

/**
 * Two caches before the site, which keep a page until it is purged, or for 30 s when they hear
 * nothing.
 */
function createEdges(askSite: Site['ask']) {
  return ['one', 'two'].map((name) => {
    const kept = new Map<string, { page: Shown; since: number }>();
    let heard = -Infinity;
    function purge(keys: readonly string[]) {
      heard = now();
      for (const path of kept.keys())
        if (keys.includes('all') || keys.includes(`article:${path.slice(1)}`)) kept.delete(path);
    }
    const hear = () => void (heard = now());
    async function get(path: string) {
      const found = kept.get(path);
      const isFresh = now() - heard < 10_000 || now() - (found?.since ?? 0) < 30_000;
      if (found && isFresh) return found.page;
      const page = await askSite(path).catch(() => undefined);
      // The age of a page counts from its arrival, however long the site took.
      if (page) kept.set(path, { page, since: now() });
      return page ?? found?.page;
    }
    return { name, purge, hear, get };
  });
}

type Edges = ReturnType<typeof createEdges>;

/** The purger, whose messages may get lost, and which another one may replace. */
function createPurging({ random, chance }: Run, database: Statements, site: Site, edges: Edges) {
  /** The way of a purge: it may be late, done but reported as refused, lost, repeated, or stuck until aborted. */
  const through = (
    name: string,
    forget: (keys: readonly string[]) => void,
    hear = () => {},
  ): Cache => ({
    name,
    async purge(keys, signal) {
      await wait(chance(0.2) ? random() * 2_000 : 5);
      if (chance(0.1)) throw new Error('Lost.');
      forget(keys);
      if (chance(0.1)) void wait(random() * 5_000).then(() => forget(keys));
      if (chance(0.05)) await wait(5_000);
      if (signal.aborted || chance(0.1)) throw new Error('Refused.');
    },
    async heartbeat() {
      if (chance(0.3)) throw new Error('Lost.');
      hear();
    },
  });
  const start = () =>
    startPurger({
      database,
      sites: [through('site', site.forget)],
      edges: edges.map(({ name, purge, hear }) => through(name, purge, hear)),
      log: () => undefined,
    });
  let purger = start();
  const restart = () => {
    void purger.stop();
    purger = start();
  };
  return { restart, stop: () => purger.stop() };
}

/** Visitors, who judge the pages that they get. */
function createVisitors({ random, wrong }: Run, database: Database, edges: Edges) {
  let underWay = 0;
  async function visit(path = `/${zipf(random, articleCount)}`): Promise<void> {
    const asked = now();
    const isCalm = asked > faultyMs + lastEffectMs;
    underWay += 1;
    const page = await oneOf(random, edges).get(path);
    underWay -= 1;
    if (now() - asked > longestMs) wrong.add('A visitor waited for too long.');
    if (!page) return;
    if (page.path !== path) wrong.add(`${path} was answered with ${page.path}.`);
    const replacedAt = database.replacedAt(Number(path.slice(1)), page.version, asked);
    const isOf = isCalm ? freshWithinMs : knownWithinMs;
    if (replacedAt !== undefined && asked - replacedAt > isOf && !database.wasDown(asked))
      wrong.add(`A page was shown ${isCalm ? 'while calm ' : ''}after its time.`);
  }
  return { visit, areWaiting: () => underWay > 0 };
}

/** @returns what was wrong. */
async function play(seed: number): Promise<string[]> {
  const random = randomOf(seed);
  const clock = useVirtualClock();
  const ends = faultyMs + calmMs;
  let isFaulty = true;
  const wrong = new Set<string>();
  const run: Run = { random, chance: (share) => isFaulty && random() < share, wrong };
  const database = createDatabase(run);
  const site = createSite(run, database);
  const edges = createEdges(site.ask);
  const purging = createPurging(run, database.statements, site, edges);
  const { visit, areWaiting } = createVisitors(run, database, edges);

  const faults = [() => database.kill(random() * 15_000), site.restart, purging.restart];
  for (let at = 0; at < ends; at += 250) {
    isFaulty = at < faultyMs;
    if (random() < 0.05 && at < ends - 20_000) database.change();
    if (run.chance(0.02)) oneOf(random, faults)();
    void visit();
    await clock.advance(250);
  }
  for (let index = 0; index < articleCount; index += 1) void visit(`/${index}`);
  await clock.advance(longestMs);
  if (areWaiting()) wrong.add('A visitor waits for ever.');
  if (database.hasUnannounced()) wrong.add('A change was never announced.');
  const stopped = purging.stop();
  await clock.advance(10_000);
  await stopped;
  return [...wrong];
}

test(
  'whatever fails, each page is of its address and its time, and no visitor waits for ever',
  { timeout: 60_000 + runs * 500 },
  async () => {
    for (const seed of seeds) expect(await play(seed), `SEED=${seed} plays it again`).toEqual([]);
  },
);
