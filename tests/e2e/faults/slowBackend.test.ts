import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { databaseError, hang, held, slow } from '../../support/backend/fakeSupabase.ts';
import type { SeenRequest } from '../../support/backend/fakeSupabase.ts';
import { article } from '../../support/backend/sampleRows.ts';
import { post } from '../../support/contact/contactPage.ts';
import { useFakeSite } from '../../support/fakeSite.ts';
import { partOf, readPage, readPatiently } from '../../support/http/html.ts';

const browser = useBrowser();
const { fake, site } = useFakeSite({ env: { PAGE_CACHE_MB: '8', TRUST_PROXY: '1' } });

/** What the server has for an answer, and half a second for the way. */
const answerWithinMs = 4_500;
/** What the browser itself prints for a page that is not there yet, and the site for one that never came. */
const logged =
  /^Failed to load resource: .*(500|503)|^(Article not found|Error fetching related articles|The server did not answer in time)\.$/;

/** On a slow line nothing is fetched ahead, so that only what is looked at is asked for. */
function onSlowLine() {
  const connection = { saveData: false, effectiveType: '3g' };
  Object.defineProperty(navigator, 'connection', { value: connection });
}

/** A waiting visitor sees what needs no read, and the page follows by itself. */
function expectWaiting(answer: Response, html: string) {
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(html).toContain('<meta http-equiv="refresh" content="1">');
  expect(partOf(html, 'header')).toContain('Scholarship Programme');
  expect(partOf(html, 'footer')).toContain('All rights reserved.');
  expect(partOf(html, 'main')).toContain('Loading...');
  expect(html).not.toMatch(/setu\.invalid|Try again/);
  // No search is ever indexed.
  expect(html.includes('noindex')).toBe(answer.url.includes('/search'));
}

/** Reads a page as a visitor without JavaScript does. */
async function readSlowPage(path: string, visitor = '192.0.2.1') {
  const headers = { 'x-forwarded-for': visitor };
  const page = await readPatiently(site.url + path, { headers }, expectWaiting);
  expect(page.slowestMs).toBeLessThan(answerWithinMs);
  return page;
}

const main = (page: Page) => page.getByRole('main');

/** Opens a page that is not there yet, and watches it come. */
async function watch(path: string, text: string, javaScriptEnabled: boolean) {
  const page = await browser.open(site.url + path, {
    javaScriptEnabled,
    initScript: onSlowLine,
    expectConsole: logged,
  });
  expect(await main(page).innerText()).toBe('Loading...');
  expect(await page.title()).toBe('Loading... | Setu');
  await page.getByRole('banner').getByRole('link', { name: 'Scholarship Programme' }).waitFor();
  await main(page).getByText(text, { exact: true }).first().waitFor();
  expect(page.url()).toBe(site.url + path);
  return page;
}

/** Sends a message, of which a table with unique ids keeps one, whichever attempt arrives. */
async function write(message: string) {
  expect((await post(site.url, { message, timed: '1' })).status).toBe(303);
  const rows = fake.tables['Contact Records'].filter((row) => row['message'] === message);
  expect(new Set(rows.map((row) => row['submission_id'])).size).toBe(1);
}

/** Goes there by a link of the site. */
async function follow(path: string, text: string) {
  const page = await browser.open(`${site.url}/about`, {
    initScript: onSlowLine,
    expectConsole: logged,
  });
  await hydrated(page);
  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.getByText('Loading...').waitFor();
  await main(page).getByText(text, { exact: true }).first().waitFor();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
  return page;
}

const tryAgain = (page: Page) => main(page).getByRole('link', { name: 'Try again' });
const second = (id: number) => String(article(id)['created_at']).slice(0, 19);
/** Reads of the article of this id, of what is related to it, and of what was published before and after. */
const of =
  (id: number) =>
  ({ query }: SeenRequest) =>
    query.get('id') === `eq.${id}` ||
    query.get('id') === `neq.${id}` ||
    (query.get('created_at')?.includes(second(id)) ?? false);
