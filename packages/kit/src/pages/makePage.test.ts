import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PublicConfig } from '../client/PublicConfig.tsx';
import { noBackend } from '../render/noBackend.ts';
import type { Renderer } from '../render/renderer.ts';
import type { StoredPage } from './cache/storedPage.ts';
import type { FallbackPages } from './fallbackPages.ts';
import { type MakePage, createMakePage } from './makePage.ts';
import { createRenderQueue } from '../limits/renderQueue.ts';

const fallback = { status: 503 } as StoredPage;
const waiting = { status: 503, contentType: 'waiting' } as StoredPage;
const address = { href: 'http://x/a', path: '/a', origin: 'http://x' };
let rendered: number;
let wholeStatus: number;
let logged: string[];
let readingEnds: Promise<void>;
/** How many reads are answered so far, and the status of a page made from these alone. */
let answered: number;
let earlyStatus: number;
let failed: boolean;
let config: Pick<PublicConfig, 'backend'>;
let keys: string[];
let begin: MakePage;
const makePage = (...options: Parameters<MakePage>) => begin(...options).whole;

type Render = Awaited<ReturnType<Renderer['entry']>>['render'];

const render: Render = async (_request, { queries }, _config, _logError, beforeRender) => {
  if (queries === 'all') await readingEnds;
  await beforeRender?.();
  rendered += 1;
  const status = queries === 'all' ? wholeStatus : earlyStatus;
  const html = '<head></head><body></body>';
  return {
    status,
    html,
    hydration: { loaderData: {}, config: { origin: '' } },
    hydratedOnLoad: false,
    structuredData: [],
    modules: [],
  };
};

/** Lets reading wait; the returned function ends it. */
function holdReading() {
  const { promise, resolve } = Promise.withResolvers<void>();
  readingEnds = promise;
  return resolve;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'performance'] });
  rendered = 0;
  wholeStatus = 200;
  logged = [];
  readingEnds = Promise.resolve();
  answered = 0;
  earlyStatus = 200;
  failed = false;
  config = {};
  keys = ['article:7', 'articles'];
  const renderer = {
    entry: async () => ({
      render,
      inlineScripts: { head: '', body: '', speculationRules: '' },
      preloadFonts: [],
      paths: { row: (path: string) => (path === '/search' ? { unboundedParam: 'q' } : {}) },
    }),
    assets: async () => ({ head: '', stylesheet: '', scripts: [] }),
  } as unknown as Renderer;
  const fallbackPages: FallbackPages = {
    at: () => fallback,
    waiting: () => waiting,
    unexpected: fallback,
  };
  begin = createMakePage({
    languageAt: () => ({ renderer, queries: 'all', fallbackPages }),
    backend: {
      ...noBackend,
      watch: (_queries, deadline) => ({
        queries: 'all',
        failed: () => failed || deadline.aborted,
        answered: () => answered,
        keys: () => keys,
        soFar: () => 'so far',
      }),
    },
    development: false,
    configFor: (origin) => ({ origin, ...config }),
    renderQueue: createRenderQueue(),
    purgesCdn: true,
    onRefused: () => void logged.push('refused'),
    log: (message) => logged.push(message),
  });
});

test('a page that is not there is kept for a moment, by caches too', async () => {
  wholeStatus = 404;
  const cacheControl = 'public, max-age=0, s-maxage=10';
  expect(await makePage(address)).toMatchObject({ outcome: 'refused', page: { cacheControl } });
});

test('a page that is as it was is kept, as if just made', async () => {
  const { page: kept } = await makePage(address);
  vi.advanceTimersByTime(40_000);
  expect((await makePage(address, { kept })).page).toBe(kept);
  expect(kept.madeAt).toBe(performance.now());
});

