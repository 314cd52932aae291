import { describe, expect, inject, test } from 'vitest';
import { articleCategories } from '../../../site/src/content/articleCategories.ts';
import { linksIn, partOf, readPage, textsOf } from '../../support/http/html.ts';
import { readTable } from '../../support/backend/tables.ts';

const siteUrl = inject('siteUrl');

// The tests of CourseDetail and ArticleDetail in @setu/ui cover how a row is shown.
describe('course detail', () => {
  test('has every part of its row', async () => {
    const slug = 'gs-foundation-online';
    const [row = {}] = await readTable<Record<string, unknown>>(
      siteUrl,
      `Course Details?slug=eq.${slug}`,
    );
    const { text, links, html } = await readPage(`${siteUrl}/${slug}`);
    const { id: _, slug: __, created_at: ___, CourseImage, BuyURL, ...shown } = row;
    for (const [column, value] of Object.entries(shown)) {
      const lines = typeof value === 'string' ? value.split(/\n+(?:- )?/) : [];
      for (const line of lines) expect(text, column).toContain(line.trim());
    }
    expect(html).toContain(`src="${String(CourseImage)}"`);
    for (const name of ['Buy Now', `Enroll Now: ${String(row['Title'])}`]) {
      expect(links).toContainEqual({ name, href: BuyURL });
    }
  });

  test('leads to three other courses, the newest', async () => {
    const slug = 'mains-test-series-online';
    const others = await readTable<Record<string, string>>(
      siteUrl,
      `Course Details?slug=neq.${slug}&order=id.desc&limit=3`,
    );
    const { links } = await readPage(`${siteUrl}/${slug}`);
    expect(links.filter(({ name }) => name.startsWith('Explore Course'))).toEqual(
      others.map(({ Title, slug }) => ({ name: `Explore Course: ${Title}`, href: `/${slug}` })),
    );
  });

  test('every card of the mode pages leads to a course of its title', async () => {
    const modes = await Promise.all(
      ['/offline-mode', '/online-mode'].map((path) => readPage(siteUrl + path)),
    );
    const links = modes.flatMap((page) =>
      page.links.filter(({ name }) => name.startsWith('View More')),
    );
    expect(links.length).toBeGreaterThanOrEqual(14);
    const found = await Promise.all(
      links.map(async ({ href }) => {
        const page = await readPage(siteUrl + href);
        return `View More: ${page.status === 200 ? page.headings[0] : page.status}`;
      }),
    );
    expect(found).toEqual(links.map(({ name }) => name));
  });
});

test.each([
  [
    '/gs-foundation-online',
    'General Studies Foundation (Online)',
    { name: 'Courses', href: '/?courses=all#latest-courses' },
  ],
  ['/upsc-2024-results', 'UPSC 2024 Results', { name: 'Our results', href: '/selections' }],
  [
    '/selections/upsc-1999-results',
    'Selection Not Found',
    { name: 'Our results', href: '/selections' },
  ],
])('%s says where it stands on the site', async (path, heading, above) => {
  const main = partOf((await readPage(siteUrl + path)).html, 'main');
  const trail = main.slice(main.indexOf('<nav'), main.indexOf('</nav>'));
  expect(trail).toContain('aria-label="Breadcrumb"');
  expect(linksIn(trail)).toEqual([{ name: 'Home', href: '/' }, above]);
  expect(textsOf(trail, 'li').at(-1)).toBe(heading);
  expect(trail).toContain('aria-current="page"');
});

describe('article detail', () => {
  test('has title, author, date and every line of its text', async () => {
    const [row] = await readTable<{ content: string }>(siteUrl, 'Articles?select=content&id=eq.1');
    const { headings, html, text } = await readPage(`${siteUrl}/article/1`);
    expect(headings).toEqual(['How Parliament Passes a Money Bill']);
    expect(text).toContain('By: Team');
    expect(textsOf(html, 'time')[0]).toBe('20/11/2026');
    const lines = row?.content.split(/\n+(?:- |\d+\. )?/) ?? [];
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => !text.includes(line))).toEqual([]);
  });

  test.each(articleCategories)(
    'of $category: the way back, and three others',
    async ({ category, articlePath, heading, listPath }) => {
      const [own] = await readTable<{ id: number }>(
        siteUrl,
        `Articles?select=id&category=eq.${encodeURIComponent(category)}&order=created_at.desc&limit=1`,
      );
      const others = await readTable<{ id: number; title: string }>(
        siteUrl,
        `Articles?select=id,title&id=neq.${own?.id}&order=created_at.desc,id.desc&limit=3`,
      );
      const main = partOf((await readPage(`${siteUrl}${articlePath}/${own?.id}`)).html, 'main');
      expect(linksIn(main).slice(0, 3)).toEqual([
        { name: 'Home', href: '/' },
        { name: heading, href: listPath },
        { name: `Back to ${heading}`, href: listPath },
      ]);
      expect(textsOf(main, 'h2').at(-1)).toBe('Related articles');
      const links = linksIn(main.slice(main.lastIndexOf('<h2')));
      expect(links.map(({ name }) => name)).toEqual(others.map(({ title }) => title));
      const related = await Promise.all(links.map(({ href }) => readPage(siteUrl + href)));
      expect(related.map(({ status }) => status)).toEqual([200, 200, 200]);
    },
  );
});
