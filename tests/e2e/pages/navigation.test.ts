import type { Page, Response } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { hold, hydrated, useBrowser } from '../../support/browser/browser.ts';

declare global {
  interface Window {
    /** What the live region has said. */
    statusTexts?: string[];
  }
}

const siteUrl = inject('siteUrl');
const browser = useBrowser();
const viewport = { width: 1280, height: 800 };

const open = async (path: string, expectConsole?: RegExp) =>
  hydrated(
    await browser.open(siteUrl + path, { viewport, ...(expectConsole && { expectConsole }) }),
  );
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const holdTables = (page: Page) => hold(page, '**/rest/v1/**');

describe('following a link', () => {
  test("shows 'Loading...' while the tables have not answered, and the old page until then", async () => {
    const page = await open('/about');
    const { release } = await holdTables(page);
    await footerLink(page, 'Important Facts of the Day').click();
    const loading = page.getByRole('status').getByText('Loading...', { exact: true });
    await loading.waitFor();
    expect(await heading(page, 'About Setu').isVisible()).toBe(true);
    const box = await loading.boundingBox();
    expect(box && box.y >= 0 && box.y < viewport.height).toBe(true);
    release();
    await heading(page, 'Important Facts of the Day').waitFor();
    await loading.waitFor({ state: 'detached' });
  });

  test('does not announce the last page once more before the next one', async () => {
    const page = await open('/about');
    const announced = page.getByRole('status').filter({ hasText: ' | Setu' });
    await footerLink(page, 'Careers').click();
    await announced.waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const status = [...document.querySelectorAll('[role="status"]')].find(({ textContent }) =>
        textContent.endsWith(' | Setu'),
      );
      const texts: string[] = (window.statusTexts = []);
      const note = () => texts.push(status?.textContent ?? '');
      new MutationObserver(note).observe(status as Node, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    await footerLink(page, 'Editorial Analysis').click();
    await heading(page, 'Editorial Analysis').waitFor();
    await expect.poll(() => announced.textContent()).toContain('Editorial Analysis');
    const texts = await page.evaluate(() => window.statusTexts);
    expect(texts?.filter((text) => text.startsWith('Careers'))).toEqual([]);
  });

  test.each(['', '/hi'])('of %s does not show that a typed search loads', async (prefix) => {
    const page = await open(`${prefix}/search`);
    const { asked } = await holdTables(page);
    await page.getByRole('main').getByRole('searchbox').pressSequentially('budget');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    // What is rendered for the navigation is there after two frames.
    await page.evaluate(
      () => new Promise((f) => requestAnimationFrame(() => requestAnimationFrame(f))),
    );
    expect(await page.getByText(/^(?:Loading|लोड हो रहा है)\.\.\.$/).count()).toBe(0);
  });

  test("shows 'Loading...' on the way back to a search that was typed", async () => {
    const page = await open('/search');
    await page.getByRole('main').getByRole('searchbox').pressSequentially('parliament');
    await page.waitForURL('**/search?q=parliament');
    const found = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    await found.click();
    await page.waitForURL((url) => url.pathname !== '/search');
    const { release } = await holdTables(page);
    await page.goBack();
    await page.getByRole('status').getByText('Loading...', { exact: true }).waitFor();
    release();
    await found.waitFor();
    expect(new URL(page.url()).pathname).toBe('/search');
  });

  test('can be overtaken by another', async () => {
    const page = await open('/about');
    const { release } = await holdTables(page);
    const ofTheList = page.waitForRequest((request) => {
      const { searchParams } = new URL(request.url());
      const isOfFacts = searchParams.get('category') === 'eq.Facts of the Day';
      return isOfFacts && searchParams.get('limit') === '20';
    });
    await footerLink(page, 'Important Facts of the Day').click();
    // 'Loading...' is not enough: it also shows while the code that reads is still loading.
    const read = await ofTheList;
    await page.getByText('Loading...').waitFor();
    await footerLink(page, 'Careers').click();
    await heading(page, 'Careers').waitFor();
    // The read that is no longer needed is aborted.
    await expect.poll(() => read.failure()?.errorText).toBe('net::ERR_ABORTED');
    release();
    await footerLink(page, 'Editorial Analysis').click();
    await heading(page, 'Editorial Analysis').waitFor();
    expect(await page.getByRole('article').first().innerText()).toContain('Editorial Analysis');
  });

  test('begins at the top; back and forward return to where one was', async () => {
    const page = await open('/');
    await page.evaluate(() => {
      const places: number[] = [];
      addEventListener('scroll', () => places.push(Math.round(window.scrollY)));
      Object.assign(window, { places });
    });
    await page.evaluate(() => window.scrollTo(0, 900));
    // Clicked by script, because Playwright's click scrolls the link into view first.
    await footerLink(page, 'Important Facts of the Day').evaluate((link: HTMLElement) =>
      link.click(),
    );
    await heading(page, 'Important Facts of the Day').waitFor();
    await expect.poll(() => scrollY(page)).toBe(0);
    const canonical = page.locator('link[rel="canonical"]');
    expect(await canonical.getAttribute('href')).toBe(`${siteUrl}/facts-of-the-day`);
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.goBack();
    await heading(page, 'Your Bridge to Success').waitFor();
    await expect.poll(() => scrollY(page)).toBe(900);
    await page.goForward();
    await heading(page, 'Important Facts of the Day').waitFor();
    await expect.poll(() => scrollY(page)).toBe(500);
    // Without gliding there.
    const places = await page.evaluate<number[]>('places');
    expect(new Set(places)).toEqual(new Set([900, 0, 500]));
    const skip = async () => {
      await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
      const top = () => page.locator('#main').evaluate((main) => main.getBoundingClientRect().top);
      await expect.poll(top).toBeGreaterThanOrEqual(0);
      expect(await top()).toBeLessThan(viewport.height / 2);
    };
    await skip();
    await page.evaluate(() => window.scrollTo(0, 700));
    for (const name of ['Contact', 'Important Facts of the Day']) {
      await footerLink(page, name).evaluate((link: HTMLElement) => link.click());
      await expect.poll(() => scrollY(page)).toBe(0);
    }
    await heading(page, 'Important Facts of the Day').waitFor();
    await skip();
  });

  test('of the header to the page that is shown begins it again, without its filter', async () => {
    const page = await open('/online-mode?category=BPSC');
    await page.evaluate(() => window.scrollTo(0, 300));
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'All Courses' }).press('Enter');
    await header.getByRole('link', { name: 'Online Mode' }).press('Enter');
    await page.waitForURL(`${siteUrl}/online-mode`);
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await expect.poll(focused).toBe('H1');
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test.each([
    ['/', 'Categories of the latest courses'],
    ['/online-mode', 'Categories of Online Mode'],
  ])('to a category of %s announces how many courses it has', async (path, name) => {
    const page = await open(path);
    const filter = page.getByRole('navigation', { name });
    const choose = (category: string) =>
      filter.getByRole('link', { name: category }).press('Enter');
    const count = page.getByRole('status').getByText(/^\d courses?$/);
    await choose('Sociology');
    const first = await count.elementHandle();
    // It has as many, which is announced only of another element.
    await choose('BPSC');
    await expect.poll(() => first?.evaluate((text) => text.isConnected)).toBe(false);
    expect(await count.count()).toBe(1);
    // It would silence the status around it.
    expect(await page.locator('[role="status"] [aria-live]').count()).toBe(0);
  });

  test('to a part of a page brings that part into view', async () => {
    const page = await open('/bpsc-prelims-batch');
    await page.getByRole('link', { name: 'Back to courses' }).click();
    const courses = page.getByRole('heading', { name: 'Latest courses' });
    const top = () => courses.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(viewport.height / 2);
    // Not under the sticky header.
    const header = await page.getByRole('banner').boundingBox();
    await expect.poll(top).toBeGreaterThan(header?.height ?? 0);
    // Tab continues there.
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await expect.poll(focused).toBe('latest-courses');
  });

  test('to a course that is no longer there shows the not-found page', async () => {
    const page = await open('/online-mode');
    await page.route('**/rest/v1/Course%20Details?*slug=eq.*', (route) =>
      route.fulfill({ json: [] }),
    );
    await page
      .getByRole('link', { name: /^View More/ })
      .first()
      .click();
    await heading(page, 'Oops. Page not found.').waitFor();
    await page.getByText('Course not found.', { exact: true }).waitFor();
    expect(await page.title()).toBe('Page not found | Setu');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
    await heading(page, 'Your Bridge to Success').waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe(
      'max-image-preview:large',
    );
  });
});

test('no page loads supabase-js; the part of it that reads tables comes with the first navigation', async () => {
  const page = await browser.open('about:blank', { viewport });
  const scripts: Promise<{ url: string; text: string }>[] = [];
  const tables: string[] = [];
  page.on('response', (response: Response) => {
    const url = response.url();
    if (url.includes('/rest/v1/')) tables.push(url);
    if (!url.endsWith('.js')) return;
    // The page may close before the last script has arrived, which is prefetched.
    const read = response.text().catch(() => '');
    scripts.push(read.then((text) => ({ url, text })));
  });
  const loaded = async (marker: RegExp) =>
    (await Promise.all(scripts)).filter(({ text }) => marker.test(text)).map(({ url }) => url);
  const readsTables = /rest\/v1/;

  // Not the home page, where the titles of the day are in view and so prefetched.
  await page.goto(`${siteUrl}/about`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(1);
  expect(await loaded(readsTables)).toEqual([]);
  expect(tables).toEqual([]);

  await footerLink(page, 'Editorial Analysis').click();
  await heading(page, 'Editorial Analysis').waitFor();
  expect(await loaded(readsTables)).toHaveLength(1);
  expect(tables.length).toBeGreaterThan(0);
  expect(await loaded(/gotrue|supabase-js|realtime-js/i)).toEqual([]);
});
