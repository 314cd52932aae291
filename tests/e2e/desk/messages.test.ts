import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../../packages/desk/src/connect.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { expectAtEase, onPhone, startDesk } from '../../support/deskProcess.ts';
import { listen } from '../../support/http/listen.ts';
import { seededFolder } from '../../support/site.ts';

const { open } = useBrowser();

const script = '<script>document.title = "taken"</script>';
const row = (first_name: string, message: string, created_at = new Date(), email = '') => ({
  first_name,
  message,
  created_at: created_at.toISOString(),
  email,
});
const rows = [
  row('Old', 'Last year?', new Date('2024-01-01')),
  row('<img src=x>\u202E', `=1+1 ${script}${'x'.repeat(200)}`),
  row('Asha', 'When?\nCall 98765 43210.', new Date(), 'asha@example.org'),
];

async function savedBy(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}

/** A page of another site that attacks the desk from the browser that has it open. */
const attack = (desk: string) => `<!doctype html><title>working</title>
  <img src="${desk}/api/messages"><iframe src="${desk}/"></iframe><iframe name="answer"></iframe>
  <form method="post" action="${desk}/api/messages/delete" target="answer"></form>
  <script>
    document.forms[0].submit();
    const send = (path, more) => fetch('${desk}' + path, { mode: 'no-cors', credentials: 'include', ...more });
    Promise.allSettled([
      send('/api/messages'),
      send('/api/messages/mark', { method: 'POST', body: '{"id":"3","answered":true}' }),
    ]).then(() => (document.title = 'done'));
  </script>`;

test('messages are saved and deleted, another site reaches none, and a month is seen', async () => {
  const { folder, remove } = await seededFolder();
  onTestFinished(remove);
  const { signal } = new AbortController();
  const database = await connect({ env: {}, dataDir: folder, log: () => undefined, signal });
  expect(await database.client.from('Contact Records').insert(rows)).toMatchObject({ error: null });
  await database.close();
  const desk = await startDesk({ DATA_DIR: folder });
  const { origin } = new URL(desk.link);
  const other = await listen(
    createServer((_, response) => {
      response.setHeader('content-type', 'text/html').end(attack(origin));
    }),
  );
  onTestFinished(() => other.close());
  const page = await open(desk.link, { ...onPhone, expectConsole: /Invalid time value/ });
  await page.getByRole('table', { name: 'Articles' }).waitFor();
  expect(page.url()).not.toContain('token');
  await expectAtEase(page);
  await page.getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('link', { name: 'Not answered (3)' }).waitFor();
  await expectAtEase(page);
  await page.getByText('<img src=x>').click();
  await page.getByText(`=1+1 ${script}`).last().waitFor();
  expect(await page.title()).toMatch(/^Messages/);

  const evil = await page.context().newPage();
  const [asked, answered]: [string[], string[]] = [[], []];
  evil.on('request', (request) => asked.push(request.url()));
  evil.on('response', (answer) => answer.ok() && answered.push(answer.url()));
  await evil.goto(other.url);
  await expect.poll(() => evil.title()).toBe('done');
  await expect.poll(() => asked.filter((url) => url.includes('/api/'))).toHaveLength(4);
  expect(answered.filter((url) => url.includes('/api/'))).toEqual([]);
  expect(
    evil
      .frames()
      .slice(1)
      .map((frame) => frame.url()),
  ).not.toContain(`${origin}/`);
  await evil.close();

  expect(await savedBy(page, 'Save all messages')).toContain(`"'=1+1 <script>`);
  await page.getByRole('button', { name: 'Delete 1 message older than 12 months' }).click();
  await page.getByRole('dialog', { name: 'Delete 1 message for good?' }).waitFor();
  expect(await savedBy(page, 'Save them as a table first')).toMatch(/^[^\n]+\n"1",[^\n]+\n$/);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByRole('status').filter({ hasText: 'Deleted: 1 message.' }).waitFor();
  await page.getByRole('link', { name: 'Not answered (2)' }).waitFor();

  await page.goto(`${origin}/#/calendar?month=2026-11`);
  await page.getByRole('listitem').filter({ hasText: '20 November 2026' }).waitFor();
  await expectAtEase(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const day = page
    .getByRole('listitem')
    .filter({ has: page.locator('time[datetime="2026-11-20"]') });
  await day.getByText('5 questions').waitFor();
  expect(await day.getByRole('link').first().getAttribute('href')).toMatch(/^#\/article\?id=\d+$/);
  await expectAtEase(page);
  await page.getByRole('link', { name: 'December 2026' }).click();
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await page.getByRole('heading', { name: 'दिसंबर 2026' }).waitFor();

  // A screen that cannot be rendered leaves the others within reach.
  await page.route('**/api/calendar*', (route) => route.fulfill({ json: { days: [{}] } }));
  await page.reload();
  await page.getByRole('alert').filter({ hasText: 'यह नहीं हो सका' }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'लेख' }).click();
  await page.getByRole('table').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('hi');
  await expectAtEase(page);
  expect(await desk.stop()).toBe(0);
}, 180_000);
