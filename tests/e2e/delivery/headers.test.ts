import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

const siteUrl = inject('siteUrl');
const browser = useBrowser();

function partsOf(page: Page) {
  const header = page.getByRole('banner');
  return {
    courses: header.getByRole('button', { name: 'All Courses' }),
    affairs: header.getByRole('button', { name: 'Current Affairs' }),
    offline: header.getByRole('link', { name: 'Offline Mode' }),
    online: header.getByRole('link', { name: 'Online Mode' }),
    editorial: header.getByRole('link', { name: 'Editorial Analysis' }),
    scholarship: header.getByRole('link', { name: 'Scholarship Programme' }),
    liveDemo: header.getByRole('link', { name: 'Live Demo' }),
    burger: header.getByRole('button', { name: 'Open menu' }),
    menu: page.getByRole('dialog', { name: 'Menu' }),
    close: page.getByRole('button', { name: 'Close menu' }),
  };
}

const isOpen = (page: Page, name: 'courses' | 'affairs') =>
  partsOf(page)[name].getAttribute('aria-expanded');
const expectOpen = async (page: Page, courses: boolean, affairs: boolean) => {
  await expect.poll(() => isOpen(page, 'courses')).toBe(String(courses));
  await expect.poll(() => isOpen(page, 'affairs')).toBe(String(affairs));
  expect(await partsOf(page).offline.isVisible()).toBe(courses);
  expect(await partsOf(page).editorial.isVisible()).toBe(affairs);
};
const hasFocus = async (page: Page, name: keyof ReturnType<typeof partsOf>) => {
  const part = partsOf(page)[name];
  await expect.poll(() => part.evaluate((e) => e === document.activeElement)).toBe(true);
};

