import type { Locator, Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgrest } from '../../../packages/backend/tests/support/postgrest.ts';
import { keyOf } from '../../../deploy/keys.ts';
import { startGateway } from '../../support/backend/gateway.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { newMessage, post } from '../../support/contactPage.ts';
import { expectAtEase, onPhone, startDesk } from '../../support/deskProcess.ts';
import { type SiteProcess, seededFolder, startSite } from '../../support/site.ts';

const { open } = useBrowser();

/** The settings of the site and of the desk, and a function that ends the project. */
interface Project {
  site: Record<string, string>;
  desk: Record<string, string>;
  stop: () => Promise<void>;
}

async function embedded(): Promise<Project> {
  const { folder, remove } = await seededFolder();
  return { site: { DATA_DIR: folder }, desk: { DATA_DIR: folder }, stop: remove };
}

async function hosted(): Promise<Project> {
  const secret = 'secret'.repeat(8);
  const postgrest = await startPostgrest(secret);
  const gateway = await startGateway(postgrest);
  const where = { SUPABASE_URL: gateway.url };
  return {
    // No cache: it would show old pages for half a minute, because nothing notifies that site of changes.
    site: { ...where, SUPABASE_ANON_KEY: 'anon-key', PAGE_CACHE_MB: '0' },
    desk: { ...where, SUPABASE_SERVICE_KEY: keyOf('service_role', secret) },
    async stop() {
      await gateway.close();
      await postgrest.stop();
    },
  };
}

