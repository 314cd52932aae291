import { expect, test } from 'vitest';
import { describeQueries } from '../support/clients.ts';
import { json, refusal, rows } from '../support/fakePostgrest.ts';

const noSummary = refusal(400, '42703', 'column Articles.summary does not exist');
const noTopics = refusal(400, '42703', 'column Articles.topics does not exist');

describeQueries('the topics of an article', (setup) => {
  const optional = () =>
    setup.fake.seen.map(({ url }) => ['summary', 'topics'].filter((name) => url.includes(name)));

  test('a table without them and without summaries is asked for each once', async () => {
    const queries = setup.queries();
    setup.fake.reply(noSummary, noTopics, rows([{ id: 1 }], 1));
    const page = { items: [{ id: '1', summary: null, topics: [] }] };
    expect(await queries.articles({ category: 'x', page: 1 })).toMatchObject(page);
    expect(await queries.articles({ category: 'x', page: 1 })).toMatchObject(page);
    expect(optional()).toEqual([['summary', 'topics'], ['topics'], [], []]);
  });
});

describeQueries('topics', (setup) => {
  test('with how many articles each has', async () => {
    const odd = [null, { topic: ' ', articles: 3 }, { topic: 'None', articles: 0 }, { topic: 'x' }];
    setup.fake.reply(json([{ topic: 'GS Paper 2', articles: 40 }, ...odd]));
    expect(await setup.queries().topics()).toEqual([{ topic: 'GS Paper 2', count: 40 }]);
  });

  test('one that is sought is found behind those that the project sends at once', async () => {
    const [many, few] = [
      json([{ topic: 'Essay', articles: 9 }]),
      json([{ topic: 'Bihar', articles: 1 }]),
    ];
    const seek = (sought: string) =>
      setup.queries().topics({ isSought: ({ topic }) => topic === sought });
    setup.fake.reply(many, few);
    expect(await seek('Bihar')).toContainEqual({ topic: 'Bihar', count: 1 });
    expect(setup.fake.asked()[1]).toContain('&offset=1&limit=1000');
    setup.fake.reply(many, few, json([]));
    expect(await seek('Unknown')).toHaveLength(2);
    setup.fake.reply(many);
    await seek('Essay');
    expect(setup.fake.seen).toHaveLength(1);
  });

  test('each once, with those that had to wait for their moment', async () => {
    const counted = [
      { topic: 'Essay', articles: 5 },
      { topic: 'Polity', articles: 4 },
      { topic: 'Polity', articles: 2 },
      { topic: 'History', articles: 1 },
    ];
    setup.fake.reply(json(counted));
    expect(await setup.queries().topics()).toEqual([
      { topic: 'Polity', count: 6 },
      { topic: 'Essay', count: 5 },
      { topic: 'History', count: 1 },
    ]);
  });
});

describeQueries('the articles of a topic', (setup) => {
  const page = (topic: string, number: number, total = 41) =>
    setup.queries().articlesByTopic({ topic, page: number, total });

  test('are not counted again, newest first', async () => {
    setup.fake.reply(json([{ id: 9, topics: ['Essay'] }]));
    expect(await page('Essay', 2)).toMatchObject({
      items: [{ id: '9', topics: ['Essay'] }],
      page: 2,
      pageCount: 3,
      total: 41,
    });
    expect(setup.fake.asked()).toEqual([
      'GET /Articles?select=id,title,category,created_at,url,summary,topics&topics=cs.{"Essay"}&order=created_at.desc,id.desc&offset=20&limit=20',
    ]);
  });

  test.each([
    ['a, b', '{"a, b"}'],
    ['"a"', '{"\\"a\\""}'],
    ['a\\b', '{"a\\\\b"}'],
    ['{a}', '{"{a}"}'],
    ['नीति', '{"नीति"}'],
  ])('of %s are asked for as PostgreSQL reads it', async (topic, list) => {
    setup.fake.reply(json([]));
    await page(topic, 1);
    const { searchParams } = new URL(setup.fake.seen[0]?.url ?? '', 'http://fake');
    expect(searchParams.get('topics')).toBe(`cs.${list}`);
  });

  test('past the end are none, without a request', async () => {
    setup.fake.reply(json([]));
    expect(await page('Essay', 3, 40)).toMatchObject({ items: [], page: 3, total: 40 });
    expect(setup.fake.seen).toEqual([]);
  });

  test('on a deep page are read by their ids', async () => {
    setup.fake.reply(json([{ id: 9 }]), json([{ id: 9, title: 'A' }]));
    expect(await page('Essay', 11, 900)).toMatchObject({ items: [{ id: '9' }], total: 900 });
    expect(setup.fake.asked()).toEqual([
      'GET /Articles?select=id&topics=cs.{"Essay"}&order=created_at.desc,id.desc&offset=200&limit=20',
      'GET /Articles?select=id,title,category,created_at,url,summary,topics&id=in.(9)&order=created_at.desc,id.desc',
    ]);
  });
});
