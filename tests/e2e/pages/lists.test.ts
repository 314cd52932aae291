import { beforeAll, describe, expect, inject, test } from 'vitest';
import { articleCategories } from '../../../site/src/content/articleCategories.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { useFakeSite } from '../../support/fakeSite.ts';
import { linksIn, partOf, readPage, textsOf } from '../../support/http/html.ts';
import { uncounted } from '../../support/backend/fakeSupabase.ts';
import { article, courseSection } from '../../support/backend/sampleRows.ts';
import { readTable } from '../../support/backend/tables.ts';

const siteUrl = inject('siteUrl');
const browser = useBrowser();
const viewport = { width: 1280, height: 800 };

interface Row {
  id: number;
  title: string;
  category: string;
  created_at: string;
  url: string | null;
  summary: string;
}

/** A date as docs/spec.md#tables requires it, computed independently of the site's code. */
function inIndia(iso: string): string {
  const [, year, month, day] =
    /^(\d+)-(\d+)-(\d+)/.exec(new Date(Date.parse(iso) + 5.5 * 3_600_000).toISOString()) ?? [];
  return `${day}/${month}/${year}`;
}

/** The previous and next pages that a page's head names. */
const turnsIn = (html: string) =>
  Array.from(html.matchAll(/<link (rel="(?:prev|next)" href="[^"]*")\/>/g), ([, link]) => link);

describe('other rows', () => {
  const { fake, site } = useFakeSite();

  /** Articles that look alike, so that pages differ only by what grows. */
  const articles = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...article(index),
      id: 100_000 + index,
      created_at: new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString(),
    }));

  test.each([
    // A few more numbers and a gap in the pagination, with the inlined styles of the gap.
    ['the first page of a list', '/editorial-analysis', 700],
    // The same, and the link to earlier months.
    ['the second', '/editorial-analysis?page=2', 1_000],
    ['an article', '/editorial-analysis/100030', 20],
    ['the home page', '/', 20],
  ] as const)('%s weighs the same with 60 articles and with 3,000', async (_name, path, most) => {
    const bytesWith = async (count: number) => {
      fake.tables.Articles = articles(count);
      const { status, html } = await readPage(site.url + path);
      expect(status).toBe(200);
      return Buffer.byteLength(html);
    };
    expect(Math.abs((await bytesWith(60)) - (await bytesWith(3_000)))).toBeLessThan(most);
  });

  test.each([
    ['/facts-of-the-day', 'Articles'],
    ['/offline-mode', 'Course Section'],
  ] as const)(
    '%s without a count has no number, and the next page as long as twenty came',
    async (path, table) => {
      const rows = fake.tables[table];
      rows.splice(0);
      for (let id = 1; id <= 41; id += 1) {
        rows.push(
          table === 'Articles'
            ? { ...article(id), category: 'Facts of the Day' }
            : { ...courseSection(id), mode: 'offline' },
        );
      }
      fake.fail('*', uncounted(fake));
      for (const [page, turns] of [
        [1, [2]],
        [2, [1, 3]],
        [3, [1, 2]],
      ] as const) {
        const { status, html, title } = await readPage(`${site.url}${path}?page=${page}`);
        expect([status, html]).toEqual([200, expect.not.stringContaining('NaN')]);
        expect(title.includes(`, page ${page} |`)).toBe(page > 1);
        const shown = linksIn(partOf(html, 'main')).map(({ name }) => name);
        expect(shown.filter((name) => name.startsWith('Page '))).toEqual(
          [...turns, page].toSorted((a, b) => a - b).map((number) => `Page ${number}`),
        );
        expect(shown.includes('Next')).toBe(page < 3);
        expect(/41 (?:articles|courses)/.test(html)).toBe(page === 3);
      }
      expect((await readPage(`${site.url}${path}?page=4`)).status).toBe(404);
    },
  );
});

