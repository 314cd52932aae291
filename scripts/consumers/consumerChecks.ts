import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { deriveTheme } from '../../packages/ui/src/deriveTheme.ts';
import { setu } from '../../packages/ui/src/theme/setu.ts';

export interface Consumer {
  /** What a visitor downloads, in the built app. */
  clientFolder: string;
  /** Whether the app's own server answers (`npm start`) or its files are enough. */
  served: 'files' | 'start';
  /** Served with this Content-Security-Policy: what it forbids shows on the console, and fails. */
  policy?: string;
  /** Where a framework's own declarations fail without `skipLibCheck`. */
  brokenTypes?: string;
  checkFiles: (clientFolder: string, libraryFolder: string) => void;
  checkPage: (browser: Browser, url: string) => Promise<void>;
}

/** What the app `vite-router` wears: it has it from the theme builder, word for word. */
const { light: meadow } = deriveTheme({ brand: '#0f4a35', accent: '#f2c14e' });

/** The foreign apps of tests/consumers, and what must hold in each. */
export const consumers: Record<string, Consumer> = {
  'vite-router': {
    clientFolder: 'dist/assets',
    served: 'files',
    policy: "default-src 'self'; img-src 'self' data:",
    checkFiles(clientFolder, libraryFolder) {
      const marks = carouselMarks(libraryFolder);
      const withCarousel = filesHolding(clientFolder, marks);
      // Also the proof that these marks find a carousel where there is one.
      assert.deepEqual(
        withCarousel.map((file) => file.replace(/-[\w-]+\./, '.')).toSorted(),
        ['Videos.css', 'Videos.js'],
        'The carousel belongs to the lazy route, JavaScript and CSS, and to nothing else.',
      );
    },
    async checkPage(browser, url) {
      await withPage(browser, url, {}, async (page) => {
        await checkCard(page, setu.light);
        await page.getByRole('link', { name: 'अभी खरीदें: GS Foundation' }).waitFor();

        // One theme after the other, both from data alone.
        await page.getByRole('button', { name: 'Change theme' }).click();
        await checkCard(page, meadow);
        assert.equal(await style(page.getByRole('banner'), 'background-color'), rgb(meadow.brand));
        await page.getByRole('button', { name: 'Change theme' }).click();

        const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
        await page.setViewportSize({ width: 360, height });
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('dialog').getByRole('link', { name: 'Videos' }).waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
        await page.setViewportSize({ width, height });

        const dropdown = page.getByRole('button', { name: 'Courses' });
        await dropdown.click();
        assert.equal(await dropdown.getAttribute('aria-expanded'), 'true');
        await page.getByRole('link', { name: 'Foundation', exact: true }).waitFor();

        // The router's link: the same document all along.
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.getByRole('link', { name: 'Videos', exact: true }).click();
        const carousel = page.getByRole('region', { name: 'Lectures' });
        await carousel.waitFor();
        assert.equal(await page.evaluate(() => 'sameDocument' in window), true);
        const track = carousel.locator('[tabindex="0"]');
        assert.equal(await style(track, 'scroll-snap-type'), 'x mandatory');
      });
    },
  },
  'next-app': {
    clientFolder: '.next/static',
    served: 'start',
    brokenTypes: 'node_modules/next/',
    checkFiles: holdsNoCarousel,
    async checkPage(browser, url) {
      await checkServerRendered(browser, url);
      await withPage(browser, url, {}, async (page) => {
        const sky = page.locator('#sky').getByRole('article');
        assert.equal(await style(sky, 'background-color'), 'rgb(245, 251, 255)');
        // Next's own link took it over once the page is hydrated.
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.waitForLoadState('networkidle');
        await page.getByRole('link', { name: 'View More: GS Foundation' }).click();
        await page.getByRole('heading', { name: 'Second page' }).waitFor();
        assert.equal(await page.evaluate(() => 'sameDocument' in window), true);
      });
    },
  },
  'astro-island': {
    clientFolder: 'dist',
    served: 'files',
    checkFiles: holdsNoCarousel,
    async checkPage(browser, url) {
      await checkServerRendered(browser, url);
      await withPage(browser, url, {}, async (page) => {
        await page.locator('astro-island:not([ssr])').waitFor();
        await page.getByRole('button', { name: 'Feature' }).click();
        await card(page).getByText('Featured').waitFor();
      });
    },
  },
  'node-ssr': {
    clientFolder: 'dist/client',
    served: 'start',
    checkFiles: holdsNoCarousel,
    async checkPage(browser, url) {
      await checkServerRendered(browser, url);
      await withPage(browser, url, {}, async (page) => {
        await page.locator('html[data-hydrated]').waitFor();
        // 20:00 UTC is the next day in India, on the server as in a browser far away.
        await card(page).getByText('21/11/2026').waitFor();
      });
    },
  },
  'own-vanilla-extract': {
    clientFolder: 'dist',
    served: 'files',
    checkFiles: holdsNoCarousel,
    async checkPage(browser, url) {
      await withPage(browser, url, {}, async (page) => {
        await checkCard(page, setu.light);
        const panel = page.getByText('Our own panel');
        assert.equal(await style(panel, 'background-color'), rgb(setu.light.accent));
        assert.equal(await style(panel, 'margin-top'), '24px', 'a site wins over the reset');
      });
    },
  },
  'plain-page': {
    clientFolder: 'dist',
    served: 'files',
    checkFiles() {},
    async checkPage(browser, url) {
      await withPage(browser, url, {}, async (page) => {
        await checkCard(page, setu.light);
        await page.getByRole('banner').getByRole('link', { name: 'Contact' }).waitFor();
      });
    },
  },
  tailwind: {
    clientFolder: 'dist',
    served: 'files',
    checkFiles() {},
    async checkPage(browser, url) {
      const lookOf = async (name: string) => {
        let look: object[] = [];
        await withPage(browser, `${url}/${name}.html`, {}, async (page) => {
          await card(page).waitFor();
          look = await page.evaluate(readLook, visibleProperties);
          if (name === 'plain') return;
          // Utilities win over what the library says of bare elements.
          const own = page.getByRole('link', { name: "The app's own" });
          assert.equal(await style(own, 'margin-top'), '32px');
          assert.equal(await style(own, 'text-decoration-line'), 'none');
        });
        return look;
      };
      const plain = await lookOf('plain');
      assert.ok(plain.length > 100, 'There is a page to look at.');
      assert.deepEqual(await lookOf('before'), plain);
      assert.deepEqual(await lookOf('after'), plain);
    },
  },
};

