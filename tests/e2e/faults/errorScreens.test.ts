import type { Page, Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { databaseError, delayed, hang } from '../../support/backend/fakeSupabase.ts';
import { partOf, readPage, textsOf } from '../../support/http/html.ts';
import type { Row } from '../../support/backend/sampleRows.ts';
import { useFakeSite } from '../../support/fakeSite.ts';

const browser = useBrowser();
const { fake, site } = useFakeSite();

const open = async (path: string, expectConsole?: RegExp) =>
  hydrated(await browser.open(site.url + path, expectConsole && { expectConsole }));
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 }).innerText();
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
const isRead = (request: Request) => request.url().includes('/rest/v1/Articles');
/** Changes whenever the document is loaded anew. */
const timeOrigin = (page: Page) => page.evaluate(() => performance.timeOrigin);

describe('not found', () => {
  const notFound = 'Oops. Page not found.';
  test.for([
    ['/no/such/page', notFound],
    ['/no-such-course', notFound],
    ['/%00', notFound],
    ['/editorial-analysis?page=-1', notFound],
    ['/editorial-analysis?page=0', notFound],
    ['/editorial-analysis?page=9999', notFound],
    ['/online-mode?page=two', notFound],
    ['/article/999', 'Article not found.'],
    ['/article/abc', 'Article not found.'],
    ['/article/-1', 'Article not found.'],
    ['/article/99999999999999999999', 'Article not found.'],
    ['/editorial-analysis/1%20or%201=1', 'Article not found.'],
    ['/selections/upsc-1999-results', 'Selection Not Found'],
  ])('%s is answered with 404 and "%s"', async ([path, heading]) => {
    const before = site.output().length;
    const page = await readPage(site.url + path);
    expect(page.status).toBe(404);
    expect(page.headings).toEqual([heading]);
    expect(page.robots).toBe('noindex');
    expect(page.canonical).toBeUndefined();
    expect(partOf(page.html, 'header')).toContain('Scholarship Programme');
    expect(partOf(page.html, 'footer')).toContain('All rights reserved.');
    // Nothing is wrong with the site when somebody mistypes.
    expect(site.output().slice(before)).toBe('');
  });

  test('offers the way home', async () => {
    const page = await open('/no/such/page', /status of 404/);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect.poll(() => heading(page)).toBe('Your Bridge to Success');
  });

  test('an empty list says so', async () => {
    fake.tables.Articles.splice(0);
    const page = await readPage(`${site.url}/editorial-analysis`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('No articles found.');
  });
});

describe('fallback texts', () => {
  test('stand where a column is null, after a navigation as well', async () => {
    fake.tables.Articles = fake.tables.Articles.map(({ id, category }) => ({ id, category }));
    const page = await open('/about');
    await follow(page, 'Editorial Analysis');
    await main(page).getByText('Date not available').first().waitFor();
    fake.tables.Articles = fake.tables.Articles.map(({ id }): Row => ({ id }));
    await main(page).getByRole('link', { name: 'Read More: Title not available' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Title not available' }).waitFor();
    expect(await main(page).innerText()).toMatch(/Category not available/i);
    expect(await main(page).innerText()).toContain('Date not available');
  });
});

describe('while a page is on its way', () => {
  test("'Loading...' is shown, and the page before stays", async () => {
    const page = await open('/about');
    const slow = delayed(fake);
    fake.fail('Articles', slow.fault);
    await follow(page, 'Editorial Analysis');
    const loading = page.getByRole('status').getByText('Loading...', { exact: true });
    await loading.waitFor();
    await page.getByRole('heading', { level: 1, name: /^About/ }).waitFor();
    slow.release();
    await main(page).getByRole('heading', { name: 'Article 5', exact: true }).waitFor();
    expect(await loading.count()).toBe(0);
  });

  test('another link leads elsewhere, and the read that nobody waits for is given up', async () => {
    const page = await open('/about');
    fake.fail('Articles', hang);
    const asked = page.waitForEvent('request', isRead);
    await follow(page, 'Editorial Analysis');
    const given = await asked;
    await follow(page, 'Careers');
    await page.getByRole('heading', { level: 1, name: 'Careers' }).waitFor();
    await expect.poll(() => given.failure()?.errorText).toBe('net::ERR_ABORTED');
  });

  test('a backend that does not answer is given up after 8 seconds', async () => {
    const page = await open('/about', /did not answer in time/);
    await page.clock.install();
    fake.fail('Articles', hang);
    const asked = page.waitForEvent('request', isRead);
    await follow(page, 'Editorial Analysis');
    await asked;
    await page.clock.runFor(8_000);
    await expect
      .poll(() => main(page).getByRole('alert').innerText())
      .toContain('Error: The server did not answer in time.');
  });
});

test("a failed list's message is red", async () => {
  fake.fail('Articles', databaseError('The database is resting'));
  const page = await open('/editorial-analysis', /status of 500/);
  const message = main(page).getByText('Error: The database is resting', { exact: true });
  const colour = await message.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/\d+/g)].map(Number);
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

describe('Unexpected Application Error!', () => {
  const heading = 'Unexpected Application Error!';
  const careerChunk = /\/assets\/Career-.*\.js$/;

  test('a post to a page that takes none: 405', async () => {
    const answer = await fetch(`${site.url}/about`, { method: 'POST', body: 'a=1' });
    const html = await answer.text();
    expect(answer.status).toBe(405);
    expect(textsOf(html, 'h1')).toEqual([heading]);
    expect(partOf(html, 'main')).toContain('405 Method Not Allowed');
    expect(partOf(html, 'header')).toContain('Scholarship Programme');
    expect(partOf(html, 'footer')).toContain('All rights reserved.');
  });

  test.for([
    ['a page', careerChunk, 'Careers', 'Careers'],
    [
      'the reader of tables',
      /\/assets\/browser-.*\.js$/,
      'Editorial Analysis',
      'Editorial Analysis',
    ],
  ] as const)(
    'the script of %s is gone: the server shows the page',
    async ([, chunk, link, name]) => {
      const page = await open('/about', /Failed to load resource|ChunkGone/);
      const loadedAt = await timeOrigin(page);
      await page.route(chunk, (route) => route.abort());
      await follow(page, link);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      expect(await timeOrigin(page)).toBeGreaterThan(loadedAt);
      // Which works as a page without JavaScript does.
      await follow(page, 'About');
      await page.getByRole('heading', { level: 1, name: /^About/ }).waitFor();
    },
  );

  test('a part of the site that hangs for 120 seconds', async () => {
    const page = await open('/about', /./);
    await page.clock.install();
    let asked = false;
    await page.route(careerChunk, () => {
      asked = true;
    });
    await follow(page, 'Careers');
    await expect.poll(() => asked).toBe(true);
    await page.clock.runFor(120_000);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await main(page)
      .getByText(/took too long to arrive/)
      .waitFor();
  });
});
