import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Listening, listen } from '../../../../tests/support/http/listen.ts';
import { createHttpContext } from '../http/httpContext.ts';
import { createFairQueue } from '../limits/fairQueue.ts';
import type { PageAddress } from '../address/pageAddress.ts';
import { type CachedPages, type CachedPagesOptions, createCachedPages } from './cachedPages.ts';
import { type StoredPage, storePage } from './cache/storedPage.ts';

/** `waitMs` is longer than any test. */
const limits = {
  concurrency: 4,
  concurrencyPerAddress: 2,
  perAddress: 6,
  overall: 8,
  waitMs: 60_000,
};

const pageOf = (text: string, status = 200) =>
  storePage({ status, contentType: 'text/plain', cacheControl: '', text: Buffer.from(text) });

const addressOf = (path: string): PageAddress => ({
  path,
  // Of `sent` the page's address has nothing: it only makes the page personal.
  href: `http://x${path.replace(/\?sent.*/, '')}`,
  origin: 'http://x',
  uncacheable: path.startsWith('/uncacheable'),
  personal: /\?sent=(.*)/.exec(path)?.[1],
});

let server: Listening;
/** The paths of the pages begun so far, in order. */
let begun: string[];
/** The functions that finish the pages in the making, by path; `undefined`: each page is made immediately. */
let held: Map<string, () => void> | undefined;
let refused: number;
let cached: CachedPages;
let fallback: StoredPage;
let waiting: StoredPage;

beforeEach(async () => {
  begun = [];
  refused = 0;
  held = undefined;
  fallback = await pageOf('Busy', 503);
  waiting = await pageOf('Loading...', 503);
  start();
  const serving = createServer((request, response) => {
    const path = request.url ?? '';
    const site = { origin: 'http://x', headers: [] };
    const context = createHttpContext({ request, response, site, id: '' });
    void cached.send(context, addressOf(path));
  });
  server = await listen(serving);
});

function start(options: Partial<CachedPagesOptions> = {}) {
  cached = createCachedPages({
    make({ path }) {
      begun.push(path);
      const released = new Promise<void>((resolve) => {
        if (held) held.set(path, resolve);
        else resolve();
      });
      return {
        whole: released.then(async () => ({ outcome: 'good', page: await pageOf(path) })),
        early: async () => ({ page: waiting, asksAgain: true }),
      };
    },
    cacheBytes: 1_000_000,
    queue: createFairQueue(limits),
    uncacheableQueue: createFairQueue({ ...limits, concurrencyPerAddress: 1 }),
    refused: (_address, rejected) => (rejected === 'late' ? waiting : fallback),
    visitorOf: ({ request }) => String(request.headers['x-visitor']),
    // Longer than any test: each page keeps its slot.
    slotMs: 60_000,
    onRefused: () => void (refused += 1),
    log: () => {},
    ...options,
  });
}
afterEach(() => server.close());

const get = async (path: string, visitor: string, signal?: AbortSignal) => {
  const headers = { 'x-visitor': visitor };
  const response = await fetch(server.url + path, { headers, ...(signal && { signal }) });
  return `${response.status} ${await response.text()}`;
};

/** Requests six pages from one address: two are being made, four wait. */
async function flood(signal?: AbortSignal) {
  held = new Map();
  const pages = [1, 2, 3, 4, 5, 6].map((page) => get(`/${page}`, 'a', signal));
  await expect.poll(() => held?.size).toBe(2);
  return pages;
}

function release() {
  const waiting = [...(held?.values() ?? [])];
  held = undefined;
  for (const make of waiting) make();
}

test('who asks for many new pages delays no other, and what is kept costs nothing', async () => {
  expect(await get('/kept', 'a')).toBe('200 /kept');
  const pages = await flood();
  expect(await get('/kept', 'a')).toBe('200 /kept');
  const other = get('/other', 'b');
  await expect.poll(() => begun).toContain('/other');
  expect(begun).toHaveLength(4);
  release();
  expect(await other).toBe('200 /other');
  expect(await Promise.all(pages)).toEqual([1, 2, 3, 4, 5, 6].map((page) => `200 /${page}`));
});

test('a page that two addresses ask for is made once, at the turn of the first of them', async () => {
  const pages = await flood();
  // Address `a` waits for this page; it is made in the turn of `b`.
  const waiting = [3, 4, 5, 6].find((page) => !begun.includes(`/${page}`));
  const other = get(`/${waiting}`, 'b');
  await expect.poll(() => begun).toContain(`/${waiting}`);
  release();
  expect(await other).toBe(`200 /${waiting}`);
  await Promise.all(pages);
  expect(begun).toHaveLength(6);
});

