import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright';
import { afterEach, beforeAll, expect } from 'vitest';
import { chromiumLaunchOptions } from './chromium.ts';

export interface OpenOptions extends BrowserContextOptions {
  /** Console messages that are allowed; every other error or warning fails the test. */
  expectConsole?: RegExp;
  /** Runs in each of its pages before anything else. */
  initScript?: () => void;
}

/** Presses a key without effect, which makes React load, and waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<Page> {
  // Before this event nothing listens for keys.
  await page.waitForLoadState('domcontentloaded');
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return page;
}

/** For `initScript`: a visitor who saves data, so that nothing is prefetched and React does not come by itself. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Holds the requests whose addresses match until `release`; `asked` has their addresses. */
export async function hold(page: Page, pattern: RegExp | string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(pattern, async (route) => {
    asked.push(route.request().url());
    await promise;
    // The page may have given it up.
    await route.continue().catch(() => {});
  });
  return { asked, release: resolve };
}

/** The browser of this worker. Global: each test file has its own modules, and a start takes long. */
const worker = globalThis as { browser?: Promise<Browser> };

/** Ends with the process. */
async function sharedBrowser(): Promise<Browser> {
  const started = await worker.browser?.catch(() => undefined);
  if (started?.isConnected()) return started;
  return (worker.browser = chromiumLaunchOptions().then((options) => chromium.launch(options)));
}

/**
 * A browser for a test file. `open` opens a page in its own context; every console error or warning and every
 * uncaught exception fails the test.
 */
export function useBrowser(): { open: (url: string, options?: OpenOptions) => Promise<Page> } {
  let browser: Browser;
  let printed: string[] = [];

  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    const unexpected = printed;
    printed = [];
    expect(unexpected).toEqual([]);
  });

  return {
    async open(url, { expectConsole, initScript, ...options } = {}) {
      const context = await browser.newContext(options);
      // Sixteen pages at once may wait for each other on a busy machine.
      context.setDefaultTimeout(45_000);
      context.setDefaultNavigationTimeout(60_000);
      if (initScript) await context.addInitScript(initScript);
      const page = await context.newPage();
      const note = (text: string) => {
        if (!expectConsole?.test(text)) printed.push(`${page.url()}: ${text}`);
      };
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') note(message.text());
      });
      page.on('pageerror', (error) => note(String(error)));
      await page.goto(url);
      return page;
    },
  };
}
