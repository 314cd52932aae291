import { chromium } from 'playwright';
import type { Browser, BrowserContext } from 'playwright';
import { chromiumLaunchOptions } from '../tests/support/browser/chromium.ts';
import { freePort } from '../tests/support/http/listen.ts';

export interface BenchBrowser {
  browser: Browser;
  /** The port of its DevTools protocol. */
  port: number;
  close: () => Promise<void>;
}

/** The Chromium of the tests, set to accept the reverse proxy's certificate. */
export async function launchBrowser(): Promise<BenchBrowser> {
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
  return { browser, port, close: () => browser.close() };
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
