import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { deriveTheme } from '../../packages/ui/src/deriveTheme.ts';
import { setu } from '../../packages/ui/src/theme/setu.ts';
import { checkAlumniPage, holdsNoStyles } from './alumniPage.ts';
import { readLook } from './readLook.ts';
import { withPage } from './withPage.ts';

/** The checks of a foreign app once it is built. */
export interface AppChecks {
  tscArgs?: string[];
  checkFiles?: (app: string) => void;
  /** Arguments with which `npm start` takes a free port. */
  serveArgs?: string[];
  checkPage: (browser: Browser, url: string) => Promise<void>;
}

/** The theme of the examples; the Vite example has it verbatim from the theme builder. */
const meadow = deriveTheme({ brand: '#0f4a35', accent: '#f2c14e' });

const vitePort = ['--host', '127.0.0.1', '--port', '0'];

export const appChecks: Record<string, AppChecks> = {
  vite: { checkFiles: holdsCarouselInItsRouteAlone, serveArgs: vitePort, checkPage: checkViteApp },
  next: {
    // Its own declarations have errors.
    tscArgs: ['--skipLibCheck'],
    checkFiles: holdsNoStyles,
    serveArgs: ['-H', '127.0.0.1'],
    checkPage: checkNextApp,
  },
  // As the library's README describes it: one bundled file, and styles.css.
  plain: {
    // esbuild ends with its standard input otherwise.
    serveArgs: ['--serve=127.0.0.1:0', '--watch=forever'],
    checkPage: (browser, url) =>
      withPage(browser, url, {}, async (page) => {
        await checkCard(page, setu.light);
        await page.getByRole('banner').getByRole('link', { name: 'Contact' }).waitFor();
      }),
  },
  'node-ssr': {
    checkFiles: (app) => assert.deepEqual(filesWithCarousel(app, 'dist/client'), []),
    async checkPage(browser, url) {
      await checkServerRendered(browser, url, setu);
      await withPage(browser, url, {}, async (page) => {
        await page.locator('html[data-hydrated]').waitFor();
        // 20:00 UTC is the next day in India, on the server as in a browser far away.
        await card(page).getByText('21/11/2026').waitFor();
      });
    },
  },
  tailwind: { serveArgs: vitePort, checkPage: checkTailwindApp },
};

async function checkViteApp(browser: Browser, url: string): Promise<void> {
  await withPage(browser, url, {}, async (page) => {
    await checkCard(page, meadow.light);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', rgb(meadow.light.brand));
    await page.getByRole('link', { name: 'Enrol now: GS Foundation' }).waitFor();
    await openMenus(page);
    await followToVideos(page);
  });
  await checkAlumniPage(browser, url);
}

async function openMenus(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Videos' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 1280, height: 800 });

  const dropdown = page.getByRole('button', { name: 'Courses' });
  await dropdown.click();
  assert.equal(await dropdown.getAttribute('aria-expanded'), 'true');
  await page.getByRole('link', { name: 'Foundation', exact: true }).waitFor();
}

async function followToVideos(page: Page): Promise<void> {
  await staysInDocument(page, async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Videos', exact: true }).click();
    await page.getByRole('region', { name: 'Lectures' }).waitFor();
  });
  const track = page.getByRole('region', { name: 'Lectures' }).locator('[tabindex="0"]');
  await expect(track).toHaveCSS('scroll-snap-type', 'x mandatory');
}

/** Asserts that the router follows the link, without loading a document. */
async function staysInDocument(page: Page, follow: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await follow();
  assert.equal(await page.evaluate(() => 'sameDocument' in window), true);
}

async function checkNextApp(browser: Browser, url: string): Promise<void> {
  await checkServerRendered(browser, url, meadow);
  await withPage(browser, url, {}, async (page) => {
    // Next's own link takes over once the page is hydrated.
    await page.waitForLoadState('networkidle');
    await staysInDocument(page, async () => {
      await page.getByRole('link', { name: 'View More: GS Foundation' }).click();
      await page.getByRole('heading', { level: 1, name: 'GS Foundation' }).waitFor();
    });
  });
  await checkAlumniPage(browser, url);
}

