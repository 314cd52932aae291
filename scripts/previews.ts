import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../tests/support/browser/chromium.ts';
import { drawPreviews } from './previews/drawPreviews.ts';

/**
 * `npm run previews`: the pictures that stand beside a shared link, made of our drawings and titles. They
 * are committed; run it again when a drawing, a title or the look changes.
 */
const folder = fileURLToPath(new URL('../site/public', import.meta.url));
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  for await (const { src, png } of drawPreviews(browser)) {
    const file = path.join(folder, src);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, png);
    console.log(`${src}: ${(png.length / 1_000).toFixed(1)} KB`);
  }
} finally {
  await browser.close();
}
