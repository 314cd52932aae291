import type { Browser, Page } from 'playwright';
import { openPhone } from '../browser.ts';
import { pages } from './pages.ts';
import { slowDown } from './throttle.ts';

const restMs = 8_000;
const hurryMs = 1_000;
const arrivedMs = 3_000;

/**
 * Measures the navigation from a list to an article on slow 4G: the time from the tap to the article's heading on the
 * screen, after reading the list for a while and one second after it has loaded, in ms.
 */
export async function measureNavigation(browser: Browser, siteUrl: string) {
  const afterReading = await timeToArticle(browser, siteUrl, async (page) => {
    const session = await page.context().newCDPSession(page);
    for (let swipe = 0; swipe < 3; swipe += 1) {
      await session.send('Input.synthesizeScrollGesture', {
        x: 200,
        y: 600,
        yDistance: -120,
        gestureSourceType: 'touch',
      });
      await page.waitForTimeout(400);
    }
    await page.waitForTimeout(restMs);
  });
  const atOnce = await timeToArticle(browser, siteUrl, (page) => page.waitForTimeout(hurryMs));
  return { 'after reading 8 s, ms': afterReading, '1 s after load, ms': atOnce };
}

async function timeToArticle(
  browser: Browser,
  siteUrl: string,
  beforeTap: (page: Page) => Promise<void>,
): Promise<number> {
  await using context = await openPhone(browser);
  const page = await context.newPage();
  await slowDown(page, { network: true });
  await page.addInitScript(watchHeading);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(siteUrl + pages.list, { waitUntil: 'load' });
  await beforeTap(page);
  // A site that its browser renders has its links long after it has loaded.
  const link = await page.waitForFunction(linkInView);
  const { x, y } = (await link.jsonValue()) as Point;
  await page.touchscreen.tap(x, y);
  // Polling sooner would run the driver's script during the measured time.
  await page.waitForTimeout(arrivedMs);
  const painted = await page.waitForFunction(() => window.benchPaintedAt, undefined, {
    timeout: 30_000,
  });
  if (errors.length > 0) throw new Error(`${siteUrl} does not work: ${errors.join('\n')}`);
  return (await painted.jsonValue()) ?? Number.NaN;
}

interface Point {
  x: number;
  y: number;
}

/** Runs in the page: the position of the first link to an article that is well inside the window, if there is one. */
function linkInView(): Point | undefined {
  for (const link of document.querySelectorAll('main a[href*="/editorial-analysis/"]')) {
    const { x, y, width, height } = link.getBoundingClientRect();
    if (y > 160 && y + height < innerHeight - 40) return { x: x + width / 3, y: y + height / 2 };
  }
  return undefined;
}

/** Runs in every document: records when the heading of an article is on the screen, counted from the tap. */
function watchHeading(): void {
  const key = 'bench-tapped';
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp)),
    { capture: true },
  );
  const look = () => {
    const tapped = Number(sessionStorage.getItem(key));
    const isArticle = /^\/editorial-analysis\/\d/.test(location.pathname);
    const heading = document.querySelector('main h1');
    const isNew = isArticle && heading && heading.textContent !== 'Editorial Analysis';
    if (tapped && isNew && heading.checkVisibility()) {
      requestAnimationFrame(() => {
        window.benchPaintedAt = performance.timeOrigin + performance.now() - tapped;
      });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