/** At once, whatever the page says about smooth scrolling, and reported back when it is there. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

describe('the dropdowns', () => {
  const open = async () =>
    hydrated(await browser.open(`${siteUrl}/about`, { viewport: { width: 1280, height: 800 } }));

  test('open and close on click, each independently of the other', async () => {
    const page = await open();
    const { courses, affairs } = partsOf(page);
    await expectOpen(page, false, false);
    await courses.click();
    await expectOpen(page, true, false);
    await affairs.click();
    await expectOpen(page, true, true);
    await courses.click();
    await expectOpen(page, false, true);
    await affairs.click();
    await expectOpen(page, false, false);
  });

  test('do not open on hover', async () => {
    const page = await open();
    await partsOf(page).courses.hover();
    // Radix would open after 200 ms; the other one's click comes after that in any case.
    await partsOf(page).affairs.click({ delay: 300 });
    await expectOpen(page, false, true);
  });

  test('two open ones do not cover each other', async () => {
    const page = await open();
    const { courses, affairs, offline, online, editorial } = partsOf(page);
    await courses.click();
    await affairs.click();
    for (const link of [offline, online, editorial]) {
      const onTop = await link.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(onTop).toBe(true);
    }
  });

  test('Escape closes the one with focus, then the other, and focus is on its button', async () => {
    const page = await open();
    const { courses, affairs, online } = partsOf(page);
    await affairs.click();
    await courses.click();
    await online.focus();
    await page.keyboard.press('Escape');
    await expectOpen(page, false, true);
    await hasFocus(page, 'courses');
    await page.keyboard.press('Escape');
    await expectOpen(page, false, false);
    await hasFocus(page, 'affairs');
  });

  test('a click elsewhere closes all', async () => {
    const page = await open();
    const { courses, affairs } = partsOf(page);
    await courses.click();
    await affairs.click();
    await page.getByRole('main').click({ position: { x: 20, y: 500 } });
    await expectOpen(page, false, false);
  });

  test('leave the page where it is, by mouse and by keyboard', async () => {
    const page = await open();
    await scrollTo(page, 300);
    await partsOf(page).courses.click();
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Escape']) {
      await page.keyboard.press(key);
    }
    await hasFocus(page, 'courses');
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });

  test('following a link closes all', async () => {
    const page = await open();
    const { courses, affairs, offline } = partsOf(page);
    await courses.click();
    await affairs.click();
    await offline.click();
    await page.getByRole('heading', { level: 1, name: 'Offline Mode' }).waitFor();
    await expectOpen(page, false, false);
  });

  test('work by keyboard: the links follow their button, closed ones are passed over', async () => {
    const page = await open();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/skip/i);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await hasFocus(page, 'courses');
    await page.keyboard.press('Tab');
    await hasFocus(page, 'affairs');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expectOpen(page, true, false);
    await page.keyboard.press('Tab');
    await hasFocus(page, 'offline');
    await page.keyboard.press('Tab');
    await hasFocus(page, 'online');
    await page.keyboard.press('Tab');
    await hasFocus(page, 'affairs');
    await page.keyboard.press('Space');
    await expectOpen(page, true, true);
    await page.keyboard.press('Space');
    await expectOpen(page, true, false);
    await page.keyboard.press('Tab');
    await hasFocus(page, 'scholarship');
  });

  test('mark the page one is on', async () => {
    const page = await hydrated(
      await browser.open(`${siteUrl}/Offline-Mode`, { viewport: { width: 1280, height: 800 } }),
    );
    await partsOf(page).courses.click();
    expect(await partsOf(page).offline.getAttribute('aria-current')).toBe('page');
    expect(await partsOf(page).online.getAttribute('aria-current')).toBeNull();
  });
});

describe('the mobile menu', () => {
  const open = async () => {
    const page = await browser.open(`${siteUrl}/about`, { viewport: { width: 360, height: 640 } });
    await hydrated(page);
    await scrollTo(page, 300);
    await partsOf(page).burger.click();
    await partsOf(page).menu.waitFor();
    return page;
  };

  test('opens by the burger, with every link of the header', async () => {
    const page = await open();
    const { affairs, burger, editorial, menu, offline, scholarship } = partsOf(page);
    expect(await burger.count()).toBe(0);
    expect(await scholarship.isVisible()).toBe(true);
    for (const name of ['Live Demo', 'Login to our App', 'Call Us for Admissions']) {
      expect(await menu.getByRole('link', { name }).isVisible()).toBe(true);
    }
    await affairs.click();
    expect(await editorial.isVisible()).toBe(true);
    expect(await offline.isVisible()).toBe(false);
    expect(await page.locator('a[href="/offline-mode"]').count()).toBe(1);
  });

  test.each(['the close button', 'Escape', 'the backdrop'])(
    'closes by %s, and focus is on the burger',
    async (way) => {
      const page = await open();
      if (way === 'the close button') await partsOf(page).close.click();
      else if (way === 'Escape') await page.keyboard.press('Escape');
      else await page.mouse.click(10, 400);
      await partsOf(page).menu.waitFor({ state: 'detached' });
      await hasFocus(page, 'burger');
      expect(await partsOf(page).burger.getAttribute('aria-expanded')).toBe('false');
    },
  );

  test('holds focus, and the page behind neither scrolls nor shifts', async () => {
    const page = await open();
    const left = () =>
      page.locator('main h1').evaluate((heading) => heading.getBoundingClientRect().left);
    const before = await left();
    await hasFocus(page, 'close');
    const inMenu = () =>
      page.evaluate(() => Boolean(document.activeElement?.closest('[role="dialog"]')));
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await inMenu()).toBe(true);
    }
    await page.mouse.move(10, 400);
    await page.mouse.wheel(0, 500);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 5000);
    expect(await page.evaluate(() => scrollY)).toBe(300);
    await page.keyboard.press('Escape');
    await hasFocus(page, 'burger');
    expect(await page.evaluate(() => scrollY)).toBe(300);
    expect(await left()).toBe(before);
  });

  test('closes when a link is followed, and focus is on the new page', async () => {
    const page = await open();
    await partsOf(page).scholarship.click();
    const heading = page.getByRole('heading', { level: 1, name: 'Scholarship Programme' });
    await heading.waitFor();
    await partsOf(page).menu.waitFor({ state: 'detached' });
    await expect.poll(() => heading.evaluate((e) => e === document.activeElement)).toBe(true);
  });
});

describe('Live Demo', () => {
  const red = 'rgb(255, 113, 105)';
  const white = 'rgb(255, 255, 255)';

  /** Its colour so many milliseconds after the start of its animation; undefined where it stands still. */
  const colours = (page: Page, times: number[]) =>
    partsOf(page).liveDemo.evaluate((link, at) => {
      const [animation] = link.getAnimations();
      if (!animation) return undefined;
      animation.pause();
      return at.map((time) => {
        animation.currentTime = time;
        return getComputedStyle(link).color;
      });
    }, times);
  const viewport = { width: 1280, height: 800 };

  test('blinks red and white, 500 ms each', async () => {
    const page = await browser.open(`${siteUrl}/about`, { viewport });
    const shown = await colours(page, [0, 250, 499, 501, 750, 999, 1001, 1499, 1501, 60_250]);
    expect(shown).toEqual([red, red, red, white, white, white, red, red, white, red]);
  });

  test('stands still, red, under reduced motion', async () => {
    const page = await browser.open(`${siteUrl}/about`, { viewport, reducedMotion: 'reduce' });
    expect(await colours(page, [0])).toBeUndefined();
    expect(await partsOf(page).liveDemo.evaluate((link) => getComputedStyle(link).color)).toBe(red);
  });

  test('stands still while motion is paused', async () => {
    const page = await browser.open(`${siteUrl}/about`, { viewport });
    await page.evaluate(() => document.documentElement.setAttribute('data-setu-motion', 'paused'));
    expect(await colours(page, [0])).toBeUndefined();
  });
});
