import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Statements } from '../../src/postgres/database.ts';
import { cloudflare, fastly, siteCache, varnish } from '../../src/purge/caches.ts';
import { type Cache, type PurgerOptions, startPurger } from '../../src/purge/purger.ts';
import { readPurgeSettings } from '../../src/purge/settings.ts';
import { startWebhookReceiver } from '../support/receivers.ts';

let changes: string[][];
/** Which keys were purged from which cache, in order. */
let told: string[];
let down: Set<string>;
let logged: string[];
let purger: ReturnType<typeof startPurger>;

const database = {
  query: async (_sql: string, params?: unknown[]) => {
    if (params) changes = [];
    return changes.map((keys, id) => ({ id, keys }));
  },
} as Partial<Statements> as Statements;

const cache = (name: string): Cache => ({
  name,
  async purge(keys) {
    if (down.has(name)) throw new TypeError('fetch failed');
    told.push(`${name}: ${keys.toSorted().join(' ')}`);
  },
});

async function changed(...keys: string[]): Promise<string[]> {
  told = [];
  if (keys.length > 0) changes.push(keys);
  await purger.flush();
  return told;
}

const start = (options: Partial<PurgerOptions>) =>
  startPurger({
    database,
    sites: [cache('site')],
    edges: [],
    log: (line) => logged.push(line),
    pollMs: 60_000,
    ...options,
  });

beforeEach(async () => {
  [changes, told, logged] = [[], [], []];
  down = new Set();
  vi.useFakeTimers({ toFake: ['performance'] });
  purger = start({ edges: [cache('one'), cache('two')] });
  await purger.flush();
});
afterEach(async () => {
  await purger.stop();
  vi.useRealTimers();
});

test('it begins with all pages, then tells what has changed: sites first, for edges read from them', async () => {
  expect(told).toEqual(['site: all', 'one: all', 'two: all']);
  expect(await changed('article:7', 'articles')).toEqual([
    'site: article:7 articles files',
    'one: article:7 articles files',
    'two: article:7 articles files',
  ]);
  expect(await changed()).toEqual([]);
});

test('an edge that is down is told all of it when it is back, and the others at once', async () => {
  down.add('one');
  expect(await changed('article:7')).toEqual(['site: article:7 files', 'two: article:7 files']);
  await changed('courses');
  expect(logged).toEqual(['[purge] one may show pages as they were: TypeError']);
  down.clear();
  expect(await changed()).toEqual(['one: article:7 courses files']);
});

test('a site that is told late has the edges told again', async () => {
  down.add('site');
  expect(await changed('article:7')).toEqual(['one: article:7 files', 'two: article:7 files']);
  expect(await purger.flush()).toBe(false);
  down.clear();
  expect(await changed()).toEqual([
    'site: article:7 files',
    'one: article:7 files',
    'two: article:7 files',
  ]);
  expect(await purger.flush()).toBe(true);
});

test('no cache waits for another that hangs', async () => {
  const answer = Promise.withResolvers<undefined>();
  const seen = Promise.withResolvers<readonly string[]>();
  const hanging: Cache = { name: 'hanging', purge: () => answer.promise };
  const other: Cache = {
    name: 'other',
    purge: async (keys) => void (keys.includes('article:7') && seen.resolve(keys)),
  };
  changes = [['article:7']];
  const second = start({ sites: [hanging, cache('site')], edges: [other], pollMs: 1 });
  expect(await seen.promise).toContain('files');
  answer.resolve(undefined);
  await second.stop();
});

test('of two flushes during one call, neither ends before all is purged', async () => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let calls = 0;
  const second = start({ sites: [{ name: 'slow', purge: async () => answers[calls++]?.promise }] });
  await expect.poll(() => calls).toBe(1);
  changes.push(['article:7']);
  let seen = 0;
  const looks = [second.flush(), second.flush()].map(async (look) => (await look) && (seen += 1));
  await setImmediate();
  answers[0]?.resolve();
  await expect.poll(() => calls).toBe(2);
  await setImmediate();
  expect(seen).toBe(0);
  answers[1]?.resolve();
  await Promise.all(looks);
  expect(seen).toBe(2);
  await second.stop();
});

test('a flush judges its own call, not what falls due while it waits', async () => {
  const answer = Promise.withResolvers<void>();
  const called: string[] = [];
  const purge = async (keys: readonly string[]) => {
    called.push(...keys);
    if (keys.includes('article:7')) await answer.promise;
  };
  const second = start({ sites: [{ name: 'slow', purge }], pollMs: 1 });
  await expect.poll(() => called).toEqual(['all']);
  changes.push(['article:7']);
  const flushed = second.flush();
  await expect.poll(() => called).toContain('article:7');
  // All pages are purged a second time.
  vi.advanceTimersByTime(60_000);
  for (let poll = 0; poll < 20; poll += 1) await sleep(1);
  answer.resolve();
  expect(await flushed).toBe(true);
  await second.stop();
});

