import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

const siteUrl = inject('siteUrl');
const browser = useBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test.for([
  ['whose script is not here', 'Careers', 'Careers'],
  ['whose rows are not here', 'Editorial Analysis', 'Editorial Analysis'],
] as const)(
  'a page %s says that there is no connection, and comes with it',
  async ([, link, name]) => {
    const page = await hydrated(
      await browser.open(`${siteUrl}/about`, { expectConsole: /Failed to load resource|Offline/ }),
    );
    await page.context().setOffline(true);
    await follow(page, link);
    await heading(page, 'You are offline').waitFor();
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    expect(await page.title()).toBe('Offline | Setu');

    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('alert').getByText('Still no connection').waitFor();

    await page.context().setOffline(false);
    await heading(page, name).waitFor();
  },
);

test('the way back works without a connection where nothing is to be fetched', async () => {
  const page = await hydrated(
    await browser.open(`${siteUrl}/about`, { expectConsole: /Failed to load resource|Offline/ }),
  );
  await page.context().setOffline(true);
  await follow(page, 'Careers');
  await heading(page, 'You are offline').waitFor();
  await page.goBack();
  await heading(page, 'About Setu').waitFor();
  expect(await heading(page, 'You are offline').count()).toBe(0);
});
