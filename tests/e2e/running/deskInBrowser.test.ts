import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, inject, test } from 'vitest';
import { accessibilityFaults } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const { open } = useBrowser();

test('the desk opens by its link, once, and lists articles in two languages', async () => {
  const file = path.join(root, 'packages/kit/src/cli/setu.ts');
  const args = [file, 'desk', 'site', 'web', '--no-open', '--port', '0'];
  const env = { ...process.env, DATA_DIR: inject('dataDir') };
  const child = spawn(process.execPath, args, { cwd: root, env });
  try {
    const [link] = (await once(createInterface(child.stdout), 'line')) as [string];
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{43}$/);

    const page = await open(link, { viewport: { width: 320, height: 640 }, locale: 'en-IN' });
    await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor();
    expect(page.url()).not.toContain('token');
    const table = page.getByRole('table', { name: 'Articles' });
    await expect.poll(() => table.getByRole('row').count()).toBe(51);
    expect(await accessibilityFaults(page)).toEqual([]);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(320);

    await page.getByLabel('Category').selectOption('Facts of the Day');
    await page.getByLabel('Words of the title').fill('no such words');
    await page.getByText('There is no such article.').waitFor();
    expect(page.url()).toContain('#/articles?category=Facts+of+the+Day&search=no+such+words');
    await page.reload();
    await page.getByText('There is no such article.').waitFor();
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await page.getByText('ऐसा कोई लेख नहीं है।').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('hi');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await width()).toBe(320);

    const stolen = await open(link, { expectConsole: /401/ });
    await stolen.getByRole('alert').filter({ hasText: 'The desk is closed here' }).waitFor();

    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
}, 180_000);
