import type { ServerQueries } from '@setu/data/server';
import type { SitemapItem } from '@setu/kit/config';
import { expect, test, vi } from 'vitest';
import { mostArticles, readSitemap } from './sitemap.ts';

/** By the place of the article; the second is to come. */
const dates: Record<number, string> = { 7: '2026-11-17T20:00:00.000Z', 5: '2999-01-01' };

/** A table of `count` articles; every hundredth is an external one. */
function tableOf(count: number) {
  const articleLinks = vi.fn<ServerQueries['articleLinks']>(async ({ from, limit }) =>
    Array.from({ length: Math.max(0, Math.min(limit, count - from)) }, (_, index) => ({
      id: String(from + index + 1),
      category: 'Editorial Analysis',
      date: dates[from + index] ?? '2026-11-01',
      updated: from + index === 2 ? '2026-11-20T20:00:00.000Z' : null,
      url: (from + index) % 100 === 99 ? 'https://example.com/' : null,
      translation: null,
    })),
  );
  const courseSlugs = async () => ['gs-foundation', 'gs & ethics', 'Twice', 'Twice', 'Privacy'];
  const topics = async () => [
    { topic: 'GS Paper 2', count: 3 },
    { topic: 'Of the other language', count: 3, language: 'hi' as const },
  ];
  const allQuestionDays = async () => [
    { day: '2026-11-20', count: 5, updated: '2026-11-21T20:00:00.000Z' },
    { day: '2026-11-19', count: 5, updated: null },
  ];
  const articles = { articleCount: async () => count, articleLinks };
  const queries = { ...articles, courseSlugs, topics, allQuestionDays };
  return { articleLinks, queries: queries as unknown as ServerQueries };
}

const pathsOf = (items: readonly SitemapItem[]) => items.map(({ path }) => path);

test('holds everything, of very many articles the newest', async () => {
  const { queries } = tableOf(mostArticles + 200);
  const paths = pathsOf(await readSitemap(queries));
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/Scholarship',
      '/topics/gs-paper-2',
      '/gs-foundation',
      '/gs%20%26%20ethics',
    ]),
  );
  expect(paths).not.toContain('/editorial-analysis/199');
  expect(paths).toContain('/editorial-analysis/201');
  expect(paths).toContain(`/editorial-analysis/${mostArticles + 199}`);
  // No course is at an address that two share, or that a fixed page has.
  expect(paths).not.toContain('/Twice');
  expect(paths).not.toContain('/Privacy');
  expect(paths).not.toContain('/editorial-analysis/300');
  expect(paths.some((path) => !path.startsWith('/'))).toBe(false);
});

test('tells the day of an article as it is shown, or that of its last change, of its list that of the newest, of a course and of one to come none', async () => {
  const { queries } = tableOf(20);
  const items = await readSitemap(queries);
  const lastChange = (path: string) => items.find((item) => item.path === path)?.lastChange;
  expect(lastChange('/editorial-analysis/1')).toBe('2026-11-01');
  // In India it is already the next day.
  expect(lastChange('/editorial-analysis/8')).toBe('2026-11-18');
  expect(lastChange('/editorial-analysis/3')).toBe('2026-11-21');
  expect(lastChange('/practice/2026-11-20')).toBe('2026-11-22');
  expect(lastChange('/practice/2026-11-19')).toBe('2026-11-19');
  expect(lastChange('/editorial-analysis')).toBe('2026-11-18');
  expect(lastChange('/editorial-analysis/6')).toBeUndefined();
  expect(lastChange('/facts-of-the-day')).toBeUndefined();
  expect(lastChange('/gs-foundation')).toBeUndefined();
});

test('says of an article what its translation is, and of one without a translation nothing', async () => {
  const { articleLinks, queries } = tableOf(2);
  const link = { category: 'Editorial Analysis', date: '2026-11-01', updated: null, url: null };
  const language = { language: 'hi', isOriginal: false, title: null } as const;
  articleLinks.mockResolvedValue([
    { ...link, id: '1', translation: { ...link, ...language, id: '101' } },
    { ...link, id: '2', translation: null },
  ]);
  const items = await readSitemap(queries);
  const at = (path: string) => items.find((item) => item.path === path);
  const twin = { hrefLang: 'hi', path: '/hi/editorial-analysis/101' };
  expect(at('/editorial-analysis/1')?.alternates).toContainEqual(twin);
  expect(at('/editorial-analysis/2')).not.toHaveProperty('alternates');
});

test('has the articles and courses of tables without a language once, at the root', async () => {
  const { articleLinks, queries } = tableOf(20);
  const link = { category: 'Editorial Analysis', date: '2026-11-01', updated: null, url: null };
  articleLinks.mockResolvedValue([{ ...link, id: '1' }]);
  const items = await readSitemap(queries, [queries]);
  const shown = items.filter(({ path }) => path.endsWith('/editorial-analysis/1'));
  expect(shown).toEqual([{ path: '/editorial-analysis/1', lastChange: '2026-11-01' }]);
  const courses = items.filter(({ path }) => path.endsWith('/gs-foundation'));
  expect(courses).toEqual([{ path: '/gs-foundation' }]);
});

test('says of a day or a course that the other language does not have no alternates', async () => {
  const [english, hindi] = [tableOf(20), tableOf(2)];
  Object.assign(hindi.queries, {
    allQuestionDays: async () => [{ day: '2026-11-19' }],
    courseSlugs: async () => ['gs-foundation'],
  });
  const there = [hindi.queries];
  const items = await readSitemap(english.queries, there);
  const shown = items.filter(({ path }) => /\/(?:daily|practice)\/\d|\/gs(?!-paper)/.test(path));
  expect(shown.map(({ path, alternates }) => [path, alternates !== undefined])).toEqual([
    ['/gs-foundation', true],
    ['/gs%20%26%20ethics', false],
    ['/daily/2026-11-18', false],
    ['/daily/2026-11-01', true],
    ['/practice/2026-11-20', false],
    ['/practice/2026-11-19', true],
    ['/hi/gs-foundation', true],
    ['/hi/daily/2026-11-01', true],
    ['/hi/practice/2026-11-19', true],
  ]);
});