/** HTML as Word puts it on the clipboard. */
const ofWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<h2><span lang=EN-IN>Why<o:p></o:p></span></h2>
<p class=MsoNormal>A <b>single</b> sentence, see http://example.org/<o:p></o:p></p>
<script>alert(1)</script><!--EndFragment--></body></html>`;

const day = '2026-11-02';

// At the same time, because both wait for a whole minute. What else differs by the project: packages/desk/src/web/api.
test('the work of a day is done in a browser, with the embedded database and with a service key', async () => {
  const [{ page, address, shows }] = await Promise.all([
    begin(embedded, enterQuestions),
    begin(hosted, answer),
  ]);
  await shows(`/practice/${day}`, 'Which is number 5?');
  await correct(page);
  await shows(address, 'A sentence of 85 words.');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const asked = page.getByRole('dialog', { name: 'Take it off the website?' });
  await asked.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('It is off the website.').waitFor();
  await expectAtEase(page);
  await shows(address, 'Article not found.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('It is as it was before.').waitFor();
  await shows(address, 'A sentence of 85 words.');
}, 400_000);

/** Schedules an article, does other work until it is due, and expects it on the site then. */
async function begin(
  start: () => Promise<Project>,
  work: (page: Page, site: SiteProcess) => Promise<void>,
) {
  const project = await start();
  onTestFinished(project.stop);
  const site = await startSite({ env: project.site });
  onTestFinished(async () => void (await site.stop()));
  const desk = await startDesk(project.desk);
  const page = await open(desk.link, {
    ...onPhone,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const shows = (path: string, text: string) =>
    expect.poll(() => site.read(path), { timeout: 150_000, interval: 500 }).toContain(text);

  const due = await schedule(page);
  const id = new URLSearchParams(page.url().split('?')[1]).get('id');
  const address = `/facts-of-the-day/${id}`;
  await shows(address, 'Article not found.');
  expect(Date.now()).toBeLessThan(due);
  await work(page, site);
  await shows(address, '<strong>single</strong>');
  expect(Date.now()).toBeGreaterThanOrEqual(due);
  return { page, address, shows };
}

/** Pastes an article, mends and schedules it, and returns the instant of its appearance, at most 80 s ahead. */
async function schedule(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Write' }).click();
  await page.getByLabel('Title').fill('A test of the Preamble');
  await page.getByLabel('Category').selectOption('Facts of the Day');
  const text = page.getByLabel('Text', { exact: true });
  await page.evaluate(
    (html) =>
      navigator.clipboard.write([
        new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) }),
      ]),
    ofWord,
  );
  await text.focus();
  await page.keyboard.press('Control+V');
  const pasted = '## Why\n\nA **single** sentence, see http://example.org/';
  await expect.poll(() => text.inputValue()).toBe(pasted);
  const preview = page.frameLocator('iframe');
  await preview.getByRole('heading', { level: 1, name: 'A test of the Preamble' }).waitFor();
  const language = page.getByLabel('Language');
  await language.selectOption('hi');
  await preview.getByRole('link', { name: 'होम' }).waitFor();
  await language.selectOption('');
  await preview.getByRole('link', { name: 'Home' }).waitFor();
  await page.getByText('1 thing to mend').waitFor();
  await text.fill(pasted.replace('http:', 'https:'));
  await page.getByText('Nothing to mend').waitFor();
  await expectAtEase(page);
  // The field takes whole minutes; this is the next one that leaves time to save.
  const due = Math.ceil((Date.now() + 20_000) / 60_000) * 60_000;
  const inIndia = new Date(due + 5.5 * 3_600_000).toISOString().slice(0, 16);
  await page.getByLabel('Date and time in India').fill(inIndia);
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByText('It is scheduled.').waitFor();
  // The address names the article by now; another language opens nothing again.
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await page.getByText('समय तय हो गया।').waitFor();
  await expectAtEase(page);
  await page.getByRole('button', { name: 'English' }).click();
  return due;
}

async function answer(page: Page, site: SiteProcess): Promise<void> {
  const { posted } = newMessage();
  expect((await post(site.url, { ...posted, timed: '1' })).status).toBe(303);
  await page.getByRole('link', { name: 'Messages' }).click();
  await page.getByText("आशा O'Verma <b>").click();
  const mail = page.getByRole('link', { name: 'Answer by e-mail' });
  expect(await mail.getAttribute('href')).toMatch(/^mailto:asha@example.com\?subject=.+Dear%20/);
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await page.getByText('Marked as answered.').waitFor();
  await page.getByRole('link', { name: 'Not answered (0)' }).waitFor();
}

async function enterQuestions(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Questions' }).click();
  await page.getByLabel('Day').fill(day);
  await page.getByText('There is none yet.').waitFor();
  await page.getByRole('link', { name: 'New question' }).click();
  for (const number of [1, 2, 3, 4, 5]) {
    await page.getByRole('textbox', { name: 'Question' }).fill(`Which is number ${number}?`);
    for (const letter of 'abcd') await page.getByLabel(`Option (${letter})`).fill(`${letter}.`);
    await page.getByLabel('Explanation').fill('It is.');
    await page.getByLabel('Right answer').selectOption('b');
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await expect.poll(() => page.getByLabel('Number').inputValue()).toBe(String(number + 1));
    await page.getByRole('status').filter({ hasText: 'Saved: new' }).waitFor();
  }
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect.poll(() => page.getByRole('link', { name: /Which is number/ }).count()).toBe(5);
}

/** Corrects the article, which is changed in another tab at the same time. */
async function correct(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Articles' }).click();
  await page.getByRole('link', { name: 'A test of the Preamble' }).click();
  const changes = await change(page, 'A sentence of 85 words.');
  await changes.getByText('Removed: − A **single** sentence').waitFor();
  await changes.getByText('Added: + A sentence of 85 words.').waitFor();
  await expectAtEase(page);

  const other = await page.context().newPage();
  await other.goto(page.url());
  await saveChanges(await change(other, 'The text of another.'));
  await other.getByText('It is published.').waitFor();
  await other.close();

  await saveChanges(changes);
  const both = page.getByRole('dialog', { name: /Somebody else has saved/ });
  await both.getByText('Removed: − The text of another.').waitFor();
  await expectAtEase(page);
  await both.getByRole('button', { name: 'Write mine over theirs' }).click();
  await page.getByText('It is published.').waitFor();
}

const saveChanges = (changes: Locator) =>
  changes.getByRole('button', { name: 'Save these changes' }).click();

/** Writes another text, and returns the dialog that asks before it is saved. */
async function change(page: Page, text: string): Promise<Locator> {
  await page.getByLabel('Text', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Correct' }).click();
  return page.getByRole('dialog', { name: 'What changes' });
}
