import type { Locator, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { testimonials } from '../../../site/src/content/testimonials.ts';
import { hold, saveData, useBrowser } from '../../support/browser/browser.ts';

// No script is requested before the first sign of use, and input before React is neither lost nor handled
// twice. The tests in @setu/ui cover how each part opens before React and continues with it.

const siteUrl = inject('siteUrl');
const browser = useBrowser();
/** High enough for the first carousel of the home page, which moves only while it is in view. */
const wide = { viewport: { width: 1280, height: 1300 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Opens a page whose script requests are recorded, and held until they are released. */
async function openHeld(path: string, options: object = wide) {
  const page = await browser.open('about:blank', options);
  const scripts = await hold(page, /\.js$/);
  await page.goto(siteUrl + path);
  const release = async () => {
    scripts.release();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  };
  return { page, asked: scripts.asked, release };
}

/** As Chrome's translator does, which leaves no text where React expects one. */
const translateHeading = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => heading.replaceChildren(document.createElement('font')));

const carousel = (page: Page, name: string) =>
  page.locator(`[aria-roledescription="carousel"][aria-label="${name}"]`);
const resources = (page: Page) => carousel(page, 'Free resources to choose from');
const scrolled = (region: Locator) =>
  region.getByRole('group', { name: 'Slides' }).evaluate((track) => track.scrollLeft);
/** Whether slides are moved within ten seconds of the page's clock; the move itself would take time. */
async function advances(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    delete document.body.dataset['advanced'];
    HTMLElement.prototype.scrollBy = () => {
      document.body.dataset['advanced'] = '';
    };
  });
  await page.clock.runFor(10_000);
  return page.evaluate(() => 'advanced' in document.body.dataset);
}
const hasFocus = (part: Locator) => part.evaluate((element) => element === document.activeElement);

describe('a page without interaction', () => {
  test('gets its script when it has been idle for six seconds', async () => {
    const page = await browser.open('about:blank', wide);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url());
    });
    await page.clock.install();
    await page.goto(siteUrl);
    await page.waitForLoadState('load');
    await page.clock.runFor(4_000);
    expect(asked).toEqual([]);
    await page.clock.runFor(2_100);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    expect(asked.length).toBeGreaterThan(0);
  });

  test('that reads the device says that no script runs only where none has come for long', async () => {
    const page = await browser.open('about:blank', wide);
    await page.route(/\.js$/, () => {});
    await page.goto(`${siteUrl}/saved`, { waitUntil: 'commit' });
    const notice = page.getByText('read by JavaScript, which does not run here');
    await notice.waitFor({ state: 'attached' });
    expect(await notice.isVisible()).toBe(false);
    await page.locator('.needs-script').evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    await notice.waitFor();
  });

  test('that is drawn ahead does not get it before it is shown', async () => {
    const { page, asked } = await openHeld('/contact');
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    });
    await page.clock.install();
    await page.reload();
    await page.clock.runFor(60_000);
    expect(asked).toEqual([]);
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: false }));
    await page.clock.runFor(6_100);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  test('never gets it where the visitor saves data', async () => {
    const { page, asked } = await openHeld('/contact');
    await page.addInitScript(saveData);
    await page.clock.install();
    await page.reload();
    await page.clock.runFor(60_000);
    expect(asked).toEqual([]);
    await page.keyboard.press('Tab');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });
});

describe('the first sign of use', () => {
  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['a moving pointer', (page) => page.mouse.move(5, 400)],
    ['a press', (page) => page.mouse.click(5, 400)],
    ['a key', (page) => page.keyboard.press('Tab')],
    ['focus', (page) => page.getByLabel('Email').focus()],
    ['scrolling', (page) => page.evaluate(() => window.scrollTo(0, 200))],
  ])('%s brings React, once', async (_sign, use) => {
    const { page, asked, release } = await openHeld('/contact');
    await use(page);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await use(page);
    await release();
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('a box that scrolls by itself is none', async () => {
    const { page, asked } = await openHeld('/');
    await expect.poll(() => scrolled(resources(page)), { timeout: 6_000 }).toBeGreaterThan(0);
    expect(asked).toEqual([]);
  });

  test('slides that advance before React stand still where motion was turned off', async () => {
    const page = await browser.open('about:blank', wide);
    await page.addInitScript(() => localStorage.setItem('setu:motion', 'paused'));
    await page.route(/\.js$/, () => {});
    await page.clock.install();
    await page.goto(siteUrl);
    await page.clock.runFor(5_000);
    expect(await scrolled(resources(page))).toBe(0);
    await page.evaluate(() => document.documentElement.removeAttribute('data-setu-motion'));
    await page.clock.runFor(2_000);
    await expect.poll(() => scrolled(resources(page))).toBeGreaterThan(0);
  });

  test('slides stand still before React while one has the focus or the pointer', async () => {
    const page = await browser.open('about:blank', wide);
    await page.route(/\.js$/, () => {});
    await page.clock.install();
    await page.goto(siteUrl);
    const link = resources(page).getByRole('link').first();
    await link.focus();
    expect(await advances(page)).toBe(false);
    await link.blur();
    await link.hover();
    expect(await advances(page)).toBe(false);
    await page.mouse.move(5, 5);
    expect(await advances(page)).toBe(true);
  });

  test('a tap on a link leaves the line to the next page', async () => {
    const { page, asked } = await openHeld('/about', phone);
    // The logo.
    const home = page.getByRole('banner').getByRole('link').first();
    await home.dispatchEvent('pointerdown');
    expect(asked).toEqual([]);
    await home.evaluate((link: HTMLElement) => link.click());
    await page.getByRole('heading', { level: 1, name: 'Your Bridge to Success' }).waitFor();
    expect(asked).toEqual([]);
  });
});

