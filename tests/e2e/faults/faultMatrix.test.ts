import type { Page } from 'playwright';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { articleCategories } from '../../../site/src/content/articleCategories.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { post } from '../../support/contact/contactPage.ts';
import { hang } from '../../support/backend/fakeSupabase.ts';
import type { Fault, SeenRequest } from '../../support/backend/fakeSupabase.ts';
import { faultColumns, matrixTables, signatureOf } from '../../support/faultMatrix/faultMatrix.ts';
import type { FaultColumn, Told } from '../../support/faultMatrix/faultMatrix.ts';
import { partOf, readPage, readPatiently } from '../../support/http/html.ts';
import { createMatrixReport } from '../../support/faultMatrix/matrixReport.ts';
import type { MatrixReport } from '../../support/faultMatrix/matrixReport.ts';
import { readScreens } from '../../support/faultMatrix/matrixScreens.ts';
import type { Call, Screen } from '../../support/faultMatrix/matrixScreens.ts';
import { useFakeSite } from '../../support/fakeSite.ts';
import { impatient } from '../../support/site.ts';

/** What the server has for a page, and half a second for the way. */
const answerWithinMs = 4_500;
const nonsense = /undefined|\bnull\b|NaN|\[object|Unexpected Application Error!/;
const contactCall = '/contact: message';

const browser = useBrowser();
const { fake, site } = useFakeSite({ env: { ...impatient, TRUST_PROXY: '1' } });
let columns: FaultColumn[];
let report: MatrixReport;
let screens: Screen[];
/** The calls that fail now, by signature. */
const failing = new Map<string, Fault>();

function prepare() {
  Object.assign(fake.tables, matrixTables(articleCategories.map(({ category }) => category)));
  fake.fail(
    '*',
    (response, request) => failing.get(keyOf(request))?.(response, request),
    (request) => failing.has(keyOf(request)),
  );
}

const keyOf = (request: SeenRequest) =>
  request.method === 'POST' ? contactCall : signatureOf(request);

beforeEach(prepare);
beforeAll(async () => {
  prepare();
  columns = faultColumns(fake);
  report = createMatrixReport(columns.map(({ name }) => name));
  screens = await readScreens(fake, site.url);
  for (const { label } of screens.flatMap(({ calls }) => calls)) {
    report.expect(
      label,
      columns.map(({ name }) => name),
    );
  }
  // An insert brings no rows back that could be wrong.
  report.expect(
    contactCall,
    columns.slice(0, 8).map(({ name }) => name),
  );
});

/**
 * Breaks the first call of each screen, by which it stands, then its other parts, and with no connection
 * all of them at once. Late answers come one call of each screen at a time: a call may follow another.
 */
async function eachRound(
  column: FaultColumn,
  round: (cells: { screen: Screen; calls: Call[] }[], mend: () => Promise<void>) => Promise<void>,
) {
  const { fault } = column;
  if (fault === 'refuse') {
    await fake.refuse();
    await round(
      screens.map((screen) => ({ screen, calls: screen.calls })),
      async () => {
        await fake.heal();
        prepare();
      },
    );
    return;
  }
  const most = Math.max(...screens.map(({ calls }) => calls.length));
  const places = Array.from({ length: most }, (_, place) => [place, place + 1]);
  for (const [from, to] of column.late ? places : [[0, 1], [1]]) {
    const cells = screens.map((screen) => ({ screen, calls: screen.calls.slice(from, to) }));
    for (const { signature } of cells.flatMap(({ calls }) => calls)) failing.set(signature, fault);
    await round(cells, async () => failing.clear());
  }
}

/** Lets late answers go as soon as so many are asked for: by an event, for a pause would be a race. */
async function letGo({ late }: FaultColumn, count: number): Promise<void> {
  if (!late) return;
  await expect.poll(late.waiting, { timeout: 8_000 }).toBe(count);
  late.release();
}

/** With all calls failing the one that matters most tells the page's status. */
function tellings(column: FaultColumn, calls: Call[]): Told[] {
  const told = calls.map(({ kind, title }) => column.told(kind, title));
  const worst = told.find(({ status }) => status >= 400);
  return worst ? [worst] : told;
}

test('a page of the server meets every fault at every call', { timeout: 120_000 }, async () => {
  const before = site.output().length;
  for (const column of columns) {
    await eachRound(column, async (cells, mend) => {
      const asking = Promise.all(
        cells.map(async (cell) => {
          const page = await readPatiently(site.url + cell.screen.path);
          return { ...cell, page };
        }),
      );
      await letGo(column, cells.flatMap(({ calls }) => calls).length);
      const broken = await asking;
      await mend();
      const recovered = await Promise.all(
        cells.map(({ screen }) => readPage(site.url + screen.path)),
      );
      await Promise.all(
        broken.flatMap(({ screen, calls, page }, index) => {
          const check = async () => {
            expect(page.slowestMs).toBeLessThan(answerWithinMs);
            expectFrame(page.html);
            expect(page.headings).toHaveLength(1);
            expect(page.text).not.toMatch(nonsense);
            const told = tellings(column, calls);
            const [first = { status: screen.healthy.status, text: '', retry: false }] = told;
            expect(page.status).toBe(first.status);
            for (const { text } of told) expect(page.text).toContain(text);
            const again = page.links.some(
              ({ name, href }) => name === 'Try again' && href === screen.path,
            );
            expect(again).toBe(first.retry);
            expect(recovered[index]).toEqual(screen.healthy);
          };
          if (calls.length === 0) return [check()];
          return calls.map(({ label }) => report.run(label, column.name, 'server', check));
        }),
      );
    });
  }
  expect(site.process.exitCode).toBeNull();
  const printed = site.output().slice(before).split('\n');
  expect(printed.filter((line) => /unhandled|uncaught|^\s+at /i.test(line))).toEqual([]);
});

function expectFrame(html: string) {
  expect(partOf(html, 'header')).toContain('Scholarship Programme');
  expect(partOf(html, 'footer')).toContain('All rights reserved.');
}

/** What the browser says of a read that failed, and the site of what came of it. */
const logged =
  /^Failed to load resource: |^(?:The server (?:could not be reached|did not answer in time|sent an answer that could not be read)|The database is resting|Article not found|Error fetching related articles|Multiple courses found with the same slug)\.?$/;

/** A visitor who saves data, so that nothing is fetched ahead, and who may be told to give up sooner. */
function sparing() {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true, effectiveType: '4g' },
  });
  const patience = window.setTimeout.bind(window);
  const shorter = (run: TimerHandler, ms = 0) =>
    patience(run, ms >= 5_000 && 'impatient' in window ? ms / 4 : ms);
  window.setTimeout = shorter as typeof window.setTimeout;
}