const asked = (id: number) => fake.requests.filter(of(id)).length;

describe.for([
  [3_000, 100],
  [8_000, 200],
] as const)('a backend that answers after %i ms', ([ms, first]) => {
  test('is waited for by everybody, and asked once for a page', async () => {
    const [id, withScript, without, byLink] = [first, first + 1, first + 2, first + 3];
    for (const each of [id, withScript, without, byLink]) {
      fake.tables.Articles.push(article(each));
      fake.fail('Articles', slow(fake, ms), of(each));
    }
    fake.fail('Contact Records', slow(fake, ms));
    const words = `article ${first}`;
    fake.fail('Articles', slow(fake, ms), ({ query }) =>
      query.getAll('title').join().includes(`${first}`),
    );
    await Promise.all([
      write(`Sent on a day of ${ms} ms`),
      readSlowPage(`/article/${id}`).then(async (page) => {
        expect(page).toMatchObject({ status: 200, headings: [`Article ${id}`] });
        expect(page.visits).toBeGreaterThan(1);
        // The next visitor has it.
        expect(await readSlowPage(`/article/${id}`)).toMatchObject({ visits: 1, status: 200 });
        expect(asked(id)).toBe(4);
      }),
      // Made for whoever asks, and all the same brought to who waits.
      readSlowPage(`/search?q=${encodeURIComponent(words)}`).then((page) => {
        expect(page).toMatchObject({ status: 200, headings: ['Search'] });
        expect(page.text).toContain(`1 result for "${words}"`);
        expect(page.visits).toBeGreaterThan(1);
      }),
      watch(`/article/${withScript}`, `Article ${withScript}`, true).then(async (page) => {
        await hydrated(page);
        expect(asked(withScript)).toBe(4);
      }),
      watch(`/article/${without}`, `Article ${without}`, false),
      follow(`/article/${byLink}`, `Article ${byLink}`),
    ]);
  });
});

test('a backend that answers after 20 s is given up after 15 s, and can be tried again', async () => {
  const ids = [300, 301, 302, 303] as const;
  let isSlow = true;
  for (const id of ids) {
    fake.tables.Articles.push(article(id));
    fake.fail('Articles', slow(fake, 20_000), (request) => isSlow && of(id)(request));
  }
  const told = 'Article not found.';
  const [page, ...pages] = await Promise.all([
    readSlowPage(`/article/${ids[0]}`),
    watch(`/article/${ids[1]}`, told, true),
    watch(`/article/${ids[2]}`, told, false),
    follow(`/article/${ids[3]}`, told),
  ]);
  expect(page).toMatchObject({ status: 500, headings: [told] });
  expect(page.links).toContainEqual({ name: 'Try again', href: `/article/${ids[0]}` });
  expect(ids.map(asked)).toEqual([2, 2, 2, 2]);
  isSlow = false;
  expect(await readSlowPage(`/article/${ids[0]}`)).toMatchObject({ visits: 1, status: 200 });
  await Promise.all(
    pages.map(async (each, index) => {
      await tryAgain(each).click();
      const title = `Article ${ids[index + 1]}`;
      await main(each).getByText(title, { exact: true }).first().waitFor();
    }),
  );
});