/** Whether Tailwind is imported before the library, after it or not at all, the library looks the same. */
async function checkTailwindApp(browser: Browser, url: string): Promise<void> {
  const looks: object[][] = [];
  for (const name of ['plain', 'before', 'after']) {
    await withPage(browser, `${url}/${name}.html`, {}, async (page) => {
      await card(page).waitFor();
      // The carousel has seen which slides are in view, and lights their ticks.
      await page.locator('main [inert]').first().waitFor({ state: 'attached' });
      looks.push(await readLook(page));
      // The app's own vanilla-extract styles have the theme's variables, and win over the reset.
      const panel = page.getByText('Our own panel');
      await expect(panel).toHaveCSS('background-color', rgb(setu.light.accent));
      await expect(panel).toHaveCSS('margin-top', '24px');
      await checkOwnLooks(page, ['sheet', 'module']);
      if (name === 'plain') return openMenus(page);
      await checkOwnLooks(page, ['utility']);
      // Utilities win over the library's rules for bare elements.
      const own = page.getByRole('link', { name: "The app's own" });
      await expect(own).toHaveCSS('margin-top', '32px');
      await expect(own).toHaveCSS('text-decoration-line', 'none');
    });
  }
  const [plain = [], before, after] = looks;
  assert.ok(plain.length > 100, 'There is a page to look at.');
  assert.deepEqual(before, plain);
  assert.deepEqual(after, plain);
}

/** Asserts that an app's class wins, and reaches the component's root together with `style` and `data-*`. */
async function checkOwnLooks(page: Page, ways: string[]): Promise<void> {
  for (const way of ways) {
    const roots = await page.locator(`[data-class="${way}"]`).evaluateAll((elements) =>
      elements.map((element) => {
        const { backgroundColor, marginTop } = getComputedStyle(element);
        return `${element.localName} ${backgroundColor} ${marginTop}`;
      }),
    );
    const look = 'rgb(1, 2, 3) 5px';
    assert.deepEqual(roots, [`button ${look}`, `section ${look}`, `article ${look}`]);
  }
}

/** Asserts that the page is styled before any script and hydrates without console output, light and dark. */
async function checkServerRendered(
  browser: Browser,
  url: string,
  { light, dark }: Pick<typeof setu, 'light' | 'dark'>,
): Promise<void> {
  await withPage(browser, url, { javaScriptEnabled: false }, (page) => checkCard(page, light));
  await withPage(browser, url, {}, (page) => checkCard(page, light));
  await withPage(browser, url, { colorScheme: 'dark' }, (page) => checkCard(page, dark));
}

const card = (page: Page): Locator =>
  page.getByRole('article').filter({ hasText: 'GS Foundation' });

async function checkCard(page: Page, colors: typeof setu.light): Promise<void> {
  const title = card(page).getByRole('heading', { name: 'GS Foundation' });
  const link = card(page).getByRole('link').last();
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(colors.paper));
  await expect(card(page)).toHaveCSS('background-color', rgb(colors.surface));
  await expect(title).toHaveCSS('color', rgb(colors.ink));
  await expect(title).toHaveCSS('font-family', /Georgia/);
  // The component's rule wins over the library's base, and that over the browser's margins.
  await expect(title).toHaveCSS('margin-bottom', '0px');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('margin-top', '0px');
  await expect(link).toHaveCSS('text-decoration-line', 'none');
  await expect(link).toHaveCSS('box-sizing', 'border-box');
}

function rgb(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

/** Covers JavaScript and CSS, and proves that a carousel is found where there is one. */
function holdsCarouselInItsRouteAlone(app: string): void {
  const files = filesWithCarousel(app, 'dist/assets');
  const names = files.map((file) => file.replace(/-[\w-]+\./, '.')).toSorted();
  assert.deepEqual(names, ['Videos.css', 'Videos.js']);
}

/** Files that contain marks of the carousel: of its markup, of its labels, of its styles. */
function filesWithCarousel(app: string, clientFolder: string): string[] {
  const root = path.join(app, clientFolder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css|html)$/.test(file),
  );
  assert.ok(files.length > 0, `No files in ${root}.`);
  const mark = /aria-roledescription|Previous slide|scroll-snap-type/;
  return files.filter((file) => mark.test(readFileSync(path.join(root, file), 'utf8')));
}
