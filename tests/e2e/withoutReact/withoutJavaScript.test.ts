import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';

const siteUrl = inject('siteUrl');
const browser = useBrowser();
const phone = { width: 360, height: 640 };
const desktop = { width: 1280, height: 800 };

const open = (path: string, viewport = desktop) =>
  browser.open(siteUrl + path, { javaScriptEnabled: false, viewport });
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

test('a page comes with its styles, and does not say that it loads', async () => {
  const page = await open('/article/1', phone);
  expect(await heading(page)).toBe('How Parliament Passes a Money Bill');
  expect(await page.getByText('Loading...').count()).toBe(0);
  // The header is the dark bar.
  const bar = page.getByRole('banner');
  expect(await bar.evaluate((header) => getComputedStyle(header).backgroundColor)).toBe(
    'rgb(31, 29, 82)',
  );
});

test('the search is a form that opens an address', async () => {
  const page = await open('/search');
  await page.getByRole('searchbox', { name: 'Search for' }).fill('money bill');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Facts of the Day');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await page.getByText(/results? for "money bill"/).waitFor();
  expect(new URL(page.url()).search).toBe('?q=money+bill&category=Facts+of+the+Day&month=');
});

test('the switches of the footer, which could do nothing, are not there', async () => {
  const page = await open('/about');
  for (const name of ['Automatic', 'Off']) {
    const radio = page.getByRole('radio', { name, includeHidden: true });
    expect(await radio.count()).toBe(1);
    expect(await radio.isVisible()).toBe(false);
  }
});

describe('lists', () => {
  test.each([
    ['/', 'Categories of the latest courses'],
    ['/online-mode', 'Categories of Online Mode'],
  ])('%s is filtered by its links', async (path, label) => {
    const page = await open(path);
    const filter = page.getByRole('navigation', { name: label });
    await filter.getByRole('link', { name: 'Sociology' }).click();
    expect(new URL(page.url()).searchParams.get('category')).toBe('Sociology');
    expect(await filter.locator('[aria-current="true"]').allTextContents()).toEqual(['Sociology']);
    const names = await page.getByRole('link', { name: /^View More: / }).all();
    expect(names.length).toBeGreaterThan(0);
    for (const link of names) expect(await link.getAttribute('aria-label')).toMatch(/Sociology/);
    // The visitor is back at the list, not at the top of the page.
    const top = () => filter.evaluate((nav) => Math.round(nav.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(desktop.height);
    expect(await top()).toBeGreaterThan(0);
  });

  test('of the newest courses grows to all of them by its link', async () => {
    const page = await open('/', phone);
    const cards = page.getByRole('region', { name: 'Latest courses' }).getByRole('article');
    expect(await cards.count()).toBe(6);
    await page.getByRole('link', { name: 'Show all 16 courses' }).click();
    await expect.poll(() => cards.count()).toBe(16);
  });

  test('are paged by their links', async () => {
    const page = await open('/facts-of-the-day', phone);
    const first = await page.getByRole('heading', { level: 2 }).first().innerText();
    await page.getByRole('link', { name: 'Next' }).click();
    expect(page.url()).toBe(`${siteUrl}/facts-of-the-day?page=2`);
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).not.toBe(first);
    await page.getByRole('link', { name: 'Page 1' }).click();
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe(first);
  });
});
