import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { hold, hydrated, useBrowser } from '../../support/browser/browser.ts';

const siteUrl = inject('siteUrl');
const browser = useBrowser();

/** The home page is looked at in both widths, each other page in one: the parts of pages are alike. */
const pages: [path: string, width: number][] = [
  ['/', 360],
  ['/', 1280],
  ['/online-mode', 1280],
  ['/gs-foundation-online', 360],
  ['/editorial-analysis', 1280],
  ['/editorial-analysis/17', 360],
  ['/daily/2026-11-18', 1280],
  ['/selections', 360],
  ['/upsc-2024-results', 1280],
  ['/Scholarship', 360],
  ['/contact', 1280],
  ['/about', 360],
  ['/no/such/page', 1280],
];

const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Records layout shifts from the first paint on; returns a function that reads them. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const what = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${previousRect.y} -> ${currentRect.y}`,
        );
        moved.push(`${value}: ${what.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { moved });
  });
  return () => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
}

test.each(pages)(
  'nothing on %s moves at %i px while fonts and pictures come late',
  async (path, width) => {
    // High enough for the whole page to be in view, so that every shift counts and lazy pictures load.
    const page = await browser.open('about:blank', {
      viewport: { width, height: 6000 },
      expectConsole: /status of 404|ERR_FAILED/,
    });
    // Readers of Hindi have a font for it on their device, so that the page never requests ours
    // (scripts/fonts.ts). This browser has none; without ours it keeps what it shows at first.
    await page.route(/\/fonts\/devanagari/, (route) => route.abort());
    const shifts = await watchShifts(page);
    const fonts = await hold(page, /\/fonts\/s.*\.woff2$/);
    const pictures = await hold(page, /\.(?:svg|png|webp|jpe?g)$/);
    await page.goto(siteUrl + path, { waitUntil: 'commit' });
    await hydrated(page);
    await twoFrames(page);

    expect(fonts.asked).not.toEqual([]);
    fonts.release();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await twoFrames(page);

    pictures.release();
    await page.waitForFunction(() => {
      // Slides out of sight would load theirs when they come into view, one every two seconds.
      for (const image of document.images) image.loading = 'eager';
      return [...document.images].every((image) => image.complete || !image.checkVisibility());
    });
    await twoFrames(page);
    expect(await shifts()).toEqual([]);
  },
);