describe('a page that is reloaded', () => {
  /** Opens a page that was reached by a link within the site, ready to be reloaded. */
  async function openReloaded() {
    const held = await openHeld('/career');
    const { page } = held;
    await page.mouse.move(5, 400);
    await held.release();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    await page.mouse.move(5, 300);
    return held;
  }
  const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

  test('stays where the visitor scrolls before React is there', async () => {
    const { page } = await openReloaded();
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.reload();
    await expect.poll(() => scrollY(page)).toBe(300);
    await page.evaluate(() => window.scrollTo(0, 120));
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await scrollY(page)).toBe(120);
  });

  test('leads back before React is there', async () => {
    const { page } = await openReloaded();
    const scripts = await hold(page, /\.js$/);
    await page.reload();
    await page.evaluate(() => history.back());
    await page.waitForURL('**/career');
    scripts.release();
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.innerText()).toBe('Careers');
  });
});

describe('what is used before React is there', () => {
  test('a click elsewhere closes the dropdowns', async () => {
    const { page } = await openHeld('/about');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'All Courses' }).click();
    const link = header.getByRole('link', { name: 'Offline Mode' });
    await link.waitFor();
    await page.getByRole('main').click({ position: { x: 20, y: 500 } });
    await expect.poll(() => link.isVisible()).toBe(false);
  });

  test('Escape closes the dropdown as soon as React is there', async () => {
    const { page, release } = await openHeld('/about');
    const header = page.getByRole('banner');
    const courses = header.getByRole('button', { name: 'All Courses' });
    await courses.click();
    await header.getByRole('link', { name: 'Online Mode' }).focus();
    await page.keyboard.press('Escape');
    await release();
    await header.getByRole('link', { name: 'Online Mode' }).waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(courses)).toBe(true);
  });

  test('each press on next moves the slides on, once', async () => {
    const { page, release } = await openHeld('/', { ...wide, reducedMotion: 'reduce' });
    const next = resources(page).getByRole('button', { name: 'Next slide' });
    await next.click();
    await next.click();
    expect(await scrolled(resources(page))).toBe(0);
    await release();
    const third = resources(page).getByRole('group', { name: '3 of 12' });
    await expect
      .poll(() =>
        third.evaluate((slide) => {
          const track = slide.parentElement?.getBoundingClientRect();
          return Math.abs(slide.getBoundingClientRect().left - (track?.left ?? 0)) < 12;
        }),
      )
      .toBe(true);
  });

  test('a press on pause stops the slides for good', async () => {
    const { page, release } = await openHeld('/');
    await page.clock.install();
    await page.reload();
    await resources(page).getByRole('button', { name: 'Pause automatic slides' }).click();
    await release();
    await resources(page).getByRole('button', { name: 'Start automatic slides' }).blur();
    await page.mouse.move(5, 5);
    const place = await scrolled(resources(page));
    expect(await advances(page)).toBe(false);
    // React moves slides in another way.
    expect(await scrolled(resources(page))).toBe(place);
  });

  test('a press on a video plays it where it is, and nowhere else', async () => {
    const { page, release } = await openHeld('/');
    const [first] = testimonials;
    await page.getByRole('link', { name: `Play video: ${first?.title}` }).click();
    await release();
    await page.getByLabel(first?.title ?? '', { exact: true }).waitFor();
    expect(await page.locator('video').count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(page.context().pages()).toHaveLength(1);
  });

  test('what is written on a translated page is kept, although React renders it again', async () => {
    const options = { ...phone, expectConsole: /error #418/ };
    const { page, release } = await openHeld('/Scholarship', options);
    await translateHeading(page);
    await page.getByRole('radio', { name: 'Female' }).check();
    await page.getByRole('checkbox').check();
    await page.getByRole('combobox').selectOption('OBC');
    const name = page.getByRole('textbox', { name: 'First name' });
    await name.fill('Asha');
    await release();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Scholarship Programme');
    expect(await page.getByRole('radio', { name: 'Female' }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    expect(await page.getByRole('combobox').inputValue()).toBe('OBC');
    expect(await name.inputValue()).toBe('Asha');
    expect(await hasFocus(name)).toBe(true);
  });

  test('the menu stays open on a translated page', async () => {
    const { page, release } = await openHeld('/about', { ...phone, expectConsole: /error #418/ });
    await translateHeading(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await release();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Current Affairs' }).click();
    await menu.getByRole('link', { name: 'Editorial Analysis' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.innerText()).toBe('Editorial Analysis');
  });

  test('a press on a button after a deployment has replaced the scripts reloads the page', async () => {
    const page = await browser.open('about:blank', { ...wide, expectConsole: /Failed to load/ });
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(siteUrl);
    const failure = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
    await page.mouse.wheel(0, 100);
    await failure;
    await page.unroute(/\.js$/);
    const next = resources(page).getByRole('button', { name: 'Next slide' });
    const loaded = page.waitForEvent('load');
    await next.click();
    await loaded;
    await next.click();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect.poll(() => scrolled(resources(page))).toBeGreaterThan(0);
  });

  test('such a press loads no page again in which something is filled in', async () => {
    const page = await browser.open('about:blank', { ...wide, expectConsole: /Failed to load/ });
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(`${siteUrl}/practice`);
    const failure = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
    await page.getByRole('radio').nth(1).check();
    await failure;
    await page.getByRole('button', { name: '6 minutes' }).click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.getByRole('button', { name: 'Check answers' }).click();
    await expect.poll(() => page.url()).toContain('?a=b');
  });

  test.each(['while the script is awaited', 'after the script has failed'])(
    'a press on a video %s opens it where the script cannot be had',
    async (moment) => {
      const page = await browser.open('about:blank', { ...wide, expectConsole: /Failed to load/ });
      const pressed = Promise.withResolvers<void>();
      if (moment === 'after the script has failed') pressed.resolve();
      await page.route(/\.js$/, async (route) => {
        await pressed.promise;
        await route.abort();
      });
      await page.goto(siteUrl);
      const failure = page.waitForEvent('requestfailed', (request) =>
        request.url().endsWith('.js'),
      );
      await page.mouse.wheel(0, 100);
      if (moment === 'after the script has failed') await failure;
      await page
        .getByRole('link', { name: /^Play video/ })
        .first()
        .click();
      pressed.resolve();
      await expect.poll(() => page.url()).toMatch(/\.(mp4|webm)$/);
    },
  );

  test('a press on a page that was cut off within its data reloads it', async () => {
    const page = await browser.open('about:blank', wide);
    await page.route(
      `${siteUrl}/`,
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const cut = html.indexOf('{', html.indexOf('id="page-data"')) + 40;
        await route.fulfill({ response, body: html.slice(0, cut) });
      },
      { times: 1 },
    );
    await page.goto(`${siteUrl}/`);
    const reloaded = page.waitForEvent('load');
    await resources(page).getByRole('button', { name: 'Next slide' }).click();
    await reloaded;
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    expect(await resources(page).count()).toBe(1);
  });

  // A journey reads on another page what was chosen.
  test('colours and motion change at once', async () => {
    const { page, release } = await openHeld('/');
    const [dark, off] = ['Dark', 'Off'].map((name) => page.getByRole('radio', { name }));
    await dark?.check({ force: true });
    await off?.check({ force: true });
    const root = page.locator('html');
    expect(await root.evaluate((html) => getComputedStyle(html).colorScheme)).toBe('dark');
    const demo = page.getByRole('link', { name: 'Live Demo' });
    expect(await demo.evaluate((link) => link.getAnimations().length)).toBe(0);
    await release();
    await resources(page).getByRole('button', { name: 'Start automatic slides' }).waitFor();
    await expect.poll(() => dark?.isChecked()).toBe(true);
    expect(await off?.isChecked()).toBe(true);
  });

  test('colours change where the browser forbids its storage', async () => {
    const { page } = await openHeld('/about', {
      expectConsole: /Forbidden/,
      initScript: () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new Error('Forbidden');
          },
        }),
    });
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    expect(await page.locator('html').getAttribute('data-setu-mode')).toBe('dark');
  });
});
