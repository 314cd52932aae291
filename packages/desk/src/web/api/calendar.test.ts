import type { StoredArticle } from '@setu/data/staff';
import { beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../../tests/support/desk.ts';
import { storedArticle } from '../../../tests/support/storedArticle.ts';
import { createArticleList } from './articleList.ts';
import { calendarOf } from './calendar.ts';
import type { ApiContext } from './route.ts';

beforeEach(() => vi.setSystemTime('2026-11-24T20:00:00Z'));

let lastId = 0;
const article = (date: string | null, more: Partial<StoredArticle> = {}) =>
  storedArticle({ id: String(++lastId), date: date && `${date}T01:00:00Z`, ...more });

const daysOfNovember = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `2026-11-${index + from}`);

async function calendar(
  stored: readonly StoredArticle[],
  month?: string,
  languages: (typeof site)['languages'] = ['en', 'hi'],
) {
  const queries = {
    async *storedArticles() {
      yield [...stored];
    },
    questionCounts: async () => new Map([['2026-11-20', 5]]),
  };
  const articles = createArticleList(queries);
  const { signal } = new AbortController();
  const context = { articles, queries, site: { ...site, languages }, signal };
  return calendarOf(context as unknown as ApiContext, { month });
}

test('a month has its days in India, with what appears on each, drafts apart', async () => {
  const shown = await calendar([
    article('2026-11-20'),
    article('2026-11-01', { publishAt: '2026-11-27T19:00:00Z' }),
    article('2026-11-02', { publishAt: 'infinity' }),
    article('2026-10-31'),
    article(null),
    { ...article('2026-11-20'), id: null },
  ]);
  expect(shown).toMatchObject({ month: '2026-11', today: '2026-11-25' });
  expect(shown.days).toHaveLength(30);
  const filled = shown.days.filter(({ articles }) => articles.length > 0);
  expect(filled).toMatchObject([
    { day: '2026-11-20', articles: [{ state: 'published' }], questions: 5 },
    { day: '2026-11-28', articles: [{ state: 'scheduled' }], questions: 0 },
  ]);
  expect(shown.drafts).toHaveLength(1);
  expect((await calendar([], '2028-02')).days).toHaveLength(29);
  for (const month of ['2026-13', '26-11', '__proto__']) {
    await expect(calendar([], month)).rejects.toThrow('There is no such month.');
  }
});

test('a daily list is missed from its first day to a week from now, in each language', async () => {
  const { days } = await calendar([
    ...daysOfNovember(10, 23).map((day) => article(day)),
    ...daysOfNovember(10, 22).map((day) => article(day, { language: 'hi' })),
    ...daysOfNovember(10, 23).map((day) => article(day, { category: 'Of no list' })),
    article('2026-10-20', { category: 'Editorial Analysis' }),
    article('2026-11-26'),
  ]);
  expect(days.filter(({ missing }) => missing.length > 0)).toMatchObject(
    [24, 25, 27, 28, 29, 30].map((day) => ({
      day: `2026-11-${day}`,
      missing: [{ category: 'Facts of the Day', language: 'en' }],
    })),
  );
});

test('on a site of one language a daily list is one, whatever the letters of its titles', async () => {
  const stored = daysOfNovember(10, 23).map((day, index) =>
    article(day, { language: index % 2 === 0 ? 'en' : 'hi' }),
  );
  const { days } = await calendar(stored, undefined, ['en']);
  expect(days.filter(({ missing }) => missing.length > 0)).toMatchObject(
    [24, 25, 26, 27, 28, 29, 30].map((day) => ({
      day: `2026-11-${day}`,
      missing: [{ category: 'Facts of the Day', language: null }],
    })),
  );
});
