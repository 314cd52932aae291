import { expect, inject, test } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';

const siteUrl = inject('siteUrl');
const browser = useBrowser();

test('slides on paper begin where their heading does', async () => {
  const page = await browser.open(siteUrl, { viewport: { width: 718, height: 1000 } });
  await page.emulateMedia({ media: 'print' });
  const section = page.getByRole('region', { name: 'Free resources', exact: true });
  const card = await section.locator('[role=group] [role=group] > *').first().boundingBox();
  expect(card?.x).toBe((await section.getByRole('heading').first().boundingBox())?.x);
});

test('a list on paper names no calendar, which is not printed', async () => {
  const page = await browser.open(`${siteUrl}/editorial-analysis`);
  const link = page.getByRole('link', { name: 'Choose a day or a month' });
  expect(await link.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await link.isVisible()).toBe(false);
});
