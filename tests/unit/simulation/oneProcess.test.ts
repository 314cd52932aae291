import { expect, test, vi } from 'vitest';
import type { Statements } from '../../../packages/backend/src/postgres/database.ts';
import { type Cache, startPurger } from '../../../packages/backend/src/purge/purger.ts';
import { createFairQueue } from '../../../packages/kit/src/limits/fairQueue.ts';
import { createPageCache } from '../../../packages/kit/src/pages/cache/pageCache.ts';
import type { PageCache } from '../../../packages/kit/src/pages/cache/pageCache.ts';
import { oneOf, randomOf, zipf } from '../../support/random.ts';
import { useVirtualClock } from '../../support/virtualClock.ts';

// Simulates one process on a virtual clock: page cache, queue, the purger with its outbox, two caches before the site,
// and a database that is slow, dead or late as a seed decides. `SEED=7` repeats one run, `RUNS=5000` plays that many.

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
const limits = {
  concurrency: 4,
  concurrencyPerAddress: 2,
  perAddress: 20,
  overall: 60,
  waitMs: 10_000,
};
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

/** @returns what was wrong. */
async function play(seed: number): Promise<string[]> {
  const random = randomOf(seed);
  const clock = useVirtualClock();
  const wrong = new Set<string>();
  const ends = faultyMs + calmMs;
  let isFaulty = true;
  const chance = (share: number) => isFaulty && random() < share;

  // The database: articles, the versions that each has had, and the outbox.
  const versions = Array.from({ length: articleCount }, () => [{ version: 1, since: 0 }]);
  const versionAt = (index: number, at: number) =>
    versions[index]?.findLast(({ since }) => since <= at)?.version ?? 0;
  let outbox: { id: number; keys: string[] }[] = [];
  let noted = 0;
  let deadUntil = 0;
  const database = {
    query: async (sql: string, params?: unknown[]) => {
      await wait(chance(0.1) ? random() * 3_000 : 5);
      if (now() < deadUntil) throw new Error('The database is away.');
      if (params) outbox = outbox.filter(({ id }) => !(params[0] as number[]).includes(id));
      return sql.includes('select id') ? [...outbox] : [];
    },
  } as Partial<Statements> as Statements;
  function change() {
    const index = zipf(random, articleCount);
    const version = (random() < 0.2 ? -1 : 1) * (versions[index]?.length ?? 0) * 10;
    versions[index]?.push({ version, since: now() });
    outbox.push({ id: (noted += 1), keys: [`article:${index}`] });
  }

  // The site: a page shows its row as of the start of the read, which may take long.
  let site: PageCache<Shown>;
  const startSite = () => {
    site = createPageCache<Shown>({
      maxBytes,
      bytesOf: () => pageBytes,
      keysOf: ({ path }) => [`article:${path.slice(1)}`],
    });
  };
  startSite();
  const queue = createFairQueue(limits);
  let served = 0;
  async function read(path: string): Promise<Shown> {
    const version = versionAt(Number(path.slice(1)), now());
    await wait(chance(0.1) ? random() * 20_000 : 20 + random() * 100);
    if (now() < deadUntil || chance(0.03)) throw new Error('No answer.');
    return { path, version };
  }
  const make = (path: string) => () => ({
    whole: read(path).then((page) => ({
      outcome: page.version < 0 ? ('refused' as const) : ('good' as const),
      page,
    })),
  });
  /** Answers as `cachedPages` does, without the interim answer while a page takes long. */
  async function askSite(path: string, visitor: string): Promise<Shown | undefined> {
    const kept = site.findKept(path, make(path));
    if (kept) return 'page' in kept ? kept.page : kept;
    const asked = now();
    const slot = await queue.enter(visitor);
    if (now() - asked > limits.waitMs) wrong.add('A visitor waited in the queue for too long.');
    if ('rejected' in slot) {
      if (slot.rejected === 'address' && visitor !== 'flood')
        wrong.add('One visitor kept another out.');
      return undefined;
    }
    served += 1;
    if (served > limits.concurrency) wrong.add('More were served at a time than there are slots.');
    const found = site.find(path, make(path));
    try {
      return 'page' in found ? await found.page : found;
    } finally {
      served -= 1;
      slot.release();
      if (site.kept.bytes > maxBytes * 1.1) wrong.add('The cache is larger than it may be.');
    }
  }

  // Two caches before the site, which keep a page until it is purged, or for 30 s when they hear nothing.
  const edges = ['one', 'two'].map((name) => {
    const kept = new Map<string, { page: Shown; since: number }>();
    let heard = -Infinity;
    return {
      name,
      purge(keys: readonly string[]) {
        heard = now();
        for (const path of kept.keys())
          if (keys.includes('all') || keys.includes(`article:${path.slice(1)}`)) kept.delete(path);
      },
      hear: () => (heard = now()),
      async get(path: string, visitor: string) {
        const found = kept.get(path);
        const isFresh = now() - heard < 10_000 || now() - (found?.since ?? 0) < 30_000;
        if (found && isFresh) return found.page;
        const page = await askSite(path, visitor).catch(() => undefined);
        // The age of a page counts from its arrival, however long the site took.
        if (page) kept.set(path, { page, since: now() });
        return page ?? found?.page;
      },
    };
  });

  /** The way of a purge: it may be late, done but reported as refused, lost, repeated, or stuck until aborted. */
  const through = (name: string, forget: (keys: readonly string[]) => void): Cache => ({
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
      edges.find((edge) => edge.name === name)?.hear();
    },
  });
  const startPurging = () =>
    startPurger({
      database,
      sites: [through('site', (keys) => site.forget(keys))],
      edges: edges.map((edge) => through(edge.name, (keys) => edge.purge(keys))),
      log: () => undefined,
    });
  let purger = startPurging();

  // Visitors.
  let underWay = 0;
  async function visit(visitor: string, path = `/${zipf(random, articleCount)}`) {
    const asked = now();
    const isCalm = asked > faultyMs + lastEffectMs;
    underWay += 1;
    const page = await oneOf(random, edges).get(path, visitor);
    underWay -= 1;
    if (now() - asked > limits.waitMs + 25_000) wrong.add('A visitor waited for too long.');
    if (!page) return;
    if (page.path !== path) wrong.add(`${path} was answered with ${page.path}.`);
    const next = versions[Number(path.slice(1))]?.find(({ since, version }, at, all) => {
      const before = all[at - 1]?.version;
      return before === page.version && version !== page.version && since <= asked;
    });
    const isOf = isCalm ? freshWithinMs : knownWithinMs;
    if (next && asked - next.since > isOf && asked > deadUntil + 60_000)
      wrong.add(`A page was shown ${isCalm ? 'while calm ' : ''}after its time.`);
  }

  const faults = [
    () => (deadUntil = now() + random() * 15_000),
    startSite,
    () => {
      const before = purger;
      void before.stop();
      purger = startPurging();
    },
    () =>
      Array.from({ length: 100 }, () => visit('flood', `/${Math.floor(random() * articleCount)}`)),
  ];
  for (let at = 0; at < ends; at += 250) {
    isFaulty = at < faultyMs;
    if (random() < 0.05 && at < ends - 20_000) change();
    if (chance(0.02)) oneOf(random, faults)();
    void visit(`visitor ${at}`);
    await clock.advance(250);
  }
  for (let index = 0; index < articleCount; index += 1) void visit(`last ${index}`, `/${index}`);
  await clock.advance(limits.waitMs + 25_000);
  if (underWay > 0) wrong.add('A visitor waits for ever.');
  if (outbox.length > 0) wrong.add('A change was never announced.');
  const stopped = purger.stop();
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
