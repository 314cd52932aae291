import assert from 'node:assert/strict';
import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** Runs a check in a new page; any error or warning on its console fails. */
export async function withPage(
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
