import type { SiteCommand } from '@setu/kit/config';
import type { Browser } from 'playwright-core';
import type { Institute } from '../instituteTypes.ts';
import type { Alias } from '../vite/readTheme.ts';

export interface CommandSite {
  institute: Institute;
  aliases: () => Promise<readonly Alias[]>;
}

const advice = `The pictures are drawn by Chrome or Chromium. Bring what drives it, once:
  npm install --save-dev playwright-core
and say where it is, if it is not found:
  CHROMIUM_PATH=/usr/bin/chromium npm run pictures`;

/** `setu pictures <folder>`: see `makePictures`. */
export const picturesCommand =
  ({ aliases, institute }: CommandSite): SiteCommand =>
  async ({ root, env }) => {
    const browser = await openBrowser(env['CHROMIUM_PATH']);
    try {
      const { writePictures } = await import('./makePictures.ts');
      await writePictures({ aliases: await aliases(), institute, root, browser });
    } finally {
      await browser.close();
    }
    return 0;
  };

async function openBrowser(path: string | undefined): Promise<Browser> {
  try {
    const { chromium } = await import('playwright-core');
    return await chromium.launch(
      path === undefined || path === '' ? { channel: 'chrome' } : { executablePath: path },
    );
  } catch (error) {
    throw new Error(advice, { cause: error });
  }
}
