import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
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

test('a list is filtered by its links, and the visitor is back at it', async () => {
  const page = await open('/');
  const filter = page.getByRole('navigation', { name: 'Categories of the latest courses' });
  await filter.getByRole('link', { name: 'Sociology' }).click();
  expect(new URL(page.url()).searchParams.get('category')).toBe('Sociology');
  expect(await filter.locator('[aria-current="true"]').allTextContents()).toEqual(['Sociology']);
  const names = await page.getByRole('link', { name: /^View More: / }).all();
  expect(names.length).toBeGreaterThan(0);
  for (const link of names) expect(await link.getAttribute('aria-label')).toMatch(/Sociology/);
  // Not at the top of the page.
  const top = () => filter.evaluate((nav) => Math.round(nav.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(desktop.height);
  expect(await top()).toBeGreaterThan(0);
});

test('the menu of a phone opens, closes, and its dropdowns lead on', async () => {
  const page = await open('/about', phone);
  const header = page.getByRole('banner');
  const scholarship = header.getByRole('link', { name: 'Scholarship Programme' });
  await header.getByRole('button', { name: 'Open menu' }).click();
  expect(await scholarship.isVisible()).toBe(true);
  await header.getByRole('button', { name: 'Close menu' }).click();
  expect(await scholarship.isVisible()).toBe(false);
  await header.getByRole('button', { name: 'Open menu' }).click();
  await header.getByRole('button', { name: 'All Courses' }).click();
  await header.getByRole('link', { name: 'Online Mode' }).click();
  expect(await heading(page)).toBe('Online Mode');
  expect(await scholarship.isVisible()).toBe(false);
});
