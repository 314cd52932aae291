import type { Locator, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { linksIn, partOf, readPage, textsOf } from '../../support/http/html.ts';
import { readTable } from '../../support/backend/tables.ts';

const siteUrl = inject('siteUrl');
const browser = useBrowser();
const wide = { width: 1280, height: 900 };

const carousel = (page: Page, name: string) =>
  page.locator(`[aria-roledescription="carousel"][aria-label="${name}"]`);
const track = (region: Locator) => region.getByRole('group', { name: 'Slides' });

/** The names of the slides that are completely visible, such as '2 of 12'. */
const slidesInView = (region: Locator) =>
  track(region).evaluate((box) => {
    const { left, right } = box.getBoundingClientRect();
    return [...box.children].flatMap((slide) => {
      const edges = slide.getBoundingClientRect();
      const whole = edges.left >= left - 1 && edges.right <= right + 1;
      return whole ? [slide.getAttribute('aria-label')] : [];
    });
  });

// The tests of Carousel in @setu/ui cover how many are side by side.
test('slides advance every 2 seconds, in half a second', async () => {
  // All of the page is in view, its clock stopped, the pointer away from its carousels.
  const page = await browser.open('about:blank', { viewport: { width: 1280, height: 5000 } });
  await page.clock.install({ time: '2026-11-21T06:00:00Z' });
  await page.clock.pauseAt('2026-11-21T06:00:01Z');
  await page.goto(siteUrl);
  // React's scripts are requested some time after a sign of use.
  await page.keyboard.press('Shift');
  await page.clock.runFor(150);
  await hydrated(page);
  const region = carousel(page, 'Free resources to choose from');
  // Slides that move by themselves are not read out (APG carousel).
  await expect.poll(() => track(region).getAttribute('aria-live')).toBe('off');
  await page.clock.runFor(1_999);
  expect(await track(region).evaluate((box) => box.scrollLeft)).toBe(0);
  await page.clock.runFor(400);
  expect((await slidesInView(region)).length).toBe(2);
  await page.clock.runFor(150);
  expect(await slidesInView(region)).toEqual(['2 of 12', '3 of 12', '4 of 12']);
  await page.clock.runFor(2_000);
  expect(await slidesInView(region)).toEqual(['3 of 12', '4 of 12', '5 of 12']);
});

describe('all courses', () => {
  const newestFirst = 'Course Section?select=title,category&order=date.desc.nullslast,id.desc';
  const read = () => readTable<{ title: string; category: string }>(siteUrl, newestFirst);
  const cardsOf = (html: string) =>
    linksIn(partOf(html, 'main')).flatMap(({ name }) => /^View More: (.*)/.exec(name)?.[1] ?? []);

  test('come by a link, which says how many they are, in a page that search engines leave out', async () => {
    const [rows, home] = await Promise.all([read(), readPage(siteUrl)]);
    expect(home.links).toContainEqual({
      name: `Show all ${rows.length} courses`,
      href: '/?courses=all#latest-courses',
    });
    expect(home.links).toContainEqual({ name: 'Online courses', href: '/online-mode' });
    expect(home.links).toContainEqual({ name: 'Classroom courses', href: '/offline-mode' });
    const all = await readPage(`${siteUrl}/?courses=all`);
    expect(cardsOf(all.html)).toEqual(rows.map(({ title }) => title));
    expect(all.text).not.toContain('Show all');
    expect(all.canonical).toBe(`${siteUrl}/`);
    expect(all.robots).toBe('noindex');
  });

  test('of a category are shown without being asked for', async () => {
    const rows = (await read()).filter(({ category }) => category === 'General Studies');
    const { html, text } = await readPage(`${siteUrl}/?category=General%20Studies`);
    expect(cardsOf(html)).toEqual(rows.map(({ title }) => title));
    expect(text).not.toContain('Show all');
  });

  test('come without a new page, and the keyboard goes on with the first of them', async () => {
    const rows = await read();
    const still = { viewport: wide, reducedMotion: 'reduce' } as const;
    const page = await hydrated(await browser.open(siteUrl, still));
    const link = page.getByRole('link', { name: /^Show all/ });
    await link.focus();
    await page.keyboard.press('Enter');
    const cards = page.getByRole('region', { name: 'Latest courses' }).getByRole('article');
    await expect.poll(() => cards.count()).toBe(rows.length);
    expect(new URL(page.url()).search).toBe('?courses=all');
    const isFocused = (part: Locator) =>
      part.evaluate((element) => element === document.activeElement);
    await expect.poll(() => isFocused(cards.nth(6).getByRole('link').first())).toBe(true);
    const { y = -1 } = (await cards.nth(6).getByRole('link').first().boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(wide.height);
  });
});

test('the six newest courses and all resources are there, each leading on', async () => {
  const [courses, free, { html }] = await Promise.all([
    readTable<{ title: string; ViewMore: string; BuyURL: string }>(
      siteUrl,
      'Course Section?select=title,ViewMore,BuyURL&order=date.desc.nullslast,id.desc&limit=6',
    ),
    readTable<{ title: string; href: string }>(siteUrl, 'resources?select=title,href'),
    readPage(siteUrl),
  ]);
  const links = linksIn(partOf(html, 'main'));
  expect(links.filter(({ name }) => /^(View More|Buy Now)/.test(name))).toEqual(
    courses.flatMap(({ title, ViewMore, BuyURL }) => [
      { name: `View More: ${title}`, href: ViewMore },
      { name: `Buy Now: ${title}`, href: BuyURL },
    ]),
  );
  expect(links).toEqual(
    expect.arrayContaining(free.map(({ title, href }) => ({ name: title, href }))),
  );
  expect(links).toContainEqual({ name: 'Contact us', href: '/contact' });
  expect(links.find(({ name }) => name === 'Join on WhatsApp')?.href).toMatch(
    /^https:\/\/wa\.me\//,
  );
  expect(textsOf(html, 'h2')).toContain('Prepare with others');
});
