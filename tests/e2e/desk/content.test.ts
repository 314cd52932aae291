import path from 'node:path';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { expectAtEase, onPhone, startDesk } from '../../support/deskProcess.ts';
import { root } from '../../support/repository.ts';
import { seededFolder, startSite } from '../../support/site.ts';

const { open } = useBrowser();

const table =
  'title,category,date,content\nOf a table,Facts of the Day,20/11/2026 06:30,One\n' +
  'Of its second line,Facts of the Day,20/11/2026 06:31,Two\n';

test('a table and a course with a picture are published and changed in a browser', async () => {
  const { folder, remove } = await seededFolder();
  onTestFinished(remove);
  const env = { DATA_DIR: folder };
  const site = await startSite({ env });
  onTestFinished(async () => void (await site.stop()));
  const desk = await startDesk(env);
  const page = await open(desk.link, onPhone);
  await publishTable(page);
  expect(await site.read('/facts-of-the-day')).toContain('Of its second line');
  const picture = await publishCourse(page);
  expect(await site.read('/essays')).toContain(picture);
  const { status, headers } = await fetch(site.url + picture);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(Number(headers.get('content-length'))).toBeLessThan(200 * 1024);
  expect((await fetch(`${site.url}/uploads/${'0'.repeat(32)}.webp`)).status).toBe(404);
  await undoChange(page);
  expect(await site.read('/essays')).toContain('Essays for all');
}, 240_000);

async function publishTable(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Files' }).click();
  const choose = (text: string) =>
    page
      .getByLabel('Files with articles')
      .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose(`${table}Of nothing,Facts,20/11/2026,\n`);
  await page.getByText("a.csv:4: category: 'Facts' is unknown.").waitFor();
  await expectAtEase(page);
  await choose(table);
  const plan = page.getByRole('table', { name: 'This would be written: 2 articles' });
  expect(await plan.getByRole('row').nth(2).innerText()).toContain('Of its second line');
  await page.getByRole('button', { name: 'Write 2 articles' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /Written: 2 articles/ })
    .waitFor();
  await expectAtEase(page);
}

/** Publishes a course and returns the address of its picture. */
async function publishCourse(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Courses' }).click();
  await page.getByRole('link', { name: 'New course' }).click();
  await page.getByLabel('Title').fill('Essays for all');
  await page.getByLabel('Address on the site').fill('essays');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page.getByRole('link', { name: 'Category: is missing' }).click();
  await expectAtEase(page);
  await page.reload();
  await page.getByText('What you had typed is here again').waitFor();
  await page.getByLabel('Category').selectOption('General Studies');
  await page.getByLabel('Mode').selectOption('Online');
  const choose = (name: string) => page.getByLabel('Choose a picture').setInputFiles(name);
  await choose(path.join(root, 'README.md'));
  await page.getByText('This browser cannot read it as a picture.').waitFor();
  await choose(path.join(root, 'site/public/social-card.png'));
  await page.getByText('The picture is stored.').waitFor();
  const address = await page.getByLabel('Picture', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page.getByRole('status').filter({ hasText: 'Saved: new' }).waitFor();
  return address;
}

async function undoChange(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByRole('link', { name: 'Essays for all' }).click();
  await page.getByLabel('Title').fill('Essays');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expectAtEase(page);
  await page.getByRole('button', { name: 'सहेजिए और प्रकाशित कीजिए' }).click();
  await page.getByRole('button', { name: 'पहले जैसा कीजिए' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /यह फिर पहले जैसा है.*वेबसाइट/s })
    .waitFor();
  await expect
    .poll(() => page.getByLabel('शीर्षक', { exact: true }).inputValue())
    .toBe('Essays for all');
}
