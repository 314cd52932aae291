import type { Page, Request } from 'playwright';
import { expect, inject, test } from 'vitest';
import { paths } from '../../../packages/website/src/paths.ts';
import { brotliSize, headerSize, inlineScriptSize } from '../../support/http/pageWeight.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

// The budgets (docs/decisions/budgets.md) that are exact: bytes and requests. `npm run bench` has the times.

/** Bytes that a connection sends before the first acknowledgement. */
const firstRoundTrip = 14_600;
const inlineScriptLimit = 2_048;
const hydrationLimit = 118_000;
/** After this time even an unused page requests React (packages/kit/src/client/preHydration). */
const idleMs = 6_000;
/** How far below the window Chromium fetches lazy pictures on a connection of unknown speed. */
const lazyDistance = 3_000;

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

const pages = [
  ...Object.values(paths),
  '/editorial-analysis',
  '/daily-answer-writing',
  '/topics/gs-paper-2',
  '/editorial-analysis/13',
  '/facts-of-the-day',
  '/practice/topics/gs-paper-2',
  '/gs-foundation-online',
  '/search?q=india',
  '/upsc-2024-results',
  '/no/such/page',
];

const site = inject('siteUrl');
const browser = useBrowser();

const pagesInHindi = pages.map((path) => `/hi${path}`.replace(/\/$/, ''));
const withTranslation = ['/editorial-analysis/13?with=113', '/hi/editorial-analysis/113?with=13'];

test.for([...pages, ...pagesInHindi, ...withTranslation])(
  '%s comes as HTML that fits the first round trip, and names all of its little script',
  async (path) => {
    const answer = await fetch(site + path);
    const html = await answer.text();
    expect(html).toContain('</html>');
    // Only where a quick compression does not suffice is the best one tried, which takes long.
    const sizeAt = (quality?: number) => headerSize(answer) + brotliSize(html, quality);
    const quick = sizeAt(5);
    expect(quick <= firstRoundTrip ? quick : sizeAt()).toBeLessThanOrEqual(firstRoundTrip);
    expect(inlineScriptSize(html)).toBeLessThanOrEqual(inlineScriptLimit);
    const [, scripts = ''] = /id="page-data"[^>]* data-scripts="([^"]*)"/.exec(html) ?? [];
    expect(await scriptBytes(scripts.split(' '))).toBeLessThanOrEqual(hydrationLimit);
  },
);

/** Pages of what this device has saved: without React they show nothing. */
const ofDevice = ['/saved', '/practice/again'];

