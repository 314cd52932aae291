import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgrest } from '../../../packages/backend/tests/support/postgrest.ts';
import { claimsOf, token } from '../../../packages/backend/tests/support/tokens.ts';
import { startGateway } from '../../support/backend/gateway.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { onPhone, startDesk } from '../../support/deskProcess.ts';
import { startSite } from '../../support/site.ts';

const { open } = useBrowser();

/** HTML as Word puts it on the clipboard. */
const ofWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<h2><span lang=EN-IN>Why<o:p></o:p></span></h2>
<p class=MsoNormal>A <b>single</b> sentence, see http://example.org/<o:p></o:p></p>
<script>alert(1)</script><!--EndFragment--></body></html>`;

const day = '2026-11-02';

test('what is pasted, scheduled and entered appears, with PostgREST and a service key', async () => {
  const secret = 'secret'.repeat(8);
  const postgrest = await startPostgrest(secret);
  onTestFinished(() => postgrest.stop());
  const gateway = await startGateway(postgrest);
  onTestFinished(() => gateway.close());
  const where = { SUPABASE_URL: gateway.url };
  // No cache: it would show old pages for half a minute, because nothing notifies that site of changes.
  const site = await startSite({
    env: { ...where, SUPABASE_ANON_KEY: 'anon-key', PAGE_CACHE_MB: '0' },
  });
  onTestFinished(async () => void (await site.stop()));
  const SUPABASE_SERVICE_KEY = token(claimsOf('service_role'), secret);
  const desk = await startDesk({ ...where, SUPABASE_SERVICE_KEY });
  const page = await open(desk.link, {
    ...onPhone,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const shows = (path: string, text: string) =>
    expect
      .poll(async () => (await fetch(site.url + path)).text(), {
        timeout: 150_000,
        interval: 500,
      })
      .toContain(text);

  const due = await schedule(page);
  const id = new URLSearchParams(page.url().split('?')[1]).get('id');
  const address = `/facts-of-the-day/${id}`;
  await shows(address, 'Article not found.');
  expect(Date.now()).toBeLessThan(due);
  await enterQuestions(page);
  await shows(`/practice/${day}`, 'Which is number 5?');
  await shows(address, '<strong>single</strong>');
  expect(Date.now()).toBeGreaterThanOrEqual(due);
}, 400_000);

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
  await page.getByText('1 thing to mend').waitFor();
  await text.fill(pasted.replace('http:', 'https:'));
  await page.getByText('Nothing to mend').waitFor();
  // The field takes whole minutes; this is the next one that leaves time to save.
  const due = Math.ceil((Date.now() + 20_000) / 60_000) * 60_000;
  const inIndia = new Date(due + 5.5 * 3_600_000).toISOString().slice(0, 16);
  await page.getByLabel('Date and time in India').fill(inIndia);
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByText('It is scheduled.').waitFor();
  return due;
}

async function enterQuestions(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Questions' }).click();
  await page.getByLabel('Day').fill(day);
  await page.getByText('There is none yet.').waitFor();
  await page.getByRole('link', { name: 'New question' }).click();
  for (const number of [1, 2, 3, 4, 5]) {
    await page.getByLabel('Question').fill(`Which is number ${number}?`);
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