test('who has too many of them under way is sent the page that is ready', async () => {
  const pages = await flood();
  expect(await get('/7', 'a')).toBe('503 Busy');
  expect(refused).toBe(1);
  release();
  await Promise.all(pages);
  expect(begun).not.toContain('/7');
});

test('a visitor who waits too long for a slot is sent a page that reloads itself', async () => {
  start({ queue: createFairQueue({ ...limits, waitMs: 100 }) });
  const pages = await flood();
  const answers = await Promise.all(pages.slice(2));
  expect(new Set(answers)).toEqual(new Set(['503 Loading...']));
  release();
  await Promise.all(pages);
});

test('for a visitor who has left nothing is begun', async () => {
  const abort = new AbortController();
  const pages = await flood(abort.signal);
  abort.abort();
  await Promise.allSettled(pages);
  await expect.poll(server.connections).toBe(0);
  release();
  expect(await get('/9', 'a')).toBe('200 /9');
  expect(begun.filter((path) => /[1-6]/.test(path))).toHaveLength(2);
});

/** Options by which each visitor has waited long enough. */
const impatient = { pageTimeoutMs: 0 };

test.for([
  ['', '/slow', 1_000_000, true],
  [', also where nothing is kept', '/slow', 0, false],
  [', also one that is not cacheable', '/uncacheable', 1_000_000, false],
] as const)(
  'a visitor who waits for long is shown what there is, and the page when it is made%s',
  async ([, path, cacheBytes, isKept]) => {
    held = new Map();
    start({ ...impatient, cacheBytes });
    const first = await get(path, 'a');
    expect([first, await get(path, 'b')]).toEqual(['503 Loading...', '503 Loading...']);
    release();
    await expect.poll(() => get(path, 'a')).toBe(`200 ${path}`);
    expect(begun).toEqual([path]);
    expect(cached.hasAny()).toBe(isKept);
  },
);

test('a personal page that takes long is shown only at its own address', async () => {
  held = new Map();
  start(impatient);
  const paths = ['/mine?sent=1', '/mine?sent=2', '/mine'];
  for (const path of paths) expect(await get(path, 'a')).toBe('503 Loading...');
  expect(begun).toEqual(paths);
  release();
  for (const path of paths) await expect.poll(() => get(path, 'b')).toBe(`200 ${path}`);
  expect(begun).toEqual(paths);
});

test('a page that may have changed and cannot be made again is left to no edge', async () => {
  const edgeHeaders = ['surrogate-control', 'max-age=86400'];
  const good = { ...(await pageOf('Good')), edgeHeaders };
  const make = vi
    .fn<CachedPagesOptions['make']>(() => ({ whole: Promise.reject(new Error('No answer.')) }))
    .mockReturnValueOnce({ whole: Promise.resolve({ outcome: 'good', page: good }) });
  start({ make });
  const edge = async () => (await fetch(server.url)).headers.get('surrogate-control');
  expect(await edge()).toBe('max-age=86400');
  cached.forget(['all']);
  expect(await edge()).toBeNull();
  expect(await get('/', 'a')).toBe('200 Good');
});

test('pages that wait for the backend leave their slots to others', async () => {
  start({ slotMs: 1 });
  held = new Map();
  const pages = [1, 2, 3, 4, 5, 6].map((page) => get(`/${page}`, 'a'));
  await expect.poll(() => begun).toHaveLength(6);
  release();
  expect(await Promise.all(pages)).toEqual([1, 2, 3, 4, 5, 6].map((page) => `200 /${page}`));
});

test('pages that are not cacheable have a queue of their own, until the backend has answered, also after a visitor leaves', async () => {
  start({ slotMs: 1 });
  held = new Map();
  const abort = new AbortController();
  const left = get('/uncacheable/1', 'a', abort.signal);
  await expect.poll(() => begun).toEqual(['/uncacheable/1']);
  abort.abort();
  await expect(left).rejects.toThrow(/abort/);
  const next = get('/uncacheable/2', 'a');
  // Requests from another address or for another kind of page have separate turns.
  const others = [get('/uncacheable/3', 'b'), get('/4', 'a')];
  await expect.poll(() => begun.toSorted()).toEqual(['/4', '/uncacheable/1', '/uncacheable/3']);
  release();
  expect(await next).toBe('200 /uncacheable/2');
  expect(await Promise.all(others)).toEqual(['200 /uncacheable/3', '200 /4']);
});
