import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { connect } from '../../packages/desk/src/connect.ts';
import { accessibilityFaults } from './browser/axe.ts';
import { seededFolder, startSite, temporaryFolder } from './site.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Runs `npm run desk -- web` without npm, on the backend that the settings name, until the test is finished.
 *
 * @returns the link that opens the desk, once, and `stop`, which ends it as Ctrl-C would and resolves to its exit code.
 */
export async function startDesk(env: Record<string, string>) {
  const { folder, remove } = await temporaryFolder();
  const file = path.join(root, 'packages/kit/src/cli/setu.ts');
  const args = [file, 'desk', path.join(root, 'site'), 'web', '--no-open', '--port', '0'];
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const [link] = (await once(createInterface(child.stdout), 'line')) as [string];
  const stop = async () => {
    child.kill('SIGINT');
    const [code] = await exited;
    await remove();
    return code;
  };
  onTestFinished(async () => void (await stop()));
  return { link, stop };
}

/** A folder with the sample content, until the test is finished; returns the settings of what runs on it. */
async function seededData() {
  const { folder, remove } = await seededFolder();
  onTestFinished(remove);
  return { DATA_DIR: folder };
}

/** A site with the sample content, until the test is finished, and the settings of a desk on the same database. */
export async function startOwnSite() {
  const env = await seededData();
  const site = await startSite({ env });
  onTestFinished(async () => void (await site.stop()));
  return { site, env };
}

/** A desk with the sample content, and these rows of "Contact Records", until the test is finished. */
export async function startDeskWithMessages(rows: readonly object[]) {
  const env = await seededData();
  const { signal } = new AbortController();
  const log = () => undefined;
  const database = await connect({ env: {}, dataDir: env.DATA_DIR, log, signal });
  const { error } = await database.client.from('Contact Records').insert([...rows]);
  expect(error).toBeNull();
  await database.close();
  return startDesk(env);
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
