import { expect, inject, test } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { expectAtEase, onPhone, startDesk } from '../../support/deskProcess.ts';

const { open } = useBrowser();

test('the desk opens by its link, once, and lists articles in two languages', async () => {
  const desk = await startDesk({ DATA_DIR: inject('dataDir') });
  expect(desk.link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{43}$/);
  const page = await open(desk.link, { ...onPhone, expectConsole: /Invalid time value/ });
  await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor();
  expect(page.url()).not.toContain('token');
  const table = page.getByRole('table', { name: 'Articles' });
  await expect.poll(() => table.getByRole('row').count()).toBe(51);
  await expectAtEase(page);

  // What was followed is gone with its list, so that the new screen has the focus.
  const main = page.getByRole('main');
  const isFocused = () => main.evaluate((element) => element === document.activeElement);
  await table.getByRole('link').first().press('Enter');
  const text = page.getByLabel('Text', { exact: true });
  await text.waitFor();
  await expect.poll(isFocused).toBe(true);
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await expect.poll(isFocused).toBe(true);
  await expect.poll(() => page.url()).toContain('#/article?id=72');
  expect(await text.isVisible()).toBe(true);

  const articles = page.getByRole('link', { name: 'Articles' });
  await articles.click();
  const search = page.getByLabel('Words of the title');
  await search.fill('no such words');
  await page.getByText('There is no such article.').waitFor();
  await articles.click();
  await table.waitFor();
  expect(await search.inputValue()).toBe('');

  await page.getByLabel('Category').selectOption('Facts of the Day');
  await search.fill('no such words');
  await page.getByText('There is no such article.').waitFor();
  expect(page.url()).toContain('#/articles?category=Facts+of+the+Day&search=no+such+words');
  await page.reload();
  await page.getByText('There is no such article.').waitFor();
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await page.getByText('ऐसा कोई लेख नहीं है।').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('hi');
  await expectAtEase(page);

  // A screen that cannot be rendered leaves the others within reach.
  await page.route('**/api/calendar*', (route) => route.fulfill({ json: { days: [{}] } }));
  const screens = page.getByRole('navigation');
  await screens.getByRole('link', { name: 'कैलेंडर' }).click();
  await page.getByRole('alert').filter({ hasText: 'यह नहीं हो सका' }).waitFor();
  await screens.getByRole('link', { name: 'लेख' }).click();
  await page.getByText('ऐसा कोई लेख नहीं है।').or(page.getByRole('table')).first().waitFor();

  const stolen = await open(desk.link, { expectConsole: /401/ });
  await stolen.getByRole('alert').filter({ hasText: 'The desk is closed here' }).waitFor();
  expect(await desk.stop()).toBe(0);
}, 180_000);