describe('while every read hangs', () => {
  test('each page shows its own words', async () => {
    fake.fail('*', hang);
    await Promise.all(
      (
        [
          ['/', 'Your Bridge to Success'],
          ['/editorial-analysis?page=2', 'Editorial Analysis'],
          ['/online-mode', 'Online Mode'],
          ['/daily', 'Daily desk'],
          ['/topics', 'Topics'],
          ['/search?q=polity', 'Search'],
          ['/some-course', 'Course'],
        ] as const
      ).map(async ([path, ...words]) => {
        const answer = await fetch(site.url + path);
        const html = await answer.text();
        expectWaiting(answer, html);
        for (const each of words) expect(partOf(html, 'main'), path).toContain(each);
        expect(html, path).not.toMatch(/[?&](?:again|q)=1|value="1"/);
      }),
    );
  });

  test.each([true, false])(
    'home shows what needs no read (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const late = held(fake);
      fake.fail('*', late.fault);
      const path = javaScriptEnabled ? '/?courses=all' : '/?category=BPSC';
      const page = await browser.open(site.url + path, {
        javaScriptEnabled,
        expectConsole: logged,
      });
      const hero = main(page).getByRole('heading', { level: 1, name: 'Your Bridge to Success' });
      expect(await hero.isVisible()).toBe(true);
      expect(await main(page).getByText('Loading...').count()).toBe(3);
      await expect.poll(late.waiting).toBeGreaterThan(2);
      await fake.heal();
      late.release();
      await main(page).getByText('Course 2', { exact: true }).first().waitFor();
      expect(await hero.isVisible()).toBe(true);
      expect(await main(page).getByText('Loading...').count()).toBe(0);
    },
  );
});

test('what has come is shown while a part is still to come', async () => {
  fake.fail('Articles', hang, ({ query }) => query.get('id') === 'neq.2');
  const page = await readPage(`${site.url}/article/2`);
  expect(page).toMatchObject({ status: 200, headings: ['Article 2'] });
  expect(page.text).toContain('Error fetching related articles.');
  expect(page.html).not.toContain('http-equiv="refresh"');
});

test('what stands beside an article is left out without a word while it is not there', async () => {
  const path = `${site.url}/article/4`;
  let isDown = true;
  fake.fail('Articles', databaseError('The database is resting'), ({ query }) =>
    Boolean(isDown && query.get('created_at')?.startsWith('lte.')),
  );
  const lacking = await readPage(path);
  expect(lacking).toMatchObject({ status: 200, headings: ['Article 4'] });
  expect(lacking.links).toContainEqual({
    name: 'Next article Article 5',
    href: '/editorial-analysis/5',
  });
  expect(lacking.text).not.toMatch(/Previous article|resting/);
  isDown = false;
  expect((await readPage(path)).links).toContainEqual({
    name: 'Previous article Article 3',
    href: '/editorial-analysis/3',
  });
});

test('a page that lacks a part is shown while the backend is down', async () => {
  const path = `${site.url}/article/3`;
  fake.fail('Articles', databaseError('The database is resting'), ({ query }) =>
    Boolean(query.get('id')?.startsWith('neq.')),
  );
  const lacking = await readPage(path);
  expect(lacking).toMatchObject({ status: 200, headings: ['Article 3'] });
  expect(lacking.text).toContain('Error fetching related articles.');
  await fake.refuse();
  expect(await readPage(path)).toEqual(lacking);
});

test('200 visitors of a backend that takes 3 s are all answered, and ask for each page once', async () => {
  const hour = (index: number) => new Date(Date.UTC(2026, 9, 1, index)).toISOString();
  fake.tables.Articles.push(
    ...Array.from({ length: 40 }, (_, index) => ({
      ...article(400 + index),
      // Neighbours are asked for by their moment: here each has its own.
      created_at: hour(index),
    })),
  );
  fake.fail('*', slow(fake, 3_000));
  const paths = Array.from({ length: 200 }, (_, index) => `/article/${400 + (index % 40)}`);
  const round = () =>
    Promise.all(paths.map((path, index) => readSlowPage(path, `10.2.0.${index}`)));
  const first = await round();
  expect(first.map(({ headings }) => headings)).toEqual(
    paths.map((path) => [path.replace('/article/', 'Article ')]),
  );
  await expect.poll(() => fake.requests.length).toBe(200);
  const calls = fake.requests.map(({ query }) => query.toString());
  // Four of each article, and one of its day, of which there are two.
  expect(new Set(calls).size).toBe(162);
  const second = await round();
  expect(new Set(second.map(({ visits, status }) => `${visits} ${status}`))).toEqual(
    new Set(['1 200']),
  );
  expect(fake.requests).toHaveLength(200);
});
