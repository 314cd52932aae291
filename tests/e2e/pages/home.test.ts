import type { Locator } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { linksIn, partOf, readPage, textsOf } from '../../support/http/html.ts';
import { readTable } from '../../support/backend/tables.ts';

const siteUrl = inject('siteUrl');
const browser = useBrowser();
const wide = { width: 1280, height: 900 };

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
    const more = cards.nth(6).getByRole('link', { name: /^View More/ });
    await expect.poll(() => isFocused(more)).toBe(true);
    const { y = -1 } = (await more.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(wide.height);
  });

  test('of a category fail alone: what was read before stays', async () => {
    const expectConsole = /net::ERR_FAILED|could not|Failed/;
    const page = await hydrated(await browser.open(siteUrl, { viewport: wide, expectConsole }));
    await page.route('**/rest/v1/**', (route) => route.abort());
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'BPSC', exact: true }).click();
    await page.waitForURL(/category=BPSC/);
    const region = (name: string) => page.getByRole('region', { name, exact: true });
    await region('Latest courses').getByRole('alert').waitFor();
    expect(await main.getByRole('alert').count()).toBe(1);
    for (const name of ['Latest reading', 'Free resources'])
      expect(await region(name).getByRole('link').count()).toBeGreaterThan(1);
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
  // Resources and videos.
  expect(html.match(/data-auto-advance="2000"/g)).toHaveLength(2);
});
