import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noBackend } from '../process/nothingToRead.ts';
import type { Renderer } from '../render/renderer.ts';
import type { StoredPage } from './cache/storedPage.ts';
import type { FallbackPages } from './fallbackPages.ts';
import { createMakePage } from './makePage.ts';
import type { MakePage } from './makePage.ts';
import { createRenderQueue } from './renderQueue.ts';

const fallback = { status: 503 } as StoredPage;
const address = { href: 'http://x/a', path: '/a', origin: 'http://x' };
let drawn: number;
let logged: string[];
let readingEnds: Promise<void>;
let makePage: MakePage;

type Render = Awaited<ReturnType<Renderer['entry']>>['render'];

const render: Render = async (_request, _context, _config, _logError, beforeDrawing) => {
  await readingEnds;
  await beforeDrawing?.();
  drawn += 1;
  return { status: 200, html: '<head></head><body></body>', hydration: undefined, modules: [] };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'performance'] });
  drawn = 0;
  logged = [];
  readingEnds = Promise.resolve();
  makePage = createMakePage({
    renderer: {
      entry: async () => ({
        render,
        inlineScripts: { head: '', body: '', speculationRules: '' },
        preloadFonts: [],
      }),
      assets: async () => ({ head: '', stylesheet: '', scripts: [] }),
    } as unknown as Renderer,
    backend: noBackend,
    queries: undefined,
    development: false,
    configFor: (origin) => ({ origin }),
    renderQueue: createRenderQueue(),
    fallbackPages: { at: () => fallback, unexpected: fallback } satisfies FallbackPages,
    log: (message) => logged.push(message),
  });
});
afterEach(() => void vi.useRealTimers());

test('a page that is made in time is shown', async () => {
  expect(await makePage(address)).toMatchObject({ outcome: 'good', page: { status: 200 } });
  expect(logged).toEqual([]);
});

test('a page is compressed well for one who waits alone, and quickly among others', async () => {
  const quality = ({ page }: { page: StoredPage }) => /-(\d+)"$/.exec(page.br.tag)?.[1];
  expect(quality(await makePage(address))).toBe('10');
  const [first] = await Promise.all([makePage(address), makePage(address)]);
  expect(quality(first)).toBe('3');
});

test('a page that is late is given up for the one that is ready, and is never drawn', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  readingEnds = promise;
  const made = makePage(address);
  await vi.advanceTimersByTimeAsync(3_600);
  expect(await made).toEqual({ outcome: 'failed', page: fallback });
  expect(logged).toEqual(['/a could not be made in time.']);
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(drawn).toBe(0);
});

test('with hundreds in the making the next are told at once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  readingEnds = promise;
  const many = Array.from({ length: 400 }, () => makePage(address));
  expect(await makePage(address)).toEqual({ outcome: 'failed', page: fallback });
  resolve();
  const made = await Promise.all(many);
  expect(new Set(made.map(({ outcome }) => outcome))).toEqual(new Set(['good']));
  expect(await makePage(address)).toMatchObject({ outcome: 'good' });
});
