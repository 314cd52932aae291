import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { temporaryFolder } from './site.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface DeskProcess {
  /** The link that opens the desk, once. */
  link: string;
  /** The working directory, where the desk keeps withdrawn content. */
  folder: string;
  /** Ends it as Ctrl-C would, and resolves to its exit code. */
  stop: () => Promise<number | null>;
}

/** Runs `npm run desk -- web` without npm, on the backend that the settings name. */
export async function startDesk(env: Record<string, string>): Promise<DeskProcess> {
  const { folder, remove } = await temporaryFolder();
  const file = path.join(root, 'packages/kit/src/cli/setu.ts');
  const args = [file, 'desk', path.join(root, 'site'), 'web', '--no-open', '--port', '0'];
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const [link] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    link,
    folder,
    async stop() {
      child.kill('SIGINT');
      const [code] = await exited;
      await remove();
      return code;
    },
  };
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