test('a cache that would do without changes is sent a heartbeat every five seconds', async () => {
  const sentAt: number[] = [];
  const second = start({
    edges: [{ ...cache('varnish'), heartbeat: async () => void sentAt.push(performance.now()) }],
  });
  const startedAt = performance.now();
  for (const passed of [0, 4_999, 1, 1, 4_999]) {
    vi.advanceTimersByTime(passed);
    await second.flush();
  }
  await second.stop();
  expect(sentAt.map((at) => at - startedAt)).toEqual([5_000, 10_000]);
});

test('caches are purged once more when no page is on its way that was read before', async () => {
  await changed('article:7');
  vi.advanceTimersByTime(59_999);
  expect(await changed()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(await changed()).toEqual([
    'site: all article:7 files',
    'one: all article:7 files',
    'two: all article:7 files',
  ]);
  vi.advanceTimersByTime(60_000);
  expect(await changed()).toEqual([]);
});

test('with very many keys it names all pages', async () => {
  const keys = Array.from({ length: 600 }, (_, id) => `article:${id}`);
  expect(await changed(...keys)).toContain('one: all');
});

describe('caches', () => {
  /** A server, and the requests that it has received. */
  async function receiver(status = 200) {
    const started = await startWebhookReceiver();
    onTestFinished(() => started.stop());
    started.onWebhook = ({ answer }) => answer(status, { location: '/elsewhere' });
    return { asked: started.webhooks, url: new URL(started.url).origin };
  }
  const { signal } = new AbortController();
  const keys = Array.from({ length: 101 }, (_, id) => `article:${id}`);

  test.for([
    [
      'a site',
      (url: string) => siteCache(url, 'a secret'),
      'POST /-/purge',
      'authorization',
      'Bearer a secret',
    ],
    ['Varnish', varnish, 'PURGE /', 'surrogate-key', keys.slice(0, 100).join(' ')],
    [
      'Fastly',
      (url: string) => fastly('abc', 'token', url),
      'POST /service/abc/purge',
      'fastly-soft-purge',
      '1',
    ],
  ] as const)(
    '%s is told in headers, a hundred at once',
    async ([name, make, call, header, value]) => {
      // Varnish counts as reached once it has all keys.
      const heartbeat = name === 'Varnish' ? [{ call }] : [];
      const { asked, url } = await receiver();
      await make(url).purge(keys, signal);
      expect(asked).toMatchObject([{ call, headers: { [header]: value } }, { call }, ...heartbeat]);
      expect(asked[1]?.headers['surrogate-key']).toBe('article:100');
      expect(asked[2]?.headers['surrogate-key']).toBeUndefined();
    },
  );

  test('Cloudflare is told in JSON, in one call, and of more than a hundred to purge all', async () => {
    const { asked, url } = await receiver();
    const cache = cloudflare('zone', 'token', url);
    await cache.purge(keys.slice(0, 100), signal);
    await cache.purge(keys.slice(0, 101), signal);
    expect(asked.map(({ call, body }) => [call, JSON.parse(body)])).toEqual([
      ['POST /zones/zone/purge_cache', { tags: keys.slice(0, 100) }],
      ['POST /zones/zone/purge_cache', { tags: ['all'] }],
    ]);
    expect(asked[0]?.headers.authorization).toBe('Bearer token');
  });

  test.for([302, 403, 500])('one that answers %i was not told', async (status) => {
    const { asked, url } = await receiver(status);
    await expect(fastly('abc', 'token', url).purge(['all'], signal)).rejects.toMatchObject({
      code: `status ${status}`,
    });
    expect(asked).toHaveLength(1);
  });
});

test.for<[Record<string, string>, string]>([
  [{ PURGE_SITES: 'http://10.0.0.2:3000' }, 'PURGE_SECRET must be set where PURGE_SITES is'],
  [{ PURGE_VARNISH: '10.0.0.2:6081' }, 'PURGE_VARNISH must be addresses such as'],
  [{ PURGE_VARNISH: 'http://user:word@10.0.0.2/' }, 'PURGE_VARNISH must be addresses such as'],
  [
    { PURGE_FASTLY_SERVICE: 'abc' },
    'PURGE_FASTLY_SERVICE and PURGE_FASTLY_TOKEN must be set together',
  ],
  [{ PURGE_CLOUDFLARE_TOKEN: 'x' }, 'PURGE_CLOUDFLARE_ZONE and PURGE_CLOUDFLARE_TOKEN must be set'],
])('settings %j are refused', ([env, message]) => {
  expect(() => readPurgeSettings(env)).toThrow(message);
});

test('settings name the caches', () => {
  const { sites, edges } = readPurgeSettings({
    PURGE_SECRET: 'a secret',
    PURGE_SITES: 'http://10.0.0.2:3000 http://10.0.0.3:3000',
    PURGE_VARNISH: 'http://10.0.0.4:6081, http://10.0.0.5:6081',
    PURGE_FASTLY_SERVICE: 'abc',
    PURGE_FASTLY_TOKEN: 'token',
  });
  expect(sites).toHaveLength(2);
  expect(edges.map(({ name }) => name)).toEqual([
    'Varnish at http://10.0.0.4:6081',
    'Varnish at http://10.0.0.5:6081',
    'Fastly',
  ]);
});
