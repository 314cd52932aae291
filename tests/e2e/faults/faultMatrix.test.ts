import type { Page } from 'playwright';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { articleCategories } from '../../../site/src/content/articleCategories.ts';
import { type Fault, databaseError, delayed, slow } from '../../support/backend/fakeSupabase.ts';
import { hydrated, saveData, useBrowser } from '../../support/browser/browser.ts';
import { useFakeSite } from '../../support/fakeSite.ts';
import { faultColumns, matrixTables, readScreens, signatureOf } from '../../support/faultMatrix.ts';
import type { Call, Expected, FaultColumn, Screen } from '../../support/faultMatrix.ts';
import { type ReadPage, partOf, readPage, readPatiently, textOf } from '../../support/http/html.ts';
import { type SiteProcess, preload, shortTimeouts, startSite } from '../../support/site.ts';

/** The server's time limit for a page, plus half a second for the transfer. */
const answerWithinMs = 4_500;
const nonsense = /undefined|\bnull\b|NaN|\[object|Unexpected Application Error!/;

/** The time of the sites and of the browser that reads by itself: calls, and so their signatures, depend on the day. */
const now = Date.parse('2026-12-01T06:30:00Z');
const fixedClock = `Date.now = () => ${now}`;

const browser = useBrowser();
const { fake, site } = useFakeSite({ env: preload(shortTimeouts, fixedClock) });
/** A site with the usual timeouts and a page cache. */
let patient: SiteProcess;
let columns: FaultColumn[];
let screens: Screen[];
/** The calls that fail now, by signature. */
const failing = new Map<string, Fault>();

function prepare() {
  Object.assign(fake.tables, matrixTables(articleCategories.map(({ category }) => category)));
  fake.fail(
    '*',
    (response, request) => failing.get(signatureOf(request))?.(response, request),
    (request) => failing.has(signatureOf(request)),
  );
}

async function mend() {
  failing.clear();
  await fake.heal();
  prepare();
}

beforeEach(prepare);
beforeAll(async () => {
  prepare();
  columns = faultColumns(fake);
  screens = await readScreens(fake, site.url);
  patient = await startSite({ env: { ...fake.env, ...preload(fixedClock), PAGE_CACHE_MB: '8' } });
  return () => patient.stop();
});

/** What the page must show: only the call that fails the whole page, if there is one. */
function expectedFor(column: FaultColumn, calls: Call[]): Expected[] {
  const expected = calls.map(({ kind, title }) => column.expected(kind, title));
  const worst = expected.find(({ status }) => status >= 400);
  return worst ? [worst] : expected;
}

const linesOfTheirOwn = ['Article not found.', 'Error fetching related articles.'];
/** The log lines of failed reads; missing rows are not logged. */
const linesOf = ({ message }: FaultColumn, expected: Expected[]): string[] =>
  message
    ? expected.map(({ text }) => (linesOfTheirOwn.includes(text) ? `${text} ${message}` : message))
    : [];

const codes = / \((?:code \w+, )?status \d+\)$/gm;

function expectFrame(html: string) {
  expect(partOf(html, 'header')).toContain('Scholarship Programme');
  expect(partOf(html, 'footer')).toContain('All rights reserved.');
}

function expectBroken(
  page: Awaited<ReturnType<typeof readPatiently>>,
  { path, healthy }: Screen,
  expected: Expected[],
) {
  expect(page.slowestMs).toBeLessThan(answerWithinMs);
  expectFrame(page.html);
  expect(page.headings).toHaveLength(1);
  expect(page.text).not.toMatch(nonsense);
  const [first = { status: healthy.status, retry: false }] = expected;
  expect(page.status).toBe(first.status);
  for (const { text } of expected) expect(page.text).toContain(text);
  const again = page.links.some(({ name, href }) => name === 'Try again' && href === path);
  expect(again).toBe(first.retry);
}

test('a page of the server meets every fault at every call', { timeout: 120_000 }, async () => {
  const before = site.output().length;
  // What is wrong in which cells of the matrix.
  const wrong: string[] = [];
  for (const column of columns) {
    const { fault } = column;
    // First the call of each screen on which the whole screen depends, then its other calls; without a connection, all.
    for (const [from, to] of fault === 'refuse' ? [[0]] : [[0, 1], [1]]) {
      const broken = screens.map(({ calls }) => calls.slice(from, to));
      if (fault === 'refuse') await fake.refuse();
      else for (const { signature } of broken.flat()) failing.set(signature, fault);
      const start = site.output().length;
      const pages = await Promise.all(screens.map(({ path }) => readPatiently(site.url + path)));
      // Without the backend's codes, which the server alone logs.
      const lines = site.output().slice(start).replaceAll(codes, '').split('\n');
      await mend();
      for (const [index, page] of pages.entries()) {
        const calls = broken[index] ?? [];
        const expected = expectedFor(column, calls);
        try {
          expectBroken(page, screens[index] as Screen, expected);
          expect(lines).toEqual(expect.arrayContaining(linesOf(column, expected)));
        } catch (error) {
          const names = calls.map(({ kind }) => kind.name).join();
          wrong.push(`${screens[index]?.path}: ${names}, ${column.name}: ${String(error)}`);
        }
      }
    }
    const recovered = await Promise.all(screens.map(({ path }) => readPage(site.url + path)));
    expect(recovered).toEqual(screens.map(({ healthy }) => healthy));
  }
  expect(wrong).toEqual([]);
  expect(site.process.exitCode).toBeNull();
  const printed = site.output().slice(before).split('\n');
  expect(printed.filter((line) => /unhandled|uncaught|^\s+at /i.test(line))).toEqual([]);
});

/** Navigates as a router's link does, without having to find a link. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

async function isThere(page: Page, text: string): Promise<void> {
  const part = page.locator('main').getByText(text).first();
  await part.waitFor({ state: 'attached' }).catch(async (error: unknown) => {
    const instead = await page.locator('main').innerText();
    throw new Error(`${page.url()} has no "${text}", but: ${instead.slice(0, 300)}`, {
      cause: error,
    });
  });
}
const tryAgain = (page: Page) => page.locator('main').getByRole('link', { name: 'Try again' });

// Pages that the browser makes are drawn by the same code, from reads whose faults have the same outcomes.
test('a page that is fetched by another says what failed, and comes when it is tried again', async () => {
  const page = await hydrated(
    await browser.open(`${site.url}/about`, { initScript: saveData, expectConsole: /./ }),
  );
  await page.clock.setFixedTime(now);
  const lines: string[] = [];
  // Where the focus of the retry that succeeded was lost.
  const lost: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  const column = columns.find(({ name }) => name === '500') as FaultColumn;
  // Screens that make the same calls, such as the lists, fail alike.
  const kinds = Map.groupBy(screens, ({ calls }) => calls.map(({ kind }) => kind.name).join());
  for (const [screen] of kinds.values()) {
    const { path, calls } = screen as Screen;
    for (const broken of [calls.slice(0, 1), calls.slice(1)]) {
      if (broken.length === 0) continue;
      lines.length = 0;
      for (const { signature } of broken) failing.set(signature, column.fault as Fault);
      const expected = expectedFor(column, broken);
      const retry = expected.some((one) => one.retry);
      await go(page, path);
      for (const { text } of expected) await isThere(page, text);
      expect(await page.locator('header').first().innerText()).toContain('Scholarship Programme');
      expect(await page.getByRole('contentinfo').innerText()).toContain('All rights reserved.');
      expect((await tryAgain(page).count()) > 0, path).toBe(retry);
      await expect.poll(() => lines).toEqual(expect.arrayContaining(linesOf(column, expected)));
      await mend();
      if (retry) await tryAgain(page).first().click();
      else {
        await go(page, '/about');
        await isThere(page, 'Vision');
        await go(page, path);
      }
      for (const { title } of broken) await isThere(page, title);
      await tryAgain(page).first().waitFor({ state: 'detached' });
      if (retry && (await page.evaluate(() => document.activeElement === document.body)))
        lost.push(`${path} ${expected[0]?.text}`);
      await go(page, '/about');
      await isThere(page, 'Vision');
    }
  }
  expect(lost).toEqual([]);
}, 240_000);

/**
 * A waiting visitor sees the parts that need no read, and those that have come; the page follows automatically.
 * The reads may end while the page is drawn, so the main part may be that of the `healthy` page.
 */
function expectWaiting(answer: Response, html: string, healthy: ReadPage) {
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(html).toContain('<meta http-equiv="refresh" content="1">');
  expectFrame(html);
  const main = partOf(html, 'main');
  const whole = textOf(main) === textOf(partOf(healthy.html, 'main'));
  expect(whole || /Loading\.\.\.|<article/.test(main), main).toBe(true);
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  expect(html).not.toMatch(/setu\.invalid|Try again/);
}

/** Expects a browser to show a page that takes long as soon as it is ready. */
async function watch(javaScriptEnabled: boolean) {
  const path = `/article/${javaScriptEnabled ? 34 : 35}`;
  const page = await browser.open(patient.url + path, {
    javaScriptEnabled,
    initScript: saveData,
    expectConsole: /status of 503/,
  });
  expect(await page.title()).toBe('Loading... | Setu');
  await page
    .getByRole('heading', { level: 1, name: path.replace('/article/', 'Article ') })
    .waitFor();
  expect(page.url()).toBe(patient.url + path);
}

test('where every read takes 3 s each page comes by itself, and is asked for once', async () => {
  fake.fail('*', slow(fake, 3_000));
  const reading = screens.filter(({ calls }) => calls.length > 0);
  const pages = await Promise.all(
    reading.map(({ path, healthy }) =>
      readPatiently(patient.url + path, (answer, html) => expectWaiting(answer, html, healthy)),
    ),
  );
  for (const [index, { path, calls, healthy }] of reading.entries()) {
    const { status, slowestMs, text, visits } = pages[index] as (typeof pages)[number];
    expect({ path, status }).toEqual({ path, status: healthy.status });
    expect(slowestMs).toBeLessThan(answerWithinMs);
    expect(visits, path).toBeGreaterThan(1);
    expect(text).toContain(calls[0]?.title);
  }
  const ofOne = fake.requests.map(signatureOf).filter((call) => /[?&](?:id|slug)=eq\./.test(call));
  expect(ofOne.length).toBeGreaterThan(5);
  expect(ofOne).toHaveLength(new Set(ofOne).size);
  await Promise.all([watch(true), watch(false)]);
});

test.each([true, false])(
  'home shows what needs no read (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const late = delayed(fake);
    fake.fail('*', late.fault);
    const path = javaScriptEnabled ? '/?courses=all' : '/?category=BPSC';
    const expectConsole = /status of 503/;
    const page = await browser.open(patient.url + path, { javaScriptEnabled, expectConsole });
    const main = page.getByRole('main');
    const hero = main.getByRole('heading', { level: 1, name: 'Your Bridge to Success' });
    expect(await hero.isVisible()).toBe(true);
    expect(await main.getByText('Loading...').count()).toBe(3);
    late.release();
    await main.getByText('Course 2', { exact: true }).first().waitFor();
    expect(await hero.isVisible()).toBe(true);
    expect(await main.getByText('Loading...').count()).toBe(0);
  },
);

