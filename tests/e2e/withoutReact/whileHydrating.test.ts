import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';

// React hydrates in steps. Input between two steps must not be lost, and must not make React do the rest in
// one go, which would block the page and delay the next paint. A choice of colours needs no React: preHydration.test.ts.

const siteUrl = inject('siteUrl');
const browser = useBrowser();

/** Opens a page whose hydration has begun and waits for `goOn`. */
async function openHydrating(path: string) {
  const page = await browser.open('about:blank');
  await page.addInitScript(holdSteps);
  await page.goto(siteUrl + path);
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 300);
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  );
  const goOn = async () => {
    await page.evaluate(() => dispatchEvent(new Event('test:go-on')));
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  };
  return { page, goOn };
}

/** Runs in the page: React takes a step for each message that it sends itself. */
function holdSteps(): void {
  const { prototype } = MessagePort;
  // oxlint-disable-next-line typescript/unbound-method -- called for its port below
  const { postMessage } = prototype;
  const held: (() => void)[] = [];
  prototype.postMessage = function hold(this: MessagePort, message: unknown) {
    held.push(() => postMessage.call(this, message));
  };
  addEventListener('test:go-on', () => {
    prototype.postMessage = postMessage;
    for (const send of held) send();
  });
}

const isHydrated = (page: Page) =>
  page.evaluate(() => 'hydrated' in document.documentElement.dataset);

test('a link is followed once React is there, once, without a new document', async () => {
  const { page, goOn } = await openHydrating('/about');
  const origin = await page.evaluate(() => performance.timeOrigin);
  const places: string[] = [];
  page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  expect(await isHydrated(page)).toBe(false);

  await goOn();
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
  expect(places.filter((place) => place !== '/about')).toEqual(['/contact']);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(origin);
});

test('a button that only React can answer is answered', async () => {
  const { page, goOn } = await openHydrating('/');
  const resources = page.locator('[aria-label="Free resources to choose from"]');
  await resources.getByRole('button', { name: 'Pause automatic slides' }).click();
  expect(await isHydrated(page)).toBe(false);

  await goOn();
  await resources.getByRole('button', { name: 'Start automatic slides' }).waitFor();
});
