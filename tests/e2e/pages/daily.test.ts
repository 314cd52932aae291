import { articleCategories } from '../../../site/src/content/articleCategories.ts';
import { describe, expect, inject, test } from 'vitest';
import { linksIn, partOf, readPage, textsOf } from '../../support/http/html.ts';
import { readTable } from '../../support/backend/tables.ts';

const siteUrl = inject('siteUrl');
const list = '/editorial-analysis';

const mainOf = async (path: string) => {
  const page = await readPage(siteUrl + path);
  return { page, main: partOf(page.html, 'main') };
};

interface Row {
  title: string;
  category: string;
  created_at: string;
}

/** The day of an article in India, computed independently of the site's code. */
const dayOf = ({ created_at }: Row) =>
  new Date(Date.parse(created_at) + 5.5 * 3_600_000).toISOString().slice(0, 10);

describe('the archive of a list', () => {
  test('has a link for each day with articles, and the day has them', async () => {
    const rows = await readTable<Row>(
      siteUrl,
      'Articles?select=title,category,created_at&category=eq.Editorial Analysis',
    );
    const { main } = await mainOf(`${list}?month=2026-11`);
    const days = linksIn(main).filter(({ href }) => href.includes('?date='));
    const expected = new Set(rows.map(dayOf).filter((day) => day.startsWith('2026-11')));
    expect(days.map(({ href }) => href)).toEqual(
      [...expected].toSorted().map((day) => `${list}?date=${day}`),
    );
    for (const day of expected) {
      const { page, main } = await mainOf(`${list}?date=${day}`);
      const titles = rows.filter((row) => dayOf(row) === day).map(({ title }) => title);
      expect(textsOf(main, 'h2').slice(0, -1).toSorted()).toEqual(titles.toSorted());
      expect(page.robots).toBe('noindex');
      expect(page.canonical).toBe(`${siteUrl}${list}?date=${day}`);
    }
  });

  test('says of an empty day that there is nothing, and leads to those around it', async () => {
    const { page, main } = await mainOf(`${list}?date=2026-11-19`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('No articles found.');
    const days = linksIn(main).filter(({ name }) => /^(?:Previous|Next) day /.test(name));
    expect(days).toEqual([
      { name: 'Previous day 18 November 2026', href: `${list}?date=2026-11-18` },
      { name: 'Next day 20 November 2026', href: `${list}?date=2026-11-20` },
    ]);
  });
});

test.each(
  [
    '?date=2026-02-30',
    '?date=2020-01-01',
    '?date=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
    '?date=2026-11-05%27%20or%201=1--',
    '?month=2026-11&page=99',
  ]
    .map((query) => list + query)
    .concat('/daily/2026-02-30', '/daily/9999-12-31', '/daily/2020-01-01', '/daily/%3Cb%3E'),
)('%s is not found, and stays a text', async (path) => {
  const page = await readPage(siteUrl + path);
  expect(page.status).toBe(404);
  expect(page.headings).toEqual(['Oops. Page not found.']);
  expect(page.robots).toBe('noindex');
  expect(page.html).not.toMatch(/onerror=alert|<b>/);
});

test('the page of a day has it in the order of the menus, and each article leads to the next', async () => {
  const { main } = await mainOf('/daily/2026-11-20');
  const articles = textsOf(main, 'article');
  expect(articles).toHaveLength(6);
  for (const [index, { category }] of articleCategories.entries()) {
    expect(articles[index]).toMatch(/^\d+ min read/);
    expect(articles[index]).toContain(category);
  }
  const titles = textsOf(main, 'h2').slice(0, -1);
  let { href = '' } = linksIn(main).find(({ name }) => name === titles[0]) ?? {};
  for (const [index, title] of titles.entries()) {
    const { page, main: article } = await mainOf(href);
    expect(page.headings).toEqual([title]);
    const isLast = index === titles.length - 1;
    expect(page.text).toContain(
      isLast ? "That was the last of the day's reading 6 of 6" : `reading ${index + 2} of 6`,
    );
    expect(linksIn(article)).toContainEqual({
      name: 'Daily desk: 20 November 2026',
      href: '/daily/2026-11-20',
    });
    const next = linksIn(article).find(({ name }) => name === titles[index + 1]);
    expect(next === undefined).toBe(isLast);
    href = next?.href ?? '';
  }
});

test('an article that is alone on its day leads to no other', async () => {
  const rows = await readTable<Row & { id: number }>(siteUrl, 'Articles?select=id,created_at');
  const days = Map.groupBy(rows, dayOf);
  const alone = [...days.values()].find((ofDay) => ofDay.length === 1)?.[0];
  expect((await mainOf(`/article/${alone?.id}`)).page.text).not.toContain("the day's reading");
});