/** What a visitor sees of an element; a border's style is not seen where it has no width. */
const visibleProperties = [
  'background-color',
  'border-bottom-color',
  'border-bottom-width',
  'border-left-width',
  'border-top-left-radius',
  'border-top-width',
  'box-shadow',
  'color',
  'display',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'height',
  'letter-spacing',
  'line-height',
  'list-style-type',
  'margin-bottom',
  'margin-left',
  'margin-top',
  'opacity',
  'padding-bottom',
  'padding-left',
  'padding-top',
  'text-align',
  'text-decoration-line',
  'width',
];

/** In the page: the place and these properties of every element that is drawn and is the library's. */
function readLook(properties: readonly string[]) {
  return [...document.querySelectorAll('#root :is(header, main, footer) *')]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => {
      const style = getComputedStyle(element);
      const { x, y } = element.getBoundingClientRect();
      return {
        element: element.outerHTML.slice(0, 80),
        x,
        y,
        ...Object.fromEntries(properties.map((name) => [name, style.getPropertyValue(name)])),
      };
    });
}

/** Styled and readable before any script, hydrated without a word on the console, light and dark. */
async function checkServerRendered(browser: Browser, url: string): Promise<void> {
  await withPage(browser, url, { javaScriptEnabled: false }, (page) => checkCard(page, setu.light));
  await withPage(browser, url, {}, (page) => checkCard(page, setu.light));
  await withPage(browser, url, { colorScheme: 'dark' }, (page) => checkCard(page, setu.dark));
}

/** A page of its own; any error or warning on its console fails. */
async function withPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    colorScheme: 'light',
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  const printed: string[] = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    page.on('pageerror', (error) => printed.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) printed.push(message.text());
    });
    await page.goto(url);
    await check(page);
  } finally {
    await context.close();
  }
  assert.deepEqual(printed, []);
}

function card(page: Page): Locator {
  return page.getByRole('article').filter({ hasText: 'GS Foundation' });
}

async function checkCard(page: Page, colors: typeof setu.light): Promise<void> {
  await card(page).waitFor();
  const title = card(page).getByRole('heading', { name: 'GS Foundation' });
  const link = card(page).getByRole('link').last();
  const seen = {
    page: await style(page.locator('body'), 'background-color'),
    card: await style(card(page), 'background-color'),
    title: await style(title, 'color'),
    // The component's rule wins over the library's base, and that over the browser's margins.
    titleMargin: await style(title, 'margin-bottom'),
    heading: await style(page.getByRole('heading', { level: 1 }), 'margin-top'),
    serif: /Georgia/.test(await style(title, 'font-family')),
    underline: await style(link, 'text-decoration-line'),
    boxSizing: await style(link, 'box-sizing'),
  };
  assert.deepEqual(seen, {
    page: rgb(colors.paper),
    card: rgb(colors.surface),
    title: rgb(colors.ink),
    titleMargin: '0px',
    heading: '0px',
    serif: true,
    underline: 'none',
    boxSizing: 'border-box',
  });
}

function style(locator: Locator, property: string): Promise<string> {
  return locator.evaluate(
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );
}

function rgb(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

function holdsNoCarousel(clientFolder: string, libraryFolder: string): void {
  assert.deepEqual(filesHolding(clientFolder, carouselMarks(libraryFolder)), []);
}

/** What only the carousel has: the classes of its sheet and the texts of its labels. */
function carouselMarks(libraryFolder: string): string[] {
  const read = (file: string) =>
    readFileSync(path.join(libraryFolder, 'dist/components/Carousel', file), 'utf8');
  const sheet = read('Carousel.css').replace(/@layer [^{;]+/g, '');
  const classes = [...sheet.matchAll(/\.([a-z_]\w+)/g)].map(([, name = '']) => name);
  const marks = [...new Set(classes), 'aria-roledescription', 'Previous slide'];
  assert.ok(marks.length > 10, 'The marks of the carousel were found.');
  return marks;
}

function filesHolding(root: string, marks: readonly string[]): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css|html)$/.test(file),
  );
  assert.ok(files.length > 0, `No files in ${root}.`);
  return files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return marks.some((mark) => text.includes(mark));
  });
}