test('an article that fails again says so again', async () => {
  fake.fail('*', databaseError('The database is resting'));
  const page = await hydrated(
    await browser.open(`${site.url}/editorial-analysis/5`, { expectConsole: /./ }),
  );
  const words = await page.getByRole('alert').locator('p').elementHandle();
  await tryAgain(page).click();
  await expect.poll(() => words?.evaluate((node) => node.isConnected)).toBe(false);
  await page.getByRole('alert').waitFor();
});

test('a search that fails says so, keeps the words, and can be tried again', async () => {
  const resting = 'The database is resting';
  fake.fail('*', databaseError(resting));
  const path = '/search?q=article&month=2026-11';
  // The pages that it lists are prefetched, which fails too.
  const page = await browser.open(site.url + path, { expectConsole: /./ });
  await page.getByRole('main').getByText(`Error: ${resting}`, { exact: true }).waitFor();
  const field = page.getByRole('searchbox', { name: 'Search for' });
  expect(await field.inputValue()).toBe('article');
  await hydrated(page);
  // The same failure is announced again: its words are other ones.
  const words = await page.getByRole('alert').locator('p').elementHandle();
  await tryAgain(page).click();
  await expect.poll(() => words?.evaluate((node) => node.isConnected)).toBe(false);
  await mend();
  await tryAgain(page).click();
  await page.getByText('Searching titles only.').waitFor();
  // The same while a visitor types.
  fake.fail('*', databaseError(resting));
  await field.fill('article');
  await page.getByRole('alert').getByText(`Error: ${resting}`).waitFor();
  await mend();
  await field.press('End');
  await field.pressSequentially(' 5');
  await page.getByRole('heading', { level: 2, name: 'Article 5', exact: true }).waitFor();
  expect(await field.inputValue()).toBe('article 5');
});
