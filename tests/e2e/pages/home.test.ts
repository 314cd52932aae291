import type { Locator, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { testimonials } from '../../../site/src/content/testimonials.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { linksIn, partOf, readPage, textsOf } from '../../support/http/html.ts';
import { readTable } from '../../support/backend/tables.ts';

const siteUrl = inject('siteUrl');
const browser = useBrowser();
const wide = { width: 1280, height: 900 };

const carousel = (page: Page, name: string) =>
  page.locator(`[aria-roledescription="carousel"][aria-label="${name}"]`);
const resources = (page: Page) => carousel(page, 'Free resources to choose from');
const videos = (page: Page) => carousel(page, 'Videos of toppers');
const track = (region: Locator) => region.getByRole('group', { name: 'Slides' });

/** The names of the slides that can be seen whole, such as '2 of 12'. */
const slidesInView = (region: Locator) =>
  track(region).evaluate((box) => {
    const { left, right } = box.getBoundingClientRect();
    return [...box.children].flatMap((slide) => {
      const edges = slide.getBoundingClientRect();
      const whole = edges.left >= left - 1 && edges.right <= right + 1;
      return whole ? [slide.getAttribute('aria-label')] : [];
    });
  });

describe('the hero', () => {
  test('has its words, its picture and a link to the contact page', async () => {
    const page = await hydrated(await browser.open(siteUrl, { viewport: wide }));
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Your Bridge to Success' }).waitFor();
    await main.getByText("Spark passion, master governance, shape India's future.").waitFor();
    const picture = main.getByRole('img', { name: /A student with a book walks over a bridge/ });
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
    await main.getByRole('link', { name: 'Study Together Now' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/Contact');
  });
});

describe('slides side by side', () => {
  test.each([
    ['Free resources to choose from', { 1440: 3, 1024: 3, 1023: 2, 600: 2, 599: 1, 320: 1 }],
    ['Videos of toppers', { 1440: 3, 1025: 3, 1024: 2, 769: 2, 768: 1, 320: 1 }],
  ])('%s', async (name, expected) => {
    // Reduced motion holds them still.
    const page = await browser.open(siteUrl, { reducedMotion: 'reduce' });
    const shown: Record<string, number> = {};
    for (const width of Object.keys(expected)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      shown[width] = (await slidesInView(carousel(page, name))).length;
    }
    expect(shown).toEqual(expected);
  });
});

describe('slides that advance', () => {
  /** The page with its clock stopped and all of it in view, the pointer away from its carousels. */
  const open = async (carouselOf: (page: Page) => Locator) => {
    const page = await browser.open('about:blank', { viewport: { width: 1280, height: 5000 } });
    await page.clock.install({ time: '2026-11-21T06:00:00Z' });
    await page.clock.pauseAt('2026-11-21T06:00:01Z');
    await page.goto(siteUrl);
    await hydrated(page);
    const region = carouselOf(page);
    await expect.poll(() => isAdvancing(region)).toBe(true);
    return { page, region };
  };
  /** Slides that move by themselves are not read out (APG carousel). */
  const isAdvancing = async (region: Locator) =>
    (await track(region).getAttribute('aria-live')) === 'off';
  const left = (region: Locator) => track(region).evaluate((box) => box.scrollLeft);

  test('every 2 seconds, in half a second', async () => {
    const { page, region } = await open(resources);
    await page.clock.runFor(1_999);
    expect(await left(region)).toBe(0);
    await page.clock.runFor(400);
    expect((await slidesInView(region)).length).toBe(2);
    await page.clock.runFor(150);
    expect(await slidesInView(region)).toEqual(['2 of 12', '3 of 12', '4 of 12']);
    await page.clock.runFor(2_000);
    expect(await slidesInView(region)).toEqual(['3 of 12', '4 of 12', '5 of 12']);
  });

  test('start over after the last', async () => {
    const { page, region } = await open(videos);
    const seen = [];
    // From here on each step ends when a slide has come.
    await page.clock.runFor(600);
    for (let step = 0; step < 4; step += 1) {
      await page.clock.runFor(2_000);
      seen.push((await slidesInView(region))[0]);
    }
    expect(seen).toEqual(['2 of 5', '3 of 5', '1 of 5', '2 of 5']);
  });

  test('rest for good after a press on pause, until a press on start', async () => {
    const { page, region } = await open(resources);
    await region.getByRole('button', { name: 'Pause automatic slides' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(10_000);
    expect(await left(region)).toBe(0);
    expect(await isAdvancing(region)).toBe(false);
    await region.getByRole('button', { name: 'Start automatic slides' }).click();
    await page.mouse.move(0, 0);
    await expect.poll(() => isAdvancing(region)).toBe(true);
    await page.clock.runFor(2_600);
    expect((await slidesInView(region))[0]).toBe('2 of 12');
  });

  test('rest under the pointer and while the keyboard is in them', async () => {
    const { page, region } = await open(resources);
    await track(region).hover();
    await expect.poll(() => isAdvancing(region)).toBe(false);
    await page.clock.runFor(6_000);
    expect(await left(region)).toBe(0);
    await page.mouse.move(0, 0);
    await expect.poll(() => isAdvancing(region)).toBe(true);
    await region.getByRole('button', { name: 'Next slide' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => isAdvancing(region)).toBe(false);
    await page.clock.runFor(6_000);
    expect(await left(region)).toBe(0);
  });

  test('rest while a video plays, and only one plays', async () => {
    const { page, region } = await open(videos);
    const [one, two] = testimonials.map(({ title }) => title);
    await region.getByRole('button', { name: `Play video: ${one}` }).click();
    await region.getByLabel(one ?? '', { exact: true }).waitFor();
    await page.mouse.move(0, 0);
    await page.clock.runFor(6_000);
    expect(await left(region)).toBe(0);
    await region.getByRole('button', { name: `Play video: ${two}` }).click();
    await region.getByLabel(two ?? '', { exact: true }).waitFor();
    expect(await region.locator('video').count()).toBe(1);
    expect(await region.locator('video track[kind="captions"]').count()).toBe(1);
  });
});

test('under reduced motion nothing advances, and the buttons still work', async () => {
  const page = await browser.open(siteUrl, { viewport: wide, reducedMotion: 'reduce' });
  await hydrated(page);
  const region = resources(page);
  await region.getByRole('button', { name: 'Start automatic slides' }).waitFor();
  await region.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => slidesInView(region)).toEqual(['2 of 12', '3 of 12', '4 of 12']);
  await region.getByRole('button', { name: 'Previous slide' }).click();
  await expect.poll(() => slidesInView(region)).toEqual(['1 of 12', '2 of 12', '3 of 12']);
});

test('motion is turned off for all of the page, and for the pages after it', async () => {
  const page = await browser.open(siteUrl, { viewport: { width: 1280, height: 5000 } });
  await hydrated(page);
  const demo = page.getByRole('link', { name: 'Live Demo' });
  const blinking = () => demo.evaluate((link) => link.getAnimations().length);
  const advancing = () => page.locator('main [aria-live="off"]').count();
  await expect.poll(advancing).toBe(2);
  expect(await blinking()).toBe(1);

  const motion = page.getByRole('group', { name: 'Motion' });
  await motion.getByRole('radio', { name: 'Off' }).check({ force: true });
  await expect.poll(advancing).toBe(0);
  expect(await blinking()).toBe(0);

  // On the next page as well, before anything of React is there.
  await page.goto(`${siteUrl}/about`);
  expect(await blinking()).toBe(0);
  await hydrated(page);
  await expect.poll(() => motion.getByRole('radio', { name: 'Off' }).isChecked()).toBe(true);
  await motion.getByRole('radio', { name: 'On' }).check({ force: true });
  expect(await blinking()).toBe(1);
});

test('course cards keep their title to 1 line and their description to 3', async () => {
  const page = await browser.open(siteUrl, { viewport: { width: 320, height: 800 } });
  const cards = page.getByRole('region', { name: 'Latest courses' }).getByRole('article');
  const lines = await cards.evaluateAll((elements) =>
    elements.map((card) =>
      [card.querySelector('h3'), card.querySelector('p')].map((part) => {
        if (!part) return undefined;
        // More than fits, whatever the sample says.
        part.append(' and so on'.repeat(40));
        const { lineHeight, webkitLineClamp } = getComputedStyle(part);
        return {
          clamp: webkitLineClamp,
          lines: Math.round(part.clientHeight / parseFloat(lineHeight)),
        };
      }),
    ),
  );
  expect(lines).toHaveLength(6);
  for (const card of lines) {
    expect(card).toEqual([
      { clamp: '1', lines: 1 },
      { clamp: '3', lines: 3 },
    ]);
  }
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
