import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

// What the header does within a page. How its parts open and close: disclosureSuite and dialogSuite of @setu/ui.

const siteUrl = inject('siteUrl');
const browser = useBrowser();

async function open(path: string, width: number) {
  const page = await browser.open(siteUrl + path, { viewport: { width, height: 640 } });
  await hydrated(page);
  // At once, whatever the page says about smooth scrolling.
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  const header = page.getByRole('banner');
  return {
    page,
    courses: header.getByRole('button', { name: 'All Courses' }),
    affairs: header.getByRole('button', { name: 'Current Affairs' }),
    burger: header.getByRole('button', { name: 'Open menu' }),
    link: (name: string) => header.getByRole('link', { name }),
  };
}

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

describe('the dropdowns', () => {
  test('do not cover each other, mark the page one is on, and leave it where it is', async () => {
    const { page, courses, affairs, link } = await open('/Offline-Mode', 1280);
    await affairs.click();
    await courses.click();
    for (const name of ['Offline Mode', 'Online Mode', 'Editorial Analysis']) {
      const onTop = await link(name).evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(onTop, name).toBe(true);
    }
    expect(await link('Offline Mode').getAttribute('aria-current')).toBe('page');
    expect(await link('Online Mode').getAttribute('aria-current')).toBeNull();
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Escape']) {
      await page.keyboard.press(key);
    }
    await expect.poll(() => courses.evaluate((e) => e === document.activeElement)).toBe(true);
    expect(await scrollY(page)).toBe(300);
  });

  test.each(['a click elsewhere', 'a link that is followed'])('%s closes all', async (way) => {
    const { page, courses, affairs, link } = await open('/about', 1280);
    await courses.click();
    await affairs.click();
    if (way === 'a click elsewhere') {
      await page.getByRole('main').click({ position: { x: 20, y: 500 } });
    } else {
      await link('Offline Mode').click();
      await page.getByRole('heading', { level: 1, name: 'Offline Mode' }).waitFor();
    }
    await expect.poll(() => courses.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => affairs.getAttribute('aria-expanded')).toBe('false');
  });
});

test('the mobile menu holds the page behind it, and closes with focus on the page it leads to', async () => {
  const { page, burger } = await open('/about', 360);
  await burger.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  for (const name of ['Live Demo', 'Login to our App', 'Call Us for Admissions']) {
    expect(await menu.getByRole('link', { name }).isVisible()).toBe(true);
  }
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 500);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 5000);
  expect(await scrollY(page)).toBe(300);
  await menu.getByRole('link', { name: 'Scholarship Programme' }).click();
  await menu.waitFor({ state: 'detached' });
  const heading = page.getByRole('heading', { level: 1, name: 'Scholarship Programme' });
  await expect.poll(() => heading.evaluate((e) => e === document.activeElement)).toBe(true);
});
