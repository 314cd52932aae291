import type { ArticleDays } from '@setu/data';
import type { ServerQueries } from '@setu/data/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { institute } from '@site/institute.ts';
import { isBeforeAll, neighbours, readPeriod, twinOfDay } from './archive.ts';
import { byDay, daysOf } from './articlesByDay.ts';
import { dailySummary, periodMeta } from './daily.ts';
import { periodName } from './periodName.ts';
import { queryValues } from '../server/queryValues.ts';

beforeEach(() => vi.setSystemTime('2026-11-20T06:00:00Z'));

test.each([
  [null, null, undefined],
  ['2026-11', null, '2026-11'],
  [null, '2026-11-05', '2026-11-05'],
  ['2026-12', null, null],
  [null, '2026-11-21', null],
  ['2026-11', '2026-11-05', null],
])('month %j and date %j are %j', (month, date, period) => {
  expect(readPeriod({ month, date })).toBe(period);
});

const month: ArticleDays = {
  month: '2026-11',
  days: [
    { day: '2026-11-05', count: 1 },
    { day: '2026-11-09', count: 2 },
  ],
  earlier: '2026-10-30',
  later: '2026-12-01',
};

test.each([
  ['2026-11-07', '2026-11-05', '2026-11-09'],
  ['2026-11-05', '2026-10-30', '2026-11-09'],
  ['2026-11-09', '2026-11-05', '2026-12-01'],
  ['2026-11-30', '2026-11-09', '2026-12-01'],
])('%s is between %s and %s', (day, previous, next) => {
  expect(neighbours(month, day)).toEqual({ previous, next });
});

test('an empty month has the days around it, and shows whether it lies before all', () => {
  const empty = { ...month, days: [] };
  expect(neighbours(empty, '2026-11')).toEqual({ previous: '2026-10-30', next: '2026-12-01' });
  expect(isBeforeAll(empty)).toBe(false);
  expect(isBeforeAll(month)).toBe(false);
  expect(isBeforeAll({ ...empty, earlier: null })).toBe(true);
});

describe('articles that have been read', () => {
  const article = (id: string, date: string | null) => {
    return { id, date, title: null, category: null, url: null };
  };
  // Includes a date that is already the next day in India, two equal dates, no date, and a future date.
  const days = byDay([
    article('1', '2026-10-31T12:00:00.000Z'),
    article('2', '2026-11-18T19:00:00.000Z'),
    article('3', '2026-11-18T19:00:00.000Z'),
    article('4', null),
    article('5', '2026-11-19T03:00:00.000Z'),
    article('6', '2027-01-01T03:00:00.000Z'),
    article('7', '2026-11-02'),
  ]);

  test('are of their days, the newest first', () => {
    const ids = Array.from(days, ([day, articles]) => [day, articles.map(({ id }) => id).join()]);
    expect(ids).toEqual([
      ['2026-11-19', '5,3,2'],
      ['2026-11-02', '7'],
      ['2026-10-31', '1'],
    ]);
  });

  test('make a calendar of the newest month, or of another', () => {
    expect(daysOf(days)).toEqual({
      month: '2026-11',
      days: [
        { day: '2026-11-02', count: 1 },
        { day: '2026-11-19', count: 3 },
      ],
      earlier: '2026-10-31',
      later: null,
    });
    expect(daysOf(days, '2026-10')).toEqual({
      month: '2026-10',
      days: [{ day: '2026-10-31', count: 1 }],
      earlier: null,
      later: '2026-11-02',
    });
    expect(daysOf(new Map())).toEqual({ month: null, days: [], earlier: null, later: null });
  });
});

describe('the values that a list knows', () => {
  /** The known values of a list of two pages whose first article is dated `first`. */
  const known = (first: string | null, total: number | null = 21) =>
    queryValues(
      {
        articles: async () => ({ items: [], page: 1, pageCount: 2, total }),
        firstArticleDay: async () => first,
      } as unknown as ServerQueries,
      '/editorial-analysis',
    );

  test.each([
    ['month', '2026-10', true],
    ['month', '2026-11', true],
    ['month', '2026-09', false],
    ['month', '2026-12', false],
    ['date', '2026-10-01', true],
    ['date', '2026-11-20', true],
    ['date', '2026-09-30', false],
    ['date', '2026-11-21', false],
    ['date', '2026-11-00', false],
    ['month', '__proto__', false],
    ['page', '3', true],
    ['page', '4', false],
  ])('%s %s: %j', async (name, value, isKnown) => {
    const isThere = await known('2026-10-15');
    expect(isThere(name, value)).toBe(isKnown);
  });

  test('are all pages where the backend does not count, and no day of an empty list', async () => {
    const isThere = await known(null, null);
    const there = ['1', '4', '0', 'x'].filter((page) => isThere('page', page));
    expect(there).toEqual(['1', '4']);
    expect(isThere('month', '2026-11')).toBe(false);
  });
});

test.each([
  [[], '0 articles'],
  [[{ minutes: 3 }], '1 article, 3 minutes to read'],
  [[{ minutes: 3 }, { minutes: null }, { minutes: 5 }], '3 articles, 8 minutes to read'],
])('sums up %j', (articles, text) => {
  expect(dailySummary(articles)).toBe(text);
});

test.each(institute.articles)('$heading describes each of its months and days', (category) => {
  for (const period of ['2026-05', '2026-09', '2026-05-01', '2026-09-30']) {
    const { description, noindex } = periodMeta(category, period, 1);
    expect(description).toContain(periodName(period));
    expect(description.length).toBeGreaterThanOrEqual(110);
    // A day is not indexed, so that no search result shows it.
    expect(description.length).toBeLessThanOrEqual(noindex ? 160 : 155);
    expect(noindex ?? false).toBe(period.length > 7);
  }
});

const dayPath = '/daily/2026-11-19';
const dated = { day: '2026-11-19', count: 1 };
const inMonth = { month: '2026-11', earlier: null, later: null };

test.each([
  ['of both languages', { ...inMonth, days: [dated] }, [{}], undefined],
  ['of this one', { ...inMonth, days: [{ ...dated, alone: true as const }] }, [{}], 'newest'],
  ['of the other one', { ...inMonth, days: [] }, [{ language: 'hi' }], 'near'],
  ['whose month could not be read', null, [{}], undefined],
])('the twin of a day %s', (_name, days, items, only) => {
  const twin = only && { path: only === 'near' ? dayPath : '/daily', only };
  expect(twinOfDay(dayPath, '/daily', days, items)).toEqual(twin);
});
