import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { serveStorybook } from '../support/storybook.ts';
import type { BuiltStorybook } from '../support/storybook.ts';

/**
 * Key states against committed pictures, in the browser and the fonts that come with the repo, so that
 * every machine draws the same. A wanted change: `npx vitest run --project e2e tests/e2e/looks -u`.
 */
const states = [
  { story: 'components-siteheader--default', width: 1280, look: { theme: 'setu', mode: 'light' } },
  { story: 'components-siteheader--default', width: 320, look: { theme: 'sangam', mode: 'dark' } },
  { story: 'components-hero--default', width: 1280, look: { theme: 'setu', mode: 'light' } },
  { story: 'components-hero--default', width: 320, look: { theme: 'sangam', mode: 'light' } },
  { story: 'components-coursecard--default', width: 320, look: { theme: 'setu', mode: 'light' } },
  { story: 'components-coursecard--default', width: 320, look: { theme: 'setu', mode: 'dark' } },
  {
    story: 'components-coursecard--without-picture',
    width: 320,
    look: { theme: 'sangam', mode: 'light' },
  },
  { story: 'components-articlelist--default', width: 768, look: { theme: 'setu', mode: 'light' } },
  {
    story: 'components-articledetail--long-with-contents',
    width: 1024,
    look: { theme: 'setu', mode: 'light' },
  },
  { story: 'components-articledetail--hindi', width: 320, look: { theme: 'setu', mode: 'dark' } },
  { story: 'components-contactform--failed', width: 768, look: { theme: 'setu', mode: 'light' } },
  {
    story: 'components-scholarshipform--incomplete',
    width: 320,
    look: { theme: 'setu', mode: 'light' },
  },
  { story: 'components-schemelist--default', width: 768, look: { theme: 'setu', mode: 'light' } },
  { story: 'components-coursedetail--default', width: 1280, look: { theme: 'setu', mode: 'dark' } },
  { story: 'components-notfound--with-links', width: 320, look: { theme: 'setu', mode: 'light' } },
  {
    story: 'components-siteheader--default',
    width: 1024,
    look: { theme: 'sangam', mode: 'light' },
  },
  { story: 'components-pagination--default', width: 768, look: { theme: 'sangam', mode: 'dark' } },
  {
    story: 'components-notice--default',
    width: 768,
    look: { theme: 'setu', mode: 'light', direction: 'rtl' },
  },
];

const folder = fileURLToPath(new URL('baselines', import.meta.url));
/** Where a picture that differs is left to be looked at. */
const differences = fileURLToPath(new URL('../../.vitest/looks', import.meta.url));
/** Edges of letters may fall differently on another processor; a moved line does not pass. */
const mostDifferentPixels = 30;

let storybook: BuiltStorybook;
let browser: Browser;

beforeAll(async () => {
  storybook = await serveStorybook();
  browser = await chromium.launch(await chromiumLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  await storybook.close();
});

test.each(states)('$story at $width px, $look.theme $look.mode', async ({ story, width, look }) => {
  const name = `${story}-${width}-${Object.values(look).join('-')}.png`;
  const taken = await photograph(story, width, look);
  const file = path.join(folder, name);
  if (inject('updateBaselines')) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, taken);
  }
  // A missing picture is an error here, not a new baseline.
  const [before, now] = [PNG.sync.read(readFileSync(file)), PNG.sync.read(taken)];
  expect([now.width, now.height], `the size of ${name}`).toEqual([before.width, before.height]);
  const marked = new PNG({ width: now.width, height: now.height });
  const different = pixelmatch(before.data, now.data, marked.data, now.width, now.height, {
    threshold: 0.1,
  });
  if (different > mostDifferentPixels) {
    mkdirSync(differences, { recursive: true });
    writeFileSync(path.join(differences, name), PNG.sync.write(marked));
  }
  expect(different, `pixels of ${name} that differ, marked in .vitest/looks`).toBeLessThanOrEqual(
    mostDifferentPixels,
  );
});

async function photograph(
  id: string,
  width: number,
  look: Record<string, string>,
): Promise<Buffer> {
  const entry = storybook.entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`There is no story ${id}.`);
  const context = await browser.newContext({
    viewport: { width, height: 700 },
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(storybook.frame(entry, { ...look, motion: 'paused' }));
    // The first view may stand in the fallback font (`font-display: optional`); the second has them all.
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
    await page.reload();
    await page.locator('#storybook-root > *').first().waitFor();
    // A play function may still be at work; the story's phase says when it is done.
    await page.waitForFunction(
      () =>
        document.body.classList.contains('sb-show-main') &&
        document.fonts.status === 'loaded' &&
        [...document.images].every((image) => image.complete || image.loading === 'lazy'),
    );
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ animations: 'disabled', caret: 'hide' });
  } finally {
    await context.close();
  }
}