test('an edge keeps no page that no purge would renew: made before it is known what the backend lacks, an empty search', async () => {
  const headers = async (path = '/a') =>
    (await makePage({ ...address, path })).page.edgeHeaders.length;
  const backend = { url: 'https://x.supabase.co', key: 'public' };
  config = { backend };
  expect(await headers()).toBe(0);
  config = { backend: { ...backend, lacks: [] } };
  expect(await headers()).toBeGreaterThan(0);
  expect(await headers('/search')).toBeGreaterThan(0);
  keys = [];
  expect(await headers()).toBeGreaterThan(0);
  expect(await headers('/search')).toBe(0);
});

test('a page is compressed well for one who waits alone, and quickly among others', async () => {
  const quality = ({ page }: { page: StoredPage }) => /-(\d+)"$/.exec(page.br.tag)?.[1];
  expect(quality(await makePage(address))).toBe('10');
  const [first] = await Promise.all([makePage(address), makePage(address)]);
  expect(quality(first)).toBe('1');
});

test('a page of which a part failed is partial, one of which all did has failed', async () => {
  failed = true;
  expect(await makePage(address)).toMatchObject({ outcome: 'failed', page: { status: 200 } });
  answered = 1;
  const partial = { status: 200, cacheControl: 'private, no-cache', edgeHeaders: [] };
  const { page: kept } = await makePage(address);
  expect(kept).toMatchObject(partial);
  expect(await makePage(address, { kept })).toMatchObject({ outcome: 'partial', page: partial });
  // The same text, of which all was read: its headers are those of a whole page, and stay so.
  failed = false;
  const { cacheControl, edgeHeaders } = (await makePage(address)).page;
  await makePage(address, { kept });
  expect(kept).toMatchObject({ cacheControl, edgeHeaders });
  failed = true;
  expect((await makePage(address, { kept })).page).toBe(kept);
  expect(kept).toMatchObject({ cacheControl, edgeHeaders });
});

test('until it is read, it is what was answered so far, where that is a page', async () => {
  const endReading = holdReading();
  const { whole, early } = begin(address);
  expect(await early?.()).toEqual({ page: waiting, asksAgain: true });
  expect(rendered).toBe(0);
  answered = 1;
  earlyStatus = 500;
  expect(await early?.()).toEqual({ page: waiting, asksAgain: true });
  answered = 2;
  earlyStatus = 200;
  const soFar = { page: { status: 503, cacheControl: 'private, no-cache' }, asksAgain: true };
  const shown = await Promise.all([early?.(), early?.(), early?.()]);
  expect(shown).toMatchObject([soFar, soFar, soFar]);
  const textOf = (page?: StoredPage) => brotliDecompressSync(page?.br.bytes ?? '').toString();
  expect(textOf(shown[0]?.page)).toContain('<meta http-equiv="refresh" content="1"></head>');
  expect(textOf(shown[0]?.page)).not.toContain('page-data');
  // Rendered once with one answer, and once with two for all waiting visitors.
  expect(rendered).toBe(2);
  endReading();
  const made = await whole;
  expect(made.outcome).toBe('good');
  expect(textOf(made.page)).toContain('page-data');
});

test('where nothing was answered in 15 s, search engines are sent 503', async () => {
  const endReading = holdReading();
  const made = makePage(address);
  await vi.advanceTimersByTimeAsync(15_000);
  endReading();
  expect(await made).toMatchObject({ outcome: 'failed', page: { status: 503 } });
});

test('a page that is late is given up for the one that is ready, and is never rendered', async () => {
  const endReading = holdReading();
  const made = makePage(address);
  await vi.advanceTimersByTimeAsync(20_000);
  endReading();
  expect(await made).toEqual({ outcome: 'failed', page: fallback });
  expect(logged).toEqual(['/a could not be made in time.']);
  expect(rendered).toBe(0);
});

test('with hundreds in the making the next are refused at once', async () => {
  const endReading = holdReading();
  const many = Array.from({ length: 400 }, () => makePage(address));
  expect(await makePage(address)).toEqual({ outcome: 'failed', page: fallback });
  endReading();
  const made = await Promise.all(many);
  expect(new Set(made.map(({ outcome }) => outcome))).toEqual(new Set(['good']));
  expect(await makePage(address)).toMatchObject({ outcome: 'good' });
});
