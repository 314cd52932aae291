import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { seededFolder, startSite } from '../../support/site.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const { open } = useBrowser();

const day = '2026-11-02';
const table =
  'title,category,date,content\nOf a table,Facts of the Day,20/11/2026 06:30,One\n' +
  'Of its second line,Facts of the Day,20/11/2026 06:31,Two\n';

test('a table, five questions and a course with a picture are published from a browser', async () => {
  const { folder, remove } = await seededFolder();
  const site = await startSite({ env: { DATA_DIR: folder } });
  const file = path.join(root, 'packages/kit/src/cli/setu.ts');
  const args = [file, 'desk', 'site', 'web', '--no-open', '--port', '0'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder },
  });
  try {
    const [link] = (await once(createInterface(child.stdout), 'line')) as [string];
    const page = await open(link, { viewport: { width: 320, height: 640 }, locale: 'en-IN' });
    const read = async (address: string) => (await fetch(site.url + address)).text();
    await publishTable(page);
    expect(await read('/facts-of-the-day')).toContain('Of its second line');
    await enterQuestions(page);
    expect(await read(`/practice/${day}`)).toContain('Which is number 5?');
    const picture = await publishCourse(page);
    expect(await read('/essays')).toContain(picture);
    const { status, headers } = await fetch(site.url + picture);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(Number(headers.get('content-length'))).toBeLessThan(200 * 1024);
    expect((await fetch(`${site.url}/uploads/${'0'.repeat(32)}.webp`)).status).toBe(404);
    await undoChange(page);
    expect(await read('/essays')).toContain('Essays for all');
  } finally {
    child.kill('SIGKILL');
    await site.stop();
    await remove();
  }
}, 240_000);

async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

async function publishTable(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Files' }).click();
  const choose = (text: string) =>
    page
      .getByLabel('Files with articles')
      .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose(`${table}Of nothing,Facts,20/11/2026,\n`);
  await page.getByText("a.csv:4: category: 'Facts' is unknown.").waitFor();
  await expectAccessible(page);
  await choose(table);
  const plan = page.getByRole('table', { name: 'This would be written: 2 articles' });
  expect(await plan.getByRole('row').nth(2).innerText()).toContain('Of its second line');
  await page.getByRole('button', { name: 'Write 2 articles' }).click();
  await page.getByRole('status').filter({ hasText: 'Written: 2 articles' }).waitFor();
  await expectAccessible(page);
}

async function enterQuestions(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Questions' }).click();
  await page.getByLabel('Day').fill(day);
  await page.getByText('There is none yet.').waitFor();
  await page.getByRole('link', { name: 'New question' }).click();
  const save = () => page.getByRole('button', { name: 'Save and publish' }).click();
  for (const number of [1, 2, 3, 4, 5]) {
    await page.getByLabel('Question').fill(`Which is number ${number}?`);
    for (const letter of 'abcd') await page.getByLabel(`Option (${letter})`).fill(`${letter}.`);
    await page.getByLabel('Explanation').fill('It is.');
    if (number === 1) {
      await save();
      await page.getByRole('link', { name: 'Right answer: is missing' }).click();
      await expectAccessible(page);
      await page.reload();
      await page.getByText('What you had typed is here again').waitFor();
    }
    await page.getByLabel('Right answer').selectOption('b');
    await save();
    await expect.poll(() => page.getByLabel('Number').inputValue()).toBe(String(number + 1));
    await page.getByRole('status').filter({ hasText: 'Saved: new' }).waitFor();
  }
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect.poll(() => page.getByRole('link', { name: /Which is number/ }).count()).toBe(5);
}

/** Gives the address of its picture. */
async function publishCourse(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Courses' }).click();
  await page.getByRole('link', { name: 'New course' }).click();
  await page.getByLabel('Title').fill('Essays for all');
  await page.getByLabel('Address on the site').fill('essays');
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
  await expectAccessible(page);
  await page.getByRole('button', { name: 'सहेजिए और प्रकाशित कीजिए' }).click();
  await page.getByRole('button', { name: 'वापस लीजिए' }).click();
  await page.getByText('वह फिर पहले जैसा है').waitFor();
  await expect
    .poll(() => page.getByLabel('शीर्षक', { exact: true }).inputValue())
    .toBe('Essays for all');
}