describe('article lists', () => {
  let articles: Row[];
  beforeAll(async () => {
    articles = await readTable(
      siteUrl,
      'Articles?select=id,title,category,summary,created_at,url&order=created_at.desc,id.desc',
    );
  });

  test.each(articleCategories)(
    '$listPath: newest first, each with date, chip, title and Read More',
    async ({ category, listPath, articlePath }) => {
      const main = partOf((await readPage(siteUrl + listPath)).html, 'main');
      const all = articles.filter((row) => row.category === category);
      const expected = all.slice(0, 20);
      expect(expected.length).toBeGreaterThanOrEqual(11);
      expect(textsOf(main, 'p')).toContain(
        `${all.length} articles Page 1 of ${Math.ceil(all.length / 20)}`,
      );
      expect(textsOf(main, 'h2')).toEqual([...expected.map(({ title }) => title), 'Archive']);
      expect(textsOf(main, 'time')).toEqual(expected.map((row) => inIndia(row.created_at)));
      expect(linksIn(main).filter(({ name }) => name.startsWith('Read More'))).toEqual(
        expected.map(({ id, title, url }) => ({
          name: `Read More: ${title}`,
          href: url ?? `${articlePath}/${id}`,
        })),
      );
      for (const article of textsOf(main, 'article')) expect(article).toContain(category);
      // Hindi words are in separate elements.
      const letters = (text: string) => text.replaceAll(' ', '');
      const paragraphs = textsOf(main, 'p').map(letters);
      // The last paragraph is the calendar's.
      expect(paragraphs.slice(-expected.length - 1, -1)).toEqual(
        expected.map(({ summary }) => letters(summary)),
      );
    },
  );

  test('dates are those of India in any browser, from the server and from React', async () => {
    const elsewhere = { viewport, timezoneId: 'America/Los_Angeles', locale: 'en-US' };
    const page = await hydrated(await browser.open(`${siteUrl}/contact`, elsewhere));
    const dates = () => page.getByRole('main').locator('time').allTextContents();
    await page.getByRole('link', { name: 'Editorial Analysis' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Editorial Analysis' }).waitFor();
    const expected = articles.filter(({ category }) => category === 'Editorial Analysis');
    expect(await dates()).toEqual(expected.map((row) => inIndia(row.created_at)));
    await page.reload();
    await hydrated(page);
    expect(await dates()).toEqual(expected.map((row) => inIndia(row.created_at)));
  });

  test('are paged, 20 a page, the page in the address', async () => {
    const path = '/facts-of-the-day';
    const [first, second] = await Promise.all([
      readPage(siteUrl + path),
      readPage(`${siteUrl}${path}?page=2`),
    ]);
    const titles = [first, second].map(({ html }) =>
      textsOf(partOf(html, 'main'), 'h2').slice(0, -1),
    );
    expect(titles[0]).toHaveLength(20);
    expect(titles.flat()).toEqual(
      articles.filter(({ category }) => category === 'Facts of the Day').map(({ title }) => title),
    );
    expect(second.status).toBe(200);
    expect(second.title).toBe('Important Facts of the Day, page 2 | Setu');
    expect(second.canonical).toBe(`${siteUrl}${path}?page=2`);
    expect(turnsIn(first.html)).toEqual([`rel="next" href="${siteUrl}${path}?page=2"`]);
    expect(turnsIn(second.html)).toEqual([`rel="prev" href="${siteUrl}${path}"`]);
    expect(first.links).toContainEqual({ name: 'Next', href: `${path}?page=2` });
    expect(second.links).toContainEqual({ name: 'Previous', href: path });
  });

  test.each(
    ['-1', '0', 'abc', '9999', '3', '1.5', '', '99999999999999999999'].flatMap((page) =>
      ['/facts-of-the-day', '/online-mode', '/topics/gs-paper-2'].map(
        (path) => `${path}?page=${page}`,
      ),
    ),
  )('%s is no page', async (address) => {
    const page = await readPage(siteUrl + address);
    expect(page.status).toBe(404);
    expect(page.headings).toEqual(['Oops. Page not found.']);
  });
});

// A journey filters, goes back and keeps the address.
describe.each(['/', '/online-mode'])('the categories of %s', (path) => {
  test('of an unknown name there are no courses, and a way back to all', async () => {
    const page = await readPage(`${siteUrl}${path}?category=%22%3E%3Cb%3EHindi`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('There are no courses of this kind just now.');
    expect(page.html).not.toContain('<b>Hindi');
    expect(page.robots).toBe('noindex');
    expect(page.canonical).toBe(siteUrl + path);
    expect(page.links.filter(({ name }) => name.startsWith('View More'))).toEqual([]);
    expect(page.links.filter(({ name }) => name === 'All Courses')).toHaveLength(2);
  });
});

test.each([
  ['/offline-mode', 'offline'],
  ['/online-mode', 'online'],
])('%s shows the %s courses, newest first', async (path, mode) => {
  const rows = await readTable<{ title: string; date: string; category: string }>(
    siteUrl,
    `Course Section?select=title,date,category&mode=eq.${mode}&order=date.desc.nullslast,id.desc`,
  );
  const main = partOf((await readPage(siteUrl + path)).html, 'main');
  expect(rows.length).toBeGreaterThanOrEqual(4);
  expect(textsOf(main, 'p')).toContain(`${rows.length} courses Page 1 of 1`);
  expect(textsOf(main, 'h2')).toEqual(rows.map(({ title }) => title));
  expect(textsOf(main, 'time')).toEqual(rows.map(({ date }) => inIndia(date)));

  const ofCategory = rows.filter(({ category }) => category === 'Sociology').length;
  const { html } = await readPage(`${siteUrl}${path}?category=Sociology`);
  expect(html).toContain('<meta name="description" content="Sociology, ');
  expect(textsOf(partOf(html, 'main'), 'p')).toContain(
    `${ofCategory} ${ofCategory === 1 ? 'course' : 'courses'} Page 1 of 1`,
  );
});
