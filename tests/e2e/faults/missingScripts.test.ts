import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { builtScript } from '../../support/builtScript.ts';

// A link leads to a page whose script or rows cannot be fetched.

const siteUrl = inject('siteUrl');
const browser = useBrowser();
const scriptOf = (module: string) => (url: URL) => url.pathname === builtScript(module);
const careerScript = scriptOf('pages/Career.tsx');

const open = async (expectConsole: RegExp) =>
  hydrated(await browser.open(`${siteUrl}/about`, { expectConsole }));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
/** Changes with each load of the document. */
const timeOrigin = (page: Page) => page.evaluate(() => performance.timeOrigin);

describe('without a connection', () => {
  async function openOffline() {
    const page = await open(/Failed to load resource|Offline/);
    await page.context().setOffline(true);
    return page;
  }

  test.each([
    ['whose script is not here', 'Careers'],
    ['whose rows are not here', 'Editorial Analysis'],
  ])('a page %s says so, and comes with the connection', async (_what, name) => {
    const page = await openOffline();
    await follow(page, name);
    await heading(page, 'You are offline').waitFor();
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    expect(await page.title()).toBe('Offline | Setu');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('alert').getByText('Still no connection').waitFor();
    await page.context().setOffline(false);
    await heading(page, name).waitFor();
  });

  test('the way back from a place within a page fetches nothing', async () => {
    const article = `${siteUrl}/editorial-analysis/13`;
    const page = await hydrated(await browser.open(article, { expectConsole: /Failed to load/ }));
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await page.context().setOffline(true);
    await page.evaluate(() => {
      location.hash = 'main';
    });
    await page.goBack();
    await expect.poll(() => page.url()).toBe(article);
    // A screen that took the article's place would be announced.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  });
});

// A page whose own script is gone: createRoutes.browser.test.tsx.
test('the script that reads tables is gone: the server shows the page', async () => {
  const page = await open(/Failed to load resource|ChunkGone/);
  const loadedAt = await timeOrigin(page);
  await page.route(scriptOf('data/src/browser.ts'), (route) => route.abort());
  await follow(page, 'Editorial Analysis');
  await heading(page, 'Editorial Analysis').waitFor();
  expect(await timeOrigin(page)).toBeGreaterThan(loadedAt);
  // The page then works as without JavaScript.
  await follow(page, 'About');
  await heading(page, 'About').waitFor();
});

test("an article's tools could not be loaded: the next article has them", async () => {
  const tools = scriptOf('parts/ArticleTools.tsx');
  const page = await browser.open('about:blank', { expectConsole: /Failed to load|ChunkGone/ });
  await page.route(tools, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (asked) => tools(new URL(asked.url())));
  await page.goto(`${siteUrl}/editorial-analysis/13`);
  await hydrated(page);
  await failed;
  await page.unroute(tools);
  await page.getByRole('link', { name: /^Previous/ }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/13'));
  await expect.poll(() => page.getByRole('button', { name: /^Save/ }).count()).toBe(1);
});

test('a page that comes back out of the cache does not wait for the document it was left for', async () => {
  const page = await open(/Failed to load resource|ChunkGone/);
  const loadedAt = await timeOrigin(page);
  await page.route(careerScript, (route) => route.abort());
  // The page stays, as it does in the back/forward cache, which an automated browser does not have.
  await page.route('**/career', (route) => route.fulfill({ status: 204 }));
  await follow(page, 'Careers');
  await page.getByRole('status').getByText('Loading...', { exact: true }).waitFor();
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(() => timeOrigin(page).catch(() => 0)).toBeGreaterThan(loadedAt);
  await heading(page, 'About').waitFor();
  await hydrated(page);
  expect(await page.getByText('Loading...', { exact: true }).count()).toBe(0);
  // A phone may end a hidden page, and loads it again when it is looked at.
  const hide = (hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      return history.scrollRestoration;
    }, hidden);
  expect(await hide(true)).toBe('auto');
  expect(await hide(false)).toBe('manual');
});

test('a script that has not come for 120 seconds ends in the error screen', async () => {
  const page = await open(/./);
  await page.clock.install();
  const asked = page.waitForEvent('request', (request) => careerScript(new URL(request.url())));
  await page.route(careerScript, () => {});
  await follow(page, 'Careers');
  await asked;
  await page.clock.runFor(120_000);
  await heading(page, 'Unexpected Application Error!').waitFor();
  expect(await page.getByRole('main').innerText()).toContain('took too long to arrive');
});
