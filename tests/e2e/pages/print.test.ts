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
