import { beforeEach, expect, test, vi } from 'vitest';
import {
  countWordsByScript,
  readingMinutes as shownMinutes,
} from '../../../ui/src/internal/text/countWordsByScript.ts';
import { readingMinutes } from '../../src/values/readingMinutes.ts';
import { describeQueries } from '../support/clients.ts';
import { json } from '../support/fakePostgrest.ts';

beforeEach(() => vi.setSystemTime('2026-11-20T06:00:00Z'));

/** Rows of these days, each at noon in India. */
const datesOf = (...days: string[]) =>
  json(days.map((day) => ({ created_at: `${day}T06:30:00+00:00` })));

describeQueries('days of a month', (setup) => {
  test('are counted, the first one first, up to the month before', async () => {
    setup.fake.reply(datesOf('2026-11-20', '2026-11-20', '2026-11-18', '2026-10-31', '2026-10-30'));
    expect(await setup.queries().articleDays()).toEqual({
      month: '2026-11',
      days: [
        { day: '2026-11-18', count: 1 },
        { day: '2026-11-20', count: 2 },
      ],
      earlier: '2026-10-31',
      later: null,
    });
    expect(setup.fake.seen).toHaveLength(1);
  });

  test('are read on where one answer does not reach to the month before', async () => {
    setup.fake.reply(datesOf('2026-11-20'), datesOf('2026-11-20', '2026-11-19'), json([]));
    expect(await setup.queries().articleDays({ month: '2026-11' })).toEqual({
      month: '2026-11',
      days: [
        { day: '2026-11-19', count: 1 },
        { day: '2026-11-20', count: 2 },
      ],
      earlier: null,
      later: null,
    });
    expect(setup.fake.seen.map(({ url }) => /offset=\d+/.exec(url)?.[0])).toEqual([
      'offset=0',
      'offset=1',
      'offset=3',
    ]);
  });

  test('are not read on for ever', async () => {
    setup.fake.reply(datesOf('2026-11-20'));
    const { days } = await setup.queries().articleDays();
    expect(days).toEqual([{ day: '2026-11-20', count: 10 }]);
  });

  test('are none in an empty month, which has neighbours', async () => {
    setup.fake.reply((response, request) => {
      const isLater = request.url?.includes('limit=1&') || request.url?.endsWith('limit=1');
      datesOf(isLater ? '2026-11-05' : '2026-09-30')(response, request);
    });
    expect(await setup.queries().articleDays({ month: '2026-10' })).toEqual({
      month: '2026-10',
      days: [],
      earlier: '2026-09-30',
      later: '2026-11-05',
    });
  });

  test('are none of an empty list', async () => {
    setup.fake.reply(json([]));
    const nothing = { days: [], earlier: null, later: null };
    for (const month of [undefined, '2026-11']) {
      const found = await setup.queries().articleDays(month === undefined ? {} : { month });
      expect(found).toEqual({ month: month ?? null, ...nothing });
    }
    expect(await setup.queries().firstArticleDay()).toBeNull();
  });

  test('are not made of rows without a date', async () => {
    setup.fake.reply(json([{ created_at: null }, {}, null, { created_at: [1] }]), json([]));
    expect(await setup.queries().articleDays()).toMatchObject({ month: null, days: [] });
  });
});

const row = (id: number, date: string, content = 'One two three.') => ({
  id,
  title: `Article ${id}`,
  category: 'Facts of the Day',
  created_at: date,
  content,
});

describeQueries('a day', (setup) => {
  test('has its articles without their texts, and how long each takes to read', async () => {
    const long = 'word '.repeat(500);
    setup.fake.reply(
      json([row(2, '2026-11-20T10:00:00Z', long), row(1, '2026-11-20T03:00:00Z', '')]),
    );
    const { day, articles } = await setup.queries().articlesOfDay({ day: '2026-11-20' });
    expect(day).toBe('2026-11-20');
    expect(articles.map(({ id, minutes }) => [id, minutes])).toEqual([
      ['2', 3],
      ['1', null],
    ]);
    expect(articles[0]).not.toHaveProperty('content');
  });

  test('without its date is the newest that has articles', async () => {
    setup.fake.reply(json([row(3, '2026-11-19T19:00:00Z'), row(2, '2026-11-19T12:00:00Z')]));
    const found = await setup.queries().articlesOfDay();
    expect(found).toMatchObject({ day: '2026-11-20', articles: [{ id: '3' }] });
    setup.fake.reply(json([]));
    expect(await setup.queries().articlesOfDay()).toEqual({ day: null, articles: [] });
  });

  test('that may be longer than was read at first is read whole', async () => {
    const rows = Array.from({ length: 14 }, (_, id) => row(id + 1, '2026-11-18T08:00:00Z'));
    setup.fake.reply(json(rows.slice(0, 12)), json(rows));
    const { day, articles } = await setup.queries().articlesOfDay();
    expect([day, articles.length]).toEqual(['2026-11-18', 14]);
    expect(setup.fake.seen[1]?.url).toContain('created_at=gt.2026-11-17T');
    // A row that cannot be shown, or an article too long for an answer, is among those that were read.
    const faulty = [{ ...rows[0], id: null }, ...rows.slice(1)];
    setup.fake.reply(json(faulty.slice(0, 12)), json(faulty));
    expect((await setup.queries().articlesOfDay()).articles).toHaveLength(13);
  });
});

test.each([
  'One.',
  'word '.repeat(750),
  'शब्द '.repeat(700),
  'शब्द । '.repeat(700),
  `${'word '.repeat(310)}— • ${'शब्द '.repeat(270)}`,
])('minutes are those that the page of the article says', (text) => {
  expect(readingMinutes(text)).toBe(shownMinutes(countWordsByScript(text)));
});
