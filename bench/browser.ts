import { type Browser, type BrowserContext, chromium } from 'playwright';
import { chromiumLaunchOptions } from '../tests/support/browser/chromium.ts';
import { freePort } from '../tests/support/http/listen.ts';

/** The Chromium of the tests, set to accept the reverse proxy's certificate, and the port of its DevTools protocol. */
export async function launchBrowser() {
  const port = await freePort();
  const options = await chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [
      ...(options.args ?? []),
      `--remote-debugging-port=${port}`,
      '--ignore-certificate-errors',
      '--disable-background-timer-throttling',
      '--disable-renderer-backgrounding',
    ],
  });
  return { browser, port };
}

/** A new phone-sized window without anything cached. */
export function openPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
}
