import type { Browser, Page } from 'playwright';
import { openPhone } from '../browser.ts';
import { slowDown } from './throttle.ts';

interface Answering {
  /** Selectors within the header: what to press, and what must then appear. */
  press: string;
  appears: string;
}

const burger: Answering = {
  press: 'button[aria-label="Open menu"]',
  appears: 'a[href="/Scholarship"]',
};
// Some sites use a button, others a summary.
const dropdown: Answering = {
  press: 'nav li:first-child :is(button, summary)',
  appears: 'a[href="/offline-mode"]',
};

// A person whose tap has no effect taps again.
const retryMs = 300;
const limitMs = 30_000;

/**
 * Measures how soon the header responds to a person who presses its control as soon as it is painted: the time from the
 * start of the navigation to the open menu, or to the first dropdown in a wide window, on the screen, in ms.
 */
export async function measureMenu(browser: Browser, url: string) {
  await using phone = await openPhone(browser);
  await using desk = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
  });
  return {
    'menu, ms': await timeToAnswer(await phone.newPage(), url, burger),
    'dropdown, ms': await timeToAnswer(await desk.newPage(), url, dropdown),
  };
}

async function timeToAnswer(
  page: Page,
  url: string,
  { press, appears }: Answering,
): Promise<number> {
  await slowDown(page, { network: true });
  await page.addInitScript(watchHeader, { press, appears });
  await page.goto(url, { waitUntil: 'commit' });
  const target = await page.waitForFunction(() => window.benchTarget, undefined, {
    timeout: limitMs,
  });
  const { x, y } = await target.evaluate((point) => point ?? { x: 0, y: 0 });
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    await page.touchscreen.tap(x, y);
    const answered = await page
      .waitForFunction(() => window.benchAnsweredAt, undefined, { timeout: retryMs })
      .then((handle) => handle.jsonValue())
      .catch(() => undefined);
    if (answered !== undefined) return answered;
  }
  throw new Error(`${press} never answered.`);
}

/** Runs in the page: records the position of the painted control, and when the response is on the screen. */
function watchHeader({ press, appears }: Answering): void {
  const shown = (selector: string) => {
    const element = document.querySelector(`header ${selector}`);
    if (!element?.checkVisibility({ visibilityProperty: true })) return undefined;
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.right > 0 && box.left < innerWidth ? box : undefined;
  };
  const look = () => {
    const hasPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    const box = hasPainted ? shown(press) : undefined;
    if (box && !window.benchTarget) {
      window.benchTarget = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
    // One frame later it is on the screen.
    if (shown(appears)) requestAnimationFrame(() => (window.benchAnsweredAt = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
