import { beforeAll, describe, expect, test } from 'vitest';
import { send } from '../support/http.ts';
import { startPostgrest } from '../support/postgrest.ts';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { claimsOf, token } from '../support/tokens.ts';

/** PostgREST, with published and hidden rows in the same words. The embedded backend: hiddenRows.test.ts. */
const secret = 'secret'.repeat(8);
const postgrest = useFixture(() => startPostgrest(secret));

const rows = `
  insert into "Articles" (id, title, category, content, created_at, topics, publish_at) values
    (5001, 'Published meridional', 'Facts of the Day', 'A quasar.', '2031-01-01', '{Stars,Light}', null),
    (5002, 'Since long', 'Facts of the Day', 'A quasar.', '2031-01-01', '{Stars}', '2026-01-02'),
    (5003, 'Zodiacal secret', 'Facts of the Day', 'A hidden quasar.', '2031-01-01', '{Stars,Secrets}', '2040-01-01'),
    (5004, 'Zodiacal secret', 'Facts of the Day', 'A hidden quasar.', '2031-01-01', '{Stars,Secrets}', 'infinity'),
    (5005, 'Meridionals', null, null, '2031-01-01', null, 'infinity'),
    (5006, 'Meridionals', null, null, '2031-01-01', null, '2040-01-01');
  insert into "Questions" (id, day, number, stem, options, answer, publish_at) values
    (5001, '2020-01-01', 1, 'Published question', '{1,2,3,4}', 'a', null),
    (5002, '2020-01-01', 2, 'Zodiacal secret', '{1,2,3,4}', 'a', 'infinity'),
    (5003, '2020-01-01', 3, 'Zodiacal secret', '{1,2,3,4}', 'a', '2040-01-01'),
    (5004, '2040-01-01', 1, 'Zodiacal secret', '{1,2,3,4}', 'a', null);`;

beforeAll(() => postgrest.sql(rows));

const ask = (path: string, headers: Record<string, string> = {}) =>
  send(postgrest.target, { method: 'GET', path, headers });

const visitors: [name: string, headers: Record<string, string>][] = [
  ['a visitor', {}],
  ['an account', { Authorization: `Bearer ${token(claimsOf('authenticated'), secret)}` }],
];

const ofOurs = '/Articles?id=gte.5001&id=lte.5004';

/** Every way to query hidden rows, and the answer that each must give. */
const asked: [path: string, answer: unknown][] = [
  [`${ofOurs}&select=id&order=id`, [{ id: 5001 }, { id: 5002 }]],
  ['/Articles?select=title&id=eq.5003', []],
  ['/Articles?select=title&id=in.(5003,5004)', []],
  ['/Articles?select=id&title=eq.Zodiacal%20secret', []],
  ['/Articles?select=id&publish_at=gt.2027-01-01', []],
  ['/Articles?select=id&publish_at=eq.infinity', []],
  ['/Articles?select=id&created_at=gte.2039-01-01', []],
  ['/Articles?select=id&search_vector=fts.zodiacal', []],
  [`${ofOurs}&select=id&search_vector=fts.quasar&order=id`, [{ id: 5001 }, { id: 5002 }]],
  ['/Articles?select=id&topics=cs.%7B%22Secrets%22%7D', []],
  [
    '/Article%20Topics?select=topic,articles&topic=in.(Stars,Secrets)',
    [{ topic: 'Stars', articles: 2 }],
  ],
  ['/Questions?select=id&id=gte.5001', [{ id: 5001 }]],
  ['/Questions?select=id&day=gt.2039-01-01', []],
  ['/Article%20Topics?select=topic&publish_at=gt.2027-01-01', []],
];

describe.for(visitors)('%s', ([, headers]) => {
  test('is shown no article before its moment, however that is asked', async () => {
    for (const [path, answer] of asked) {
      expect((await ask(path, headers)).json, path).toEqual(answer);
    }
  });

  test('is not told of one: no row, no count, no word of it', async () => {
    const one = { Accept: 'application/vnd.pgrst.object+json' };
    expect((await ask('/Articles?id=eq.5003', { ...headers, ...one })).status).toBe(406);
    const exact = { Prefer: 'count=exact' };
    const counted = await ask(`${ofOurs}&select=id`, { ...headers, ...exact });
    expect(counted.headers['content-range']).toBe('0-1/2');
    for (const query of ['zodiacal', 'hidden%20quasar', 'zodiacl', 'zodia&typing=true']) {
      const { json } = await ask(`/rpc/search?query=${query}`, headers);
      expect(json, query).toEqual({ items: [], more: false, suggestion: null, total: 0 });
    }
    // 'meridionals' is as near and more frequent, but hidden.
    const { json } = await ask('/rpc/search?query=meridionale', headers);
    expect(json).toMatchObject({ suggestion: 'meridional' });
  });
});

test('it is there from its moment on, everywhere at once', async () => {
  const seen = async () => ({
    article: (await ask('/Articles?select=title&id=eq.5003')).json,
    topic: (await ask('/Articles?select=id&topics=cs.%7B%22Secrets%22%7D')).json,
    topics: (await ask('/Article%20Topics?select=topic,articles&topic=eq.Secrets')).json,
    found: ((await ask('/rpc/search?query=zodiacal')).json as { total: number }).total,
  });
  expect(await seen()).toEqual({ article: [], topic: [], topics: [], found: 0 });
  // Nothing is written at the moment of publication.
  await postgrest.sql(
    `update "Articles" set publish_at = now() + interval '1 second' where id = 5003`,
  );
  await expect.poll(seen).toEqual({
    article: [{ title: 'Zodiacal secret' }],
    topic: [{ id: 5003 }],
    topics: [{ topic: 'Secrets', articles: 1 }],
    found: 1,
  });
});
