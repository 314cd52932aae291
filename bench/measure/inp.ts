import type { Browser, Page } from 'playwright';
import { openPhone } from '../browser.ts';
import { pages } from './pages.ts';
import { slowDown } from './throttle.ts';

const settledMs = 1_000;

/**
 * Interaction to next paint on a processor four times slower, by the browser's own event timing: the slowest event of
 * each kind of use, and of the very first tap on a page, one second after load; in ms.
 */
export async function measureInp(browser: Browser, siteUrl: string) {
  const menu = await visit(browser, siteUrl + pages.home, async (page, slowest) => {
    await openMenu(page);
    const firstTap = await slowest();
    await closeMenu(page);
    await openMenu(page);
    await closeMenu(page);
    return { 'first tap, ms': firstTap, 'menu, ms': await slowest() };
  });
  const filter = await visit(browser, siteUrl + pages.home, async (page, slowest) => {
    const categories = page.getByLabel('Categories of the latest courses');
    await categories.scrollIntoViewIfNeeded();
    await categories.getByText('BPSC', { exact: true }).tap();
    await page.waitForTimeout(settledMs);
    await categories.getByText('Sociology', { exact: true }).tap();
    return { 'filter, ms': await slowest() };
  });
  const form = await visit(browser, siteUrl + pages.contact, async (page, slowest) => {
    await page.getByLabel('First name').tap();
    await page.keyboard.type('Asha', { delay: 80 });
    await page.getByLabel('Email address').tap();
    await page.keyboard.type('asha', { delay: 80 });
    // An incomplete form is not sent; each site shows this in its own way.
    await page.getByRole('button', { name: 'Send message' }).tap();
    return { 'form, ms': await slowest() };
  });
  return { ...menu, ...filter, ...form };
}

async function visit<Result>(
  browser: Browser,
  url: string,
  act: (page: Page, slowest: () => Promise<number>) => Promise<Result>,
): Promise<Result> {
  await using context = await openPhone(browser);
  const page = await context.newPage();
  await page.addInitScript(observeEvents);
  await page.goto(url, { waitUntil: 'load' });
  await slowDown(page, { network: false });
  await page.waitForTimeout(settledMs);
  return await act(page, async () => {
    await page.waitForTimeout(settledMs);
    return page.evaluate(() => {
      const slowest = window.benchSlowest ?? 0;
      window.benchSlowest = 0;
      return slowest;
    });
  });
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('link', { name: 'Scholarship Programme' }).first().waitFor();
  await page.waitForTimeout(settledMs);
}

async function closeMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close menu' }).tap();
  await page.waitForTimeout(settledMs);
}

/** Runs in the page: keeps the longest event that belongs to an interaction. */
function observeEvents(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const isInteraction = entry.interactionId > 0;
      if (isInteraction) window.benchSlowest = Math.max(window.benchSlowest ?? 0, entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