/** A busy machine has sixteen pages to draw at once. */
const patienceMs = 15_000;

/** Goes there as a router's link does, without a link to be found first. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

const main = (page: Page, text: string) => page.locator('main').getByText(text).first();
async function isThere(page: Page, text: string): Promise<void> {
  try {
    await main(page, text).waitFor({ state: 'attached', timeout: patienceMs });
  } catch (error) {
    const instead = await page.locator('main').innerText();
    throw new Error(`${page.url()} has no "${text}", but: ${instead.slice(0, 300)}`, {
      cause: error,
    });
  }
}
const tryAgain = (page: Page) => page.locator('main').getByRole('link', { name: 'Try again' });

test('so does a page that is fetched by another', { timeout: 240_000 }, async () => {
  const asking = screens.filter(({ calls }) => calls.length > 0);
  const pages = new Map<Screen, Page>();
  await Promise.all(
    asking.map(async (screen) => {
      const options = { initScript: sparing, expectConsole: logged };
      const page = await browser.open(`${site.url}/about`, options);
      pages.set(screen, await hydrated(page));
    }),
  );
  for (const column of columns) {
    await eachRound(column, async (cells, mend) => {
      const inUse = cells.flatMap(({ screen, calls }) => {
        const page = pages.get(screen);
        return page && calls.length > 0 ? [{ screen, calls, page }] : [];
      });
      const runs = async (cell: (of: (typeof inUse)[number]) => Promise<void>) => {
        await Promise.all(
          inUse.map(async (own) => {
            const done = cell(own);
            await Promise.all(
              own.calls.map(({ label }) => report.run(label, column.name, 'client', () => done)),
            );
          }),
        );
      };
      const letAllGo = letGo(column, inUse.flatMap(({ calls }) => calls).length);
      await runs(async ({ screen, calls, page }) => {
        if (column.fault === hang)
          await page.evaluate(() => Object.assign(window, { impatient: 1 }));
        await go(page, screen.path);
        const told = tellings(column, calls);
        await Promise.all(told.map(({ text }) => isThere(page, text)));
        const text = (await page.locator('body').textContent()) ?? '';
        expect(text.replace(/^[\s\S]*?<\/script>/, '')).not.toContain(
          'Unexpected Application Error!',
        );
        expect(text).toContain('Scholarship Programme');
        expect(text).toContain('All rights reserved.');
        expect((await tryAgain(page).count()) > 0).toBe(told.some(({ retry }) => retry));
        await page.evaluate(() => Reflect.deleteProperty(window, 'impatient'));
      });
      await letAllGo;
      await mend();
      await runs(async ({ screen, calls, page }) => {
        const told = tellings(column, calls);
        if (told.some(({ retry }) => retry)) await tryAgain(page).first().click();
        else {
          await go(page, '/about');
          await isThere(page, 'Vision');
          await go(page, screen.path);
        }
        await Promise.all(calls.map(({ title }) => isThere(page, title)));
        await tryAgain(page).first().waitFor({ state: 'detached', timeout: patienceMs });
        await go(page, '/about');
        await isThere(page, 'Vision');
      });
    });
  }
});

test('a contact message meets every fault, and is stored once afterwards', async () => {
  const plain = {};
  const byScript = { accept: 'application/json' };
  const ways = [
    ['server', plain],
    ['client', byScript],
  ] as const;
  for (const column of columns.slice(0, 8)) {
    const { fault, name } = column;
    const words = { firstName: 'Asha', lastName: '', email: '', timed: '1' };
    const send = (way: string, headers: Record<string, string>) =>
      post(
        site.url,
        { ...words, message: `${name}, ${way}` },
        { ...headers, 'x-forwarded-for': `10.1.0.${columns.indexOf(column)}` },
      );
    if (fault === 'refuse') await fake.refuse();
    else failing.set(contactCall, fault);
    const stored = name === 'late' || name === 'said twice';
    const answering = Promise.all(
      ways.map(async ([way, headers]) => {
        const from = performance.now();
        const answer = await send(way, headers);
        return { answer, text: await answer.text(), took: performance.now() - from };
      }),
    );
    await letGo(column, ways.length);
    const first = await answering;
    failing.clear();
    if (fault === 'refuse') {
      await fake.heal();
      prepare();
    }
    await Promise.all(
      ways.map(async ([way, headers], index) => {
        await report.run(contactCall, name, way, async () => {
          const { answer, text, took } = first[index] as (typeof first)[number];
          expect(took).toBeLessThan(answerWithinMs);
          expect(answer.status).toBe(stored ? (way === 'server' ? 303 : 200) : 500);
          expect(text.includes('Nothing you wrote is lost')).toBe(!stored);
          expect(text.includes(`${name}, ${way}</textarea>`)).toBe(!stored && way === 'server');
          expect((await send(way, headers)).status).toBe(way === 'server' ? 303 : 200);
          const rows = fake.tables['Contact Records'];
          expect(rows.filter(({ message }) => message === `${name}, ${way}`)).toHaveLength(1);
        });
      }),
    );
  }
});

test('nothing is uncovered', () => {
  process.stdout.write(`\n${report.table()}\n\n`);
  expect(report.faulty()).toEqual([]);
});
