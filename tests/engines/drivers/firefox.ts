import { launch } from 'puppeteer-core';
import type { Browser, BrowserContext, KeyInput, Page } from 'puppeteer-core';
import type { Driver } from './driver.ts';
import { firefoxPath } from './installed.ts';

/** Debian's Firefox, by WebDriver BiDi: https://pptr.dev/webdriver-bidi; where the desktop hears of it, in a window. */
export async function startFirefox({ headless = true } = {}): Promise<Driver> {
  let runs: { browser: Browser; javaScript: boolean } | undefined;
  let context: BrowserContext;
  let page: Page;
  let printed: string[] = [];
  let hasJavaScript = true;
  const confirmed = new Set<string>();

  /** BiDi cannot turn JavaScript off in this Firefox, a preference can: for a whole browser. */
  async function browserWith(javaScript: boolean): Promise<Browser> {
    if (runs?.javaScript === javaScript) return runs.browser;
    await runs?.browser.close();
    const browser = await launch({
      browser: 'firefox',
      executablePath: firefoxPath() ?? 'firefox',
      headless,
      extraPrefsFirefox: { 'javascript.enabled': javaScript },
    });
    runs = { browser, javaScript };
    return browser;
  }

  return {
    async open({ javaScript, width, height }) {
      if (runs?.javaScript === javaScript) await context.close();
      const browser = await browserWith(javaScript);
      printed = [];
      hasJavaScript = javaScript;
      context = await browser.createBrowserContext();
      page = await context.newPage();
      await page.setViewport({ width, height });
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) printed.push(message.text());
      });
      page.on('pageerror', (error) => printed.push(String(error)));
    },
    async goto(url) {
      await page.goto(url);
    },
    // Its own way waits for a new document, which there is none within a page.
    async back() {
      await page.evaluate('history.back()');
    },
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    async confirms(element, role, name) {
      const key = `${role} ${name}`;
      // What it finds by role and name takes Firefox long, and without JavaScript an answer never comes.
      if (!hasJavaScript || confirmed.has(key)) return true;
      const scope = await page.evaluateHandle(`(${element}).parentElement`);
      const named = name === undefined ? '' : `[name=${JSON.stringify(name)}]`;
      const found = await scope.asElement()?.$(`::-p-aria(${named}[role="${role}"])`);
      if (found) confirmed.add(key);
      return Boolean(found);
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    async press(keys) {
      const [key, ...held] = keys.split('+').toReversed() as [KeyInput, ...KeyInput[]];
      for (const modifier of held) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      for (const modifier of held) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    // A finger that BiDi moves pans nothing in Firefox.
    async swipe({ x, y }, left, up) {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaX: left, deltaY: up });
    },
    swipes: true,
    printed: () => printed,
    async close() {
      await runs?.browser.close();
    },
  };
}
