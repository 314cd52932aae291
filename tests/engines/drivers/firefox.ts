import { launch } from 'puppeteer-core';
import type { Browser, BrowserContext, KeyInput, Page } from 'puppeteer-core';
import type { Driver } from './driver.ts';
import { firefoxPath } from './installed.ts';

/** Debian's Firefox, by WebDriver BiDi: https://pptr.dev/webdriver-bidi; not headless for tests of the desktop. */
export async function startFirefox({ headless = true } = {}): Promise<Driver> {
  let runs: { browser: Browser; javaScript: boolean } | undefined;
  let context: BrowserContext;
  let page: Page;
  let printed: string[] = [];
  let hasJavaScript = true;

  /** BiDi cannot turn JavaScript off in this Firefox; a preference can, but only for a whole browser. */
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
    // The driver's `goBack` waits for a new document, which navigation within a page does not load.
    async back() {
      await page.evaluate('history.back()');
    },
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    async confirms(element, role, name) {
      // Without JavaScript Firefox never answers.
      if (!hasJavaScript) return true;
      const scope = await page.evaluateHandle(`(${element}).parentElement`);
      const named = name === undefined ? '' : `[name=${JSON.stringify(name)}]`;
      return Boolean(await scope.asElement()?.$(`::-p-aria(${named}[role="${role}"])`));
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    async press(keys) {
      const [key, ...held] = keys.split('+').toReversed() as [KeyInput, ...KeyInput[]];
      for (const modifier of held) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      for (const modifier of held) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    // BiDi touch input does not pan in Firefox.
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
