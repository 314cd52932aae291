import { expect, test } from 'vitest';
import type { Queries, SearchOptions } from '../../src/index.ts';
import { describeQueries, failureOf, timeOutOf } from '../support/clients.ts';
import { hang, html, json, refusal, rows } from '../support/fakePostgrest.ts';

const none = { items: [], total: 0, more: false, suggestion: null };
const noFunction = refusal(
  404,
  'PGRST202',
  'Could not find the function public.search(page, query) in the schema cache',
);

describeQueries('search', (setup) => {
  const search = (options: Partial<SearchOptions>) =>
    setup.queries().search({ query: 'court', page: 1, ...options });
  const args: Record<string, [options: Partial<SearchOptions>, sent: string]> = {
    'a query alone': [{}, 'query=court&page=1'],
    everything: [
      {
        query: 'supreme cou',
        kind: 'article',
        category: 'Editorial Analysis',
        month: '2026-11',
        topic: 'GS Paper 2',
        page: 3,
        typing: true,
      },
      'query=supreme cou&kind=article&category=Editorial Analysis&month=2026-11&topic=GS Paper 2&typing=true&page=3',
    ],
    'words like a filter': [
      { query: 'lt. governor', category: 'in.x', topic: 'like(any).{x}' },
      'query= lt. governor&category= in.x&topic= like(any).{x}&page=1',
    ],
    'a page that there cannot be': [{ page: 999_999 }, 'query=court&page=11'],
  };

  test.each(Object.entries(args))('%s', async (_name, [options, sent]) => {
    setup.fake.reply(json(none));
    await search(options);
    expect(setup.fake.asked()).toEqual([`GET /rpc/search?${sent}`]);
  });

  test('is given up after five seconds', async () => {
    setup.fake.reply(hang);
    const court = (queries: Queries) => queries.search({ query: 'court', page: 1 });
    expect(await timeOutOf(setup, court, 5_000, {})).toMatchObject({ kind: 'timeout' });
  });

  const unasked: [name: string, options: Partial<SearchOptions>][] = [
    ['blanks', { query: ' \t\n\u00a0' }],
    ['punctuation', { query: `"'-|&!:*()<>%_\\।` }],
    ['half a character', { query: '\ud83d' }],
    ['a month that is none', { month: '2026-13' }],
    ['a month of another time', { month: '0000-01' }],
    ['an empty month', { month: '' }],
  ];

  test.each(unasked)('%s finds nothing, without a request', async (_name, options) => {
    setup.fake.reply(json(none));
    expect(await search(options)).toEqual({ ...none, page: 1, pageCount: 1, titlesOnly: false });
    expect(setup.fake.seen).toEqual([]);
  });

  test('what was found, with its place', async () => {
    const hit = {
      kind: 'article',
      id: '7',
      title: ' The Collegium ',
      category: 'Editorial Analysis',
      date: '2026-11-18T13:50:00+00:00',
      href: null,
      topics: ['GS Paper 2'],
      snippet: 'judges of\nthe Supreme \u0002Court\u0003 are … by the \u0002Courts\u0003',
    };
    const course = { kind: 'course', id: '3', title: 'Law', date: '2026-05-28', href: '/law' };
    const items = [hit, course, { ...hit, kind: 'person' }, { ...hit, id: null }, null, 'x'];
    setup.fake.reply(json({ items, total: 200, more: true, suggestion: null }));
    expect(await search({ page: 2 })).toEqual({
      items: [
        {
          ...hit,
          title: 'The Collegium',
          date: '2026-11-18T13:50:00.000Z',
          snippet: [
            { text: 'judges of the Supreme ', marked: false },
            { text: 'Court', marked: true },
            { text: ' are … by the ', marked: false },
            { text: 'Courts', marked: true },
          ],
        },
        { ...course, category: null, topics: [], snippet: [] },
      ],
      page: 2,
      pageCount: 10,
      total: 200,
      more: true,
      titlesOnly: false,
      suggestion: null,
    });
  });

  test('nothing, and what could be meant', async () => {
    setup.fake.reply(json({ ...none, suggestion: 'supreme court' }));
    expect(await search({})).toMatchObject({ pageCount: 1, suggestion: 'supreme court' });
  });

  test.each([
    [{}, 0, 1],
    [{ items: 'x', total: 'many', more: 'yes', suggestion: 7 }, 0, 1],
    [{ items: [], total: -3 }, 0, 1],
    [{ items: [], total: 1e9 }, 200, 10],
    [{ items: [], total: 41 }, 41, 3],
  ])('%j is read as nothing of %i', async (answer, total, pageCount) => {
    setup.fake.reply(json(answer));
    expect(await search({})).toMatchObject({ items: [], total, pageCount });
  });

  const lacking = [
    noFunction,
    refusal(404, '42883', 'function public.search(query => unknown) does not exist'),
  ];

  test.each(lacking)('a project without it is asked for titles, from then on', async (reply) => {
    const queries = setup.queries();
    const course = { id: 4, title: 'Court craft', ViewMore: '/court', date: '2026-01-05' };
    const resource = { id: 2, title: 'The court', href: '/article/2', category: 'Reading' };
    const article = {
      id: 9,
      title: 'Courts',
      category: 'Editorial Analysis',
      created_at: '2026-11-18T13:50:00+00:00',
      url: null,
    };
    setup.fake.reply(reply, json([course]), json([resource]), json([article]));
    const answer = await queries.search({ query: 'the "court"', page: 1 });
    expect(answer).toMatchObject({ total: 3, pageCount: 1, more: false, titlesOnly: true });
    const { ViewMore, ...shown } = course;
    expect(answer.items).toMatchObject([
      { ...shown, kind: 'course', id: '4', href: ViewMore, category: null },
      { ...resource, kind: 'resource', id: '2', date: null, snippet: [], topics: [] },
      { kind: 'article', id: '9', href: null, date: '2026-11-18T13:50:00.000Z' },
    ]);
    const words = 'title=ilike.%the%&title=ilike.%court%';
    expect(setup.fake.asked().slice(1)).toEqual([
      `GET /Course Section?select=id,title,category,date,ViewMore&${words}&order=date.desc.nullslast,id.desc&offset=0&limit=201`,
      `GET /resources?select=id,title,category,href&${words}&order=id.desc&offset=0&limit=201`,
      `GET /Articles?select=id,title,category,created_at,url&${words}&order=created_at.desc.nullslast,id.desc&offset=0&limit=201`,
    ]);
    setup.fake.reply(json([]));
    await queries.search({ query: 'court', page: 1, kind: 'article' });
    expect(setup.fake.asked()).toHaveLength(1);
  });

  test('all of them are found, however few titles a project sends at once', async () => {
    const of = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => ({ id: from + index, title: 'Court' }));
    setup.fake.reply(noFunction, rows(of(0, 100), 130), rows(of(100, 130), 130, 100));
    expect(await search({ kind: 'article' })).toMatchObject({ total: 130, more: false });
    expect(setup.fake.asked()[2]).toContain('&offset=100&limit=101');
    setup.fake.reply(noFunction, rows(of(0, 150), 900), rows(of(150, 201), 900, 150));
    expect(await search({ kind: 'article' })).toMatchObject({ total: 200, more: true });
    expect(setup.fake.seen).toHaveLength(3);
  });

  const filters: Record<string, [options: Partial<SearchOptions>, sent: string[]]> = {
    'a topic, which nothing has': [{ topic: 'Essay' }, []],
    'words alone: no mark of a pattern': [
      { kind: 'resource', query: '100% *a_b\\c (नीति) "or' },
      [
        '/resources?select=id,title,category,href&title=ilike.%100%&title=ilike.%a%&title=ilike.%b%&title=ilike.%c%&title=ilike.%नीति%&title=ilike.%or%',
      ],
    ],
    'words in parts, where a keyboard has put joiners into them': [
      { kind: 'resource', query: 'शिक्\u200Dषा' },
      ['/resources?select=id,title,category,href&title=ilike.%शिक्%&title=ilike.%षा%'],
    ],
  };

  test.each(Object.entries(filters))('titles of %s', async (_name, [options, sent]) => {
    setup.fake.reply(noFunction, json([]));
    expect(await search(options)).toMatchObject({ items: [], total: 0, titlesOnly: true });
    expect(
      setup.fake
        .asked()
        .slice(1)
        .map((line) => line.replace(/^GET |&order=.*$/g, '')),
    ).toEqual(sent);
  });

  test.each([
    ['a failure', html(500), 'unavailable'],
    ['a refusal', refusal(401, '42501', 'permission denied for function search'), 'rejected'],
    [
      'another function that is missing',
      refusal(404, '42883', 'operator does not exist'),
      'rejected',
    ],
    ['no object', json([]), 'unavailable'],
  ])('%s is no reason to look through titles', async (_name, reply, kind) => {
    setup.fake.reply(reply);
    expect((await failureOf(search({}))).kind).toBe(kind);
    expect(setup.fake.asked().every((line) => line.startsWith('GET /rpc/search'))).toBe(true);
  });
});
