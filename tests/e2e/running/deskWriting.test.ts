import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { seededFolder, startSite } from '../../support/site.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const { open } = useBrowser();

/** Starts the desk of a data folder, and ends it. */
async function withDesk(dataDir: string, use: (link: string) => Promise<void>): Promise<void> {
  const file = path.join(root, 'packages/kit/src/cli/setu.ts');
  const args = [file, 'desk', 'site', 'web', '--no-open', '--port', '0'];
  const env = { ...process.env, DATA_DIR: dataDir };
  const child = spawn(process.execPath, args, { cwd: root, env });
  try {
    const [link] = (await once(createInterface(child.stdout), 'line')) as [string];
    await use(link);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
}

test('an article is pasted, mended, scheduled, published, corrected, withdrawn and put back', async () => {
  const { folder, remove } = await seededFolder();
  const site = await startSite({ env: { DATA_DIR: folder } });
  const shown = async (path: string) => (await fetch(site.url + path)).text();
  try {
    await withDesk(folder, async (link) => {
      const page = await open(link, {
        viewport: { width: 1280, height: 900 },
        locale: 'en-IN',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      await page.getByRole('link', { name: 'Write' }).click();
      await page.getByLabel('Title').fill('A test of the Preamble');
      await page.getByLabel('Category').selectOption('Facts of the Day');
      await page.getByLabel('A new topic').fill('Preamble');
      await page.getByRole('button', { name: 'Add', exact: true }).click();

      const text = page.getByLabel('Text', { exact: true });
      await page.evaluate(
        (html) =>
          navigator.clipboard.write([
            new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) }),
          ]),
        '<h2>Why</h2><p>A <b>single</b> sentence, see http://example.org/</p><script>alert(1)</script>',
      );
      await text.focus();
      await page.keyboard.press('Control+V');
      const pasted = '## Why\n\nA **single** sentence, see http://example.org/';
      await expect.poll(() => text.inputValue()).toBe(pasted);
      const preview = page.frameLocator('iframe');
      await preview.getByRole('heading', { level: 1, name: 'A test of the Preamble' }).waitFor();
      await preview.locator('strong', { hasText: 'single' }).waitFor();

      // A key that writes a mark, and the browser's own undo.
      await page.keyboard.press('Control+B');
      await page.keyboard.type('bold');
      expect(await text.inputValue()).toBe(`${pasted}**bold**`);
      await page.keyboard.press('Control+Z');
      expect(await text.inputValue()).not.toContain('bold');
      await page.keyboard.press('Control+Shift+Z');
      expect(await text.inputValue()).toBe(`${pasted}**bold**`);

      await page.getByText('1 thing to mend').waitFor();
      await text.fill(pasted.replace('http:', 'https:'));
      await page.getByText('Nothing to mend').waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);

      // What is typed outlasts the page.
      await page.reload();
      await page.getByRole('button', { name: 'Go on with it' }).click();
      expect(await text.inputValue()).toContain('https://example.org');

      await page.getByLabel('Date and time in India').fill('2090-01-01T06:30');
      await page.getByRole('button', { name: 'Schedule' }).click();
      await page.getByRole('status').filter({ hasText: 'The website is up to date.' }).waitFor();
      const id = new URLSearchParams(page.url().split('?')[1]).get('id');
      const address = `/facts-of-the-day/${id}`;
      expect(await shown(address)).toContain('Article not found.');

      await page.getByLabel('Date and time in India').fill('');
      await page.getByRole('button', { name: 'Publish now' }).click();
      await page.getByText('It is published.').waitFor();
      expect(await shown(address)).toContain('<strong>single</strong>');

      // The same article in two windows.
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.getByLabel('Text', { exact: true }).fill('The text of another.');
      const correct = async (of: Page) => {
        await of.getByRole('button', { name: 'Correct' }).click();
        const dialog = of.getByRole('dialog', { name: 'What changes' });
        await dialog.getByRole('button', { name: 'Write it so' }).click();
      };
      await other.getByRole('button', { name: 'Correct' }).click();
      await other.getByText('Comes: + The text of another.').waitFor();
      expect(await accessibilityFaults(other)).toEqual([]);
      await other.getByRole('button', { name: 'Write it so' }).click();
      await other.getByText('It is published.').waitFor();
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await page.getByText('when you save, you see both').waitFor();
      await text.fill('My own text.');
      await correct(page);
      const both = page.getByRole('dialog', { name: /Somebody else has saved/ });
      await both.getByText('Goes: − The text of another.').waitFor();
      await both.getByRole('button', { name: 'Write mine over theirs' }).click();
      await page.getByText('It is published.').waitFor();
      expect(await shown(address)).toContain('My own text.');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => text.inputValue()).toBe('The text of another.');

      await page.getByRole('button', { name: 'Withdraw' }).click();
      const asked = page.getByRole('dialog', { name: 'Take it off the website?' });
      await asked.getByRole('button', { name: 'Withdraw' }).click();
      await page.getByText('It is off the website.').waitFor();
      expect(await shown(address)).toContain('Article not found.');
      const [, file = ''] =
        /(withdrawn-\S+\.json)/.exec(await page.locator('main').innerText()) ?? [];
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('It is published.').waitFor();
      expect(await shown(address)).toContain('The text of another.');
      await rm(path.join(root, file));

      await page.setViewportSize({ width: 320, height: 640 });
      await page.getByRole('button', { name: 'हिन्दी' }).click();
      await page.getByRole('button', { name: 'सुधारिए' }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  } finally {
    await site.stop();
    await remove();
  }
}, 400_000);
