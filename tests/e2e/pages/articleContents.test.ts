import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

const siteUrl = inject('siteUrl');
const browser = useBrowser();

const open = async () =>
  hydrated(await browser.open(`${siteUrl}/editorial-analysis/17`, { reducedMotion: 'reduce' }));
const follow = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name }).click();
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const hash = (page: Page) => new URL(page.url()).hash;

test('the way back from a heading leads to where the reader was', async () => {
  const page = await open();
  await follow(page, /^Step two/);
  await expect.poll(() => hash(page)).toBe('#section-2');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  const atTwo = await scrolled(page);
  await follow(page, /^Step six/);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(atTwo + 300);

  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(atTwo);
  expect(hash(page)).toBe('#section-2');
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(hash(page)).toBe('');
});

test('Tab goes on from the heading', async () => {
  const page = await open();
  await follow(page, /^A habit to keep/);
  await expect.poll(() => page.locator('h2:focus').innerText()).toContain('A habit to keep');
  await page.keyboard.press('Tab');
  const next = page.getByRole('navigation', { name: /^Next in the day/ }).getByRole('link');
  await expect.poll(() => next.first().evaluate((link) => link.matches(':focus'))).toBe(true);
});
