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

// The other tests of the desk use the embedded database.
test('an article is pasted, mended, scheduled and published in a hosted project', async () => {
  const secret = 'secret'.repeat(8);
  const postgrest = await startPostgrest(secret);
  onTestFinished(() => postgrest.stop());
  const gateway = await startGateway(postgrest);
  onTestFinished(() => gateway.close());
  const where = { SUPABASE_URL: gateway.url };
  // No cache: it would show old pages for half a minute, because nothing notifies that site of changes.
  const settings = { ...where, SUPABASE_ANON_KEY: 'anon-key', PAGE_CACHE_MB: '0' };
  const site = await startSite({ env: settings });
  onTestFinished(async () => void (await site.stop()));
  const serviceKey = token(claimsOf('service_role'), secret);
  const desk = await startDesk({ ...where, SUPABASE_SERVICE_KEY: serviceKey });
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await open(desk.link, { ...onPhone, permissions });

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

  const date = page.getByLabel('Date and time in India');
  await date.fill('2090-01-01T06:30');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByText('It is scheduled.').waitFor();
  const id = new URLSearchParams(page.url().split('?')[1]).get('id');
  const due = `select publish_at = '2090-01-01T06:30+05:30' as due from "Articles" where id = ${id}`;
  expect(await postgrest.sql(due)).toEqual([{ due: true }]);
  const shown = async () => (await fetch(`${site.url}/facts-of-the-day/${id}`)).text();
  expect(await shown()).toContain('Article not found.');

  await date.fill('');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('It is published.').waitFor();
  expect(await shown()).toContain('<strong>single</strong>');
}, 120_000);