test.for(ofDevice)('%s is hydrated as it loads, by the scripts of a use', async (path) => {
  const page = await browser.open('about:blank', phone);
  await page.addInitScript(onSlowLine);
  await page.addInitScript(neverIdle);
  await page.goto(site + path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.keyboard.press('Shift');
  await settled(page);
  const scripts = await page.locator('#page-data').getAttribute('data-scripts');
  expect((await scriptsOf(page)).toSorted()).toEqual(scripts?.split(' ').toSorted());
  expect(await page.locator('link[rel="stylesheet"]').count()).toBe(1);
});

/** Runs in the page: no timer is as long as that of an unused page. */
function neverIdle(): void {
  const wait = window.setTimeout;
  window.setTimeout = ((act: () => void, ms = 0) => (ms < 6_000 ? wait(act, ms) : 0)) as never;
}

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

/** The field of the search has the focus at once, which is a use of the page. */
const usedAtOnce = [...ofDevice, paths.search];

/** Pages of words, and of a form, as `about` and `contact` are too. */
const alike = ['accessibility', 'career', 'login', 'privacy', 'register', 'terms'] as const;
/** Lists of articles, as `/editorial-analysis` is, and of courses, as `/online-mode` is. */
const lists = ['/facts-of-the-day', '/daily-answer-writing', paths.offlineMode];
const left: string[] = [...usedAtOnce, ...alike.map((name) => paths[name]), ...lists];

// The requests are the same in each language.
test.for([...pages.filter((path) => !left.includes(path)), '/hi'])(
  '%s asks for itself, two fonts and the pictures in view, then for little script',
  async (path) => {
    const page = await browser.open('about:blank', { ...phone, expectConsole: /status of 404/ });
    await page.addInitScript(onSlowLine);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(site + path);
    await settled(page);
    const early = await askedBeforeIdle(page);
    const untouched = requests.filter((request) => early.includes(request.url()));

    const of = (type: string) =>
      untouched
        .filter((request) => request.resourceType() === type)
        .map((request) => new URL(request.url()).pathname);
    expect(of('script')).toEqual([]);
    expect(of('document')).toHaveLength(1);
    // Where the phone has none, Hindi needs a Devanagari font in two weights, and its name a small one of its own.
    const isName = (path: string) => path.includes('/devanagari-name-');
    const fonts = of('font').filter((path) => !isName(path));
    expect(fonts.length).toBeLessThanOrEqual((await hasHindi(page)) ? 4 : 2);
    const pictures = of('image');
    expect(await picturesNear(page)).toEqual(expect.arrayContaining(pictures));
    expect(untouched).toHaveLength(1 + of('font').length + pictures.length);
  },
);

// Its first use makes Chromium read all locales: packages/ui/src/internal/text/formatNumber.ts.
test.for(['/', '/editorial-analysis'])('%s is hydrated without Intl', async (path) => {
  const page = await hydrated(await browser.open(site + path, { ...phone, initScript: noteIntl }));
  await settled(page);
  expect(await page.evaluate(() => (window as WithIntlUses).intlUses)).toEqual([]);
});

interface WithIntlUses {
  intlUses?: string[];
}

/** Runs in the page: notes each use of `Intl` for a number or a date. */
function noteIntl(): void {
  const uses: string[] = ((window as WithIntlUses).intlUses = []);
  const noted = <Format extends (...options: never[]) => unknown>(format: Format, name: string) =>
    new Proxy(format, {
      construct(...made) {
        uses.push(name);
        return Reflect.construct(...made) as object;
      },
      apply(...called) {
        uses.push(name);
        return Reflect.apply(...called);
      },
    });
  Intl.DateTimeFormat = noted(Intl.DateTimeFormat, 'DateTimeFormat');
  Intl.NumberFormat = noted(Intl.NumberFormat, 'NumberFormat');
  for (const { prototype } of [Date, Number]) {
    prototype.toLocaleString = noted(prototype.toLocaleString, 'toLocaleString');
  }
}

/** Runs in the page: on a slow connection nothing is prefetched, which would be counted too. */
function onSlowLine(): void {
  const { connection } = navigator as { connection?: object };
  Object.defineProperty(connection, 'effectiveType', { value: '3g' });
}

/** The addresses that were requested before `idleMs` had passed, however long this test took. */
const askedBeforeIdle = (page: Page) =>
  page.evaluate((ms) => {
    const [navigation] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ];
    const idleAt = navigation.loadEventStart + ms;
    const resources = performance.getEntriesByType('resource');
    return [navigation, ...resources]
      .filter(({ startTime }) => startTime < idleAt)
      .map(({ name }) => name);
  }, idleMs);

/** Waits until all requests have finished and the browser is idle. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Whether a page has Hindi beside the name of the language in its header, which has a face of its own. */
const hasHindi = (page: Page) =>
  page.evaluate(() =>
    ['main', 'footer'].some((part) =>
      /\p{Script=Devanagari}/u.test(document.querySelector<HTMLElement>(part)?.innerText ?? ''),
    ),
  );

/** The paths of the pictures in the window and within `lazyDistance` below it. */
function picturesNear(page: Page): Promise<string[]> {
  return page.evaluate(
    (distance) =>
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight + distance)
        .map((image) => new URL(image.currentSrc || image.src).pathname),
    lazyDistance,
  );
}

async function scriptBytes(paths: readonly string[]): Promise<number> {
  expect(paths).not.toEqual(['']);
  const sizes = paths.map(async (path) => {
    const headers = { 'accept-encoding': 'br' };
    const answer = await fetch(site + path, { method: 'HEAD', headers });
    const bytes = Number(answer.headers.get('content-length'));
    expect(bytes, path).toBeGreaterThan(0);
    return bytes;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
