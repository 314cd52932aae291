import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgrest } from '../../../packages/backend/tests/support/postgrest.ts';
import { keyOf } from '../../../deploy/keys.ts';
import { startGateway } from '../../support/backend/gateway.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { newMessage, post } from '../../support/contactPage.ts';
import { expectAtEase, onPhone, startDesk } from '../../support/deskProcess.ts';
import { startSite } from '../../support/site.ts';

const { open } = useBrowser();

/** HTML as Word puts it on the clipboard. */
const ofWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<h2><span lang=EN-IN>Why<o:p></o:p></span></h2>
<p class=MsoNormal>A <b>single</b> sentence, see http://example.org/<o:p></o:p></p>
<script>alert(1)</script><!--EndFragment--></body></html>`;

const day = '2026-11-02';

// tests/engines/journeys has the same with the embedded database, and schedules.test.ts what appears at its moment.
test('the work of a day is done in a browser with a service key', async () => {
  const secret = 'secret'.repeat(8);
  const postgrest = await startPostgrest(secret);
  onTestFinished(postgrest.stop);
  const gateway = await startGateway(postgrest);
  onTestFinished(() => gateway.close());
  const where = { SUPABASE_URL: gateway.url };
  // No cache: it would show old pages for half a minute, because nothing notifies that site of changes.
  const env = { ...where, SUPABASE_ANON_KEY: 'anon-key', PAGE_CACHE_MB: '0' };
  const site = await startSite({ env });
  onTestFinished(async () => void (await site.stop()));
  const { link } = await startDesk({
    ...where,
    SUPABASE_SERVICE_KEY: keyOf('service_role', secret),
  });
  const { posted } = newMessage();
  expect((await post(site.url, { ...posted, timed: '1' })).status).toBe(303);
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await open(link, { ...onPhone, permissions });

  await schedule(page);
  const id = new URLSearchParams(page.url().split('?')[1]).get('id');
  const address = `/facts-of-the-day/${id}`;
  expect(await site.read(address)).toContain('Article not found.');
  await page.getByLabel('Date and time in India').fill('');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('It is published.').waitFor();
  expect(await site.read(address)).toContain('<strong>single</strong>');
  await answer(page);
  await enterQuestions(page);
  expect(await site.read(`/practice/${day}`)).toContain('Which is number 2?');

  await correct(page, () =>
    postgrest.sql(`update "Articles" set content = 'The text of another.' where id = ${id}`),
  );
  expect(await site.read(address)).toContain('A sentence of 85 words.');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const asked = page.getByRole('dialog', { name: 'Take it off the website?' });
  await asked.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('It is off the website.').waitFor();
  await expectAtEase(page);
  expect(await site.read(address)).toContain('Article not found.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('It is as it was before.').waitFor();
  expect(await site.read(address)).toContain('A sentence of 85 words.');
}, 180_000);

/** Pastes an article, mends and schedules it. */
async function schedule(page: Page): Promise<void> {
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
  await page.getByLabel('Date and time in India').fill('2126-11-20T06:30');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByText('It is scheduled.').waitFor();
  // The address names the article by now; another language opens nothing again.
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await page.getByText('समय तय हो गया।').waitFor();
  await expectAtEase(page);
  await page.getByRole('button', { name: 'English' }).click();
}

async function answer(page: Page): Promise<void> {
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
  for (const number of [1, 2]) {
    await page.getByLabel('Question').fill(`Which is number ${number}?`);
    for (const letter of 'abcd') await page.getByLabel(`Option (${letter})`).fill(`${letter}.`);
    await page.getByLabel('Explanation').fill('It is.');
    await page.getByLabel('Right answer').selectOption('b');
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await expect.poll(() => page.getByLabel('Number').inputValue()).toBe(String(number + 1));
    await page.getByRole('status').filter({ hasText: 'Saved: new' }).waitFor();
  }
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect.poll(() => page.getByRole('link', { name: /Which is number/ }).count()).toBe(2);
}

/** Corrects the article, which another desk changes in the middle of it. */
async function correct(page: Page, change: () => Promise<unknown>): Promise<void> {
  await page.getByRole('link', { name: 'Articles' }).click();
  await page.getByRole('link', { name: 'A test of the Preamble' }).click();
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('A sentence of 85 words.');
  await page.getByRole('button', { name: 'Correct' }).click();
  const changes = page.getByRole('dialog', { name: 'What changes' });
  await changes.getByText('Removed: − A **single** sentence').waitFor();
  await changes.getByText('Added: + A sentence of 85 words.').waitFor();
  await expectAtEase(page);
  await change();
  await changes.getByRole('button', { name: 'Save these changes' }).click();
  const both = page.getByRole('dialog', { name: /Somebody else has saved/ });
  await both.getByText('Removed: − The text of another.').waitFor();
  await expectAtEase(page);
  await both.getByRole('button', { name: 'Write mine over theirs' }).click();
  await page.getByText('It is published.').waitFor();
}
