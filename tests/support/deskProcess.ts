import path from 'node:path';
import type { Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startProgram } from './program.ts';
import { root } from './repository.ts';
import { temporaryFolder } from './site.ts';

/**
 * Runs `npm run desk -- web` without npm, on the backend that the settings name, until the test is finished.
 *
 * @returns the link that opens the desk, once, and `stop`, which ends it as Ctrl-C would and resolves to its exit code.
 */
export async function startDesk(env: Record<string, string>) {
  const { folder, remove } = await temporaryFolder();
  const file = path.join(root, 'packages/kit/src/cli/setu.ts');
  const args = [file, 'desk', path.join(root, 'site'), 'web', '--no-open', '--port', '0'];
  const options = { cwd: folder, env: { ...process.env, ...env } };
  const { child, exited, prints } = startProgram(process.execPath, args, options);
  const [, link = ''] = await prints(/(http\S+)\n/);
  const stop = async () => {
    child.kill('SIGINT');
    const code = await exited;
    await remove();
    return code;
  };
  onTestFinished(async () => void (await stop()));
  return { link, stop };
}

/** How tests open the desk: at a phone's width, in English. */
export const onPhone = { viewport: { width: 320, height: 640 }, locale: 'en-IN' };

/** Expects the page in its present state to have no accessibility faults and no horizontal scrolling. */
export async function expectAtEase(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  const [content, shown] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  expect(content).toBe(shown);
}
