import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { paths } from '../../../packages/website/src/paths.ts';
import { accessibilityFaults } from '../../support/browser/axe.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

const siteUrl = inject('siteUrl');
const browser = useBrowser();

/** Every screen, and what is shown at other addresses; its other states are stories. */
const screens = [
  ...Object.values(paths),
  '/upsc-2024-results',
  '/selections/unknown',
  '/facts-of-the-day?page=2',
  '/daily-answer-writing',
  '/topics/gs-paper-2',
  '/search?q=parliament',
  '/gs-foundation-online',
  '/daily-current-affairs-analysis/1',
  '/facts-of-the-day/43',
  '/no-such-page',
  '/hi',
  '/hi/contact',
];
/** Pages that the browser reports in its console; it reports nothing else. */
const notFound = ['/selections/unknown', '/no-such-page'];
const consoleOf = (path: string) =>
  notFound.includes(path) ? { expectConsole: /status of 404/ } : {};
const looks = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;
/** The home page's are both, of the others one in turn: the stories of the pages cover every combination. */
const inTurn = <Item>(both: readonly Item[], path: string, paths: readonly string[] = screens) =>
  path === '/' ? both : both.filter((_item, index) => index === paths.indexOf(path) % 2);

const open = async (path: string) =>
  hydrated(
    await browser.open(siteUrl + path, {
      viewport: { width: 1280, height: 800 },
      // Nothing moves or blinks during the check.
      reducedMotion: 'reduce',
      ...consoleOf(path),
    }),
  );

async function faultsIn(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, colorScheme } of inTurn(looks, path)) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const found = await accessibilityFaults(page);
    faults.push(...found.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
  }
  return faults;
}

/** How far the page could be scrolled sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The reader's font-size setting of 200 %, which widths in em follow. */
async function enlarge(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(size).toBe('32px');
}

describe.each(screens)('%s', (path) => {
  test('has no fault that axe finds, one h1, headings in order, landmarks, and fits 320 px', async () => {
    const page = await open(path);
    expect(await faultsIn(page, path)).toEqual([]);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);

    await enlarge(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `200 %, ${width} px`).toBe(0);
    }
  });
});

/** The HTML of the focused element if it is hidden, as by the header or a notice; otherwise 'seen'. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return 'left the page';
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    const parts = [0.1, 0.5, 0.9];
    const isSeen = [...focused.getClientRects()].some(({ left, top, width, height }) =>
      parts.some((x) =>
        parts.some((y) => {
          const there = document.elementFromPoint(left + width * x, top + height * y);
          return there !== null && [focused, ...labels].some((part) => part.contains(there));
        }),
      ),
    );
    return isSeen ? 'seen' : focused.outerHTML.slice(0, 160);
  });

describe('by keyboard alone', () => {
  // The second is the first at 400 %.
  const windows = [
    { width: 1280, height: 1024 },
    { width: 320, height: 256 },
  ];
  // The second page of a list has all of its parts, and few articles.
  const pages = ['/', '/facts-of-the-day?page=2', '/contact', '/daily-current-affairs-analysis/1'];

  test.each(pages)(
    'nothing hides where the focus is on %s, and it is never trapped',
    async (path) => {
      const page = await open(path);
      for (const viewport of inTurn(windows, path, pages)) {
        await page.setViewportSize(viewport);
        for (const key of ['Tab', 'Shift+Tab']) {
          const stops: string[] = [];
          while (stops.at(-1) !== 'left the page') {
            await page.keyboard.press(key);
            stops.push(await hiddenFocus(page));
            expect(stops.length).toBeLessThan(250);
          }
          expect(stops.length).toBeGreaterThan(20);
          expect(new Set(stops)).toEqual(new Set(['seen', 'left the page']));
        }
      }
    },
  );
});

test.each(['/daily', '/hi/daily'])(
  'the calendar of %s fits into 320 px, with text at 200 %%',
  async (path) => {
    const viewport = { width: 320, height: 640 };
    const page = await browser.open(siteUrl + path, { viewport, javaScriptEnabled: false });
    await enlarge(page);
    // A page uses the Latin faces only if they are here at its first paint.
    await page.evaluate(() =>
      Promise.allSettled(Array.from(document.fonts, (face) => face.load())),
    );
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
    const broken = await page.locator('th, td:not(:empty)').evaluateAll((cells) =>
      cells.filter((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell.querySelector('a') ?? cell);
        const { width } = text.getBoundingClientRect();
        return text.getClientRects().length > 1 || width > cell.getBoundingClientRect().width;
      }),
    );
    expect(broken.length).toBe(0);
  },
);
