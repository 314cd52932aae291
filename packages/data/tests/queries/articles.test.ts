import { expect, test, vi } from 'vitest';
import type { Queries } from '../../src/queries/createQueries.ts';
import { describeQueries, failureOf, timeOutOf } from '../support/clients.ts';
import { drop, hang, html, json, refusal, rows } from '../support/fakePostgrest.ts';

const pastTheEnd = refusal(
  416,
  'PGRST103',
  'Requested range not satisfiable',
  'An offset of 180 was requested, but there are only 41 rows.',
);

describeQueries('articles', (setup) => {
  const page = (number: number) => setup.queries().articles({ category: 'x', page: number });

  test('a page past the end whose count fails, fails', async () => {
    setup.fake.reply(pastTheEnd, html(500));
    expect(await failureOf(page(10))).toMatchObject({ kind: 'unavailable', status: 500 });
    expect(setup.fake.seen).toHaveLength(3);
  });

  test.each([
    [1, 20, { pageCount: 2, total: null }],
    [3, 20, { pageCount: 4, total: null }],
    [3, 2, { pageCount: 3, total: 42 }],
    [3, 0, { pageCount: 2, total: 40 }],
    [1, 0, { pageCount: 1, total: 0 }],
  ])('without a total, page %i of %i rows: %o', async (number, length, place) => {
    const ids = Array.from({ length }, (_, id) => ({ id }));
    setup.fake.reply(json(ids, { headers: { 'content-range': `0-${length}/*` } }));
    expect(await page(number)).toMatchObject(place);
  });

  test('without a range, the rows at hand are counted', async () => {
    setup.fake.reply(json([{ id: 1 }, { id: 2 }]));
    expect(await page(2)).toMatchObject({ pageCount: 2, total: 22 });
  });

  test('a row that cannot be shown is left out and logged without its content', async () => {
    const log = vi.fn<(message: string, detail: Record<string, unknown>) => void>();
    setup.fake.reply(
      rows([{ id: null, title: 'Private' }, null, 'text', { id: 3 }, [], { title: 'No id' }], 6),
    );
    const { items, total } = await setup.queries({ log }).articles({ category: 'x', page: 1 });
    expect(items.map(({ id }) => id)).toEqual(['3']);
    expect(total).toBe(6);
    expect(log.mock.calls.map(([, detail]) => detail)).toEqual(
      Array.from({ length: 5 }, () => ({ table: 'Articles', id: null })),
    );
    expect(JSON.stringify(log.mock.calls)).not.toContain('Private');
  });
});

describeQueries('summaries', (setup) => {
  const noColumn = refusal(400, '42703', 'column Articles.summary does not exist');
  const listed = rows([{ id: 1, title: 'A' }], 1);
  const asked = () => setup.fake.seen.map(({ url }) => url.includes('summary'));

  test('a table that lacks another column fails, and is asked for summaries again', async () => {
    const queries = setup.queries();
    setup.fake.reply(refusal(400, '42703', 'column Articles.url does not exist'), listed);
    expect(await failureOf(queries.articles({ category: 'x', page: 1 }))).toMatchObject({
      kind: 'rejected',
      message: 'column Articles.url does not exist',
    });
    await queries.articles({ category: 'x', page: 1 });
    expect(asked()).toEqual([true, true]);
  });

  test('a table without them is known, although it has no time for the second answer', async () => {
    const queries = setup.queries({ timeoutMs: 500 });
    setup.fake.reply(noColumn, hang, listed);
    expect((await failureOf(queries.articles({ category: 'x', page: 1 }))).kind).toBe('timeout');
    await queries.articles({ category: 'x', page: 1 });
    expect(asked()).toEqual([true, false, false]);
  });

  test('any other refusal is no reason to ask again', async () => {
    setup.fake.reply(refusal(401, '42501', 'permission denied for table Articles'), listed);
    await failureOf(setup.queries().articles({ category: 'x', page: 1 }));
    expect(asked()).toEqual([true]);
  });
});

describeQueries('article', (setup) => {
  test('all of it', async () => {
    setup.fake.reply(
      json({
        id: 12,
        title: ' Repo rate ',
        category: 'Facts of the Day',
        content: 'One\r\nTwo',
        created_at: '2026-11-18T19:20:00+05:30',
        updated_at: '2026-11-20T05:00:00+05:30',
        url: null,
        topics: ['GS Paper 3', 'Economy'],
      }),
    );
    expect(await setup.queries().article({ id: '12' })).toEqual({
      id: '12',
      title: 'Repo rate',
      category: 'Facts of the Day',
      content: 'One\nTwo',
      date: '2026-11-18T13:50:00.000Z',
      updated: '2026-11-19T23:30:00.000Z',
      url: null,
      topics: ['GS Paper 3', 'Economy'],
    });
  });

  const noSuch = { kind: 'not-found', message: 'Article not found.' };

  test.each([
    ['no row', refusal(406, 'PGRST116', 'Cannot coerce the result to a single JSON object')],
    ['a UUID table asked for a number', refusal(400, '22P02', 'invalid input syntax')],
    ['a varchar table asked for more', refusal(400, '22001', 'value too long')],
    ['an int4 table asked for a bigint', refusal(400, '22003', 'out of range for type integer')],
    ['a row that cannot be shown', json({ title: 'No id' })],
  ])('%s: not found', async (_name, reply) => {
    setup.fake.reply(reply);
    expect(await failureOf(setup.queries().article({ id: '4000000000' }))).toMatchObject(noSuch);
    expect(setup.fake.seen).toHaveLength(1);
  });

  test.each(['', ' ', '.', '..', '1\n', 'a\u0000b', 'x'.repeat(201)])(
    'id %j: not found, without a request',
    async (id) => {
      setup.fake.reply(json({ id: 1 }));
      expect(await failureOf(setup.queries().article({ id }))).toMatchObject(noSuch);
      expect(setup.fake.seen).toHaveLength(0);
    },
  );

  test.each(['9223372036854775807', 'polity-1', 'संसद, 1/2', 'a&b=c'])(
    'id %j is asked for',
    async (id) => {
      setup.fake.reply(json({ id }));
      expect((await setup.queries().article({ id })).id).toBe(id);
      const { searchParams } = new URL(setup.fake.seen[0]?.url ?? '', 'http://fake');
      expect(searchParams.get('id')).toBe(`eq.${id}`);
    },
  );

  test.each([
    ['unavailable', drop],
    ['rejected', refusal(401, '42501', 'permission denied for table Articles')],
    ['timeout', hang],
  ])('a failure of kind %s has the words of what was asked for', async (kind, fault) => {
    setup.fake.reply(fault);
    const failed = (ask: (queries: Queries) => Promise<unknown>) =>
      fault === hang ? timeOutOf(setup, ask) : failureOf(ask(setup.queries()));
    const article = await failed((queries) => queries.article({ id: '1' }));
    expect(article).toMatchObject({ ...noSuch, kind });
    const related = await failed((queries) => queries.relatedArticles({ id: '1' }));
    expect(related).toMatchObject({ kind, message: 'Error fetching related articles.' });
  });
});
