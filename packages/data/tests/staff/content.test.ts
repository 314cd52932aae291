import { expect, test } from 'vitest';
import { createServerClient } from '../../src/server.ts';
import { createContentQueries } from '../../src/staff.ts';
import { bounds } from '../../../backend/src/apiRequest/bounds.ts';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { json, refusal, startFakePostgrest } from '../support/fakePostgrest.ts';

const fake = useFixture(startFakePostgrest);
const queries = () => createContentQueries(createServerClient({ url: fake.url, key: 'key' }));

test.each(['22P02', '22003'])(
  'no article has an id that its column cannot hold: %s',
  async (code) => {
    fake.reply(refusal(400, code, 'value is out of range for type bigint'));
    expect(await queries().articleIdsOf({ ids: ['9'.repeat(30)] })).toEqual(new Set());
  },
);

test('articles are asked for many at a time, and by themselves where one text cannot be an id', async () => {
  const { articleIdsOf, placedArticles } = queries();
  const ids = Array.from({ length: 30 }, (_, index) => String(index + 1));
  fake.reply(json([{ id: 1 }, { id: 25 }]));
  // The database takes `01` for 1, which is no id of ours.
  expect(await articleIdsOf({ ids: ['01', ...ids.slice(1), ...ids.slice(1)] })).toEqual(
    new Set(['25']),
  );
  expect(fake.seen).toHaveLength(1);
  const translation = { id: 31, language: 'hi', translation_of: 1 };
  fake.reply(
    json([]),
    json([{ id: 1, language: 'en', translation_of: null }]),
    json([translation]),
  );
  expect(await placedArticles({ ids })).toMatchObject([{ id: '1' }, { translationOf: '1' }]);
  expect(fake.seen).toHaveLength(3);
  const noId = refusal(400, '22P02', 'invalid input syntax for type bigint: "x"');
  fake.reply(noId, json([{ id: 1 }]), noId, json([{ id: 2 }]));
  expect(await articleIdsOf({ ids: ['1', 'x', '2'] })).toEqual(new Set(['1', '2']));
  fake.reply(refusal(401, 'PGRST301', 'No.'));
  await expect(articleIdsOf({ ids })).rejects.toMatchObject({ status: 401 });
  expect(fake.seen).toHaveLength(2);
});

test('texts are written in NFC, which the search asks for', async () => {
  fake.reply(json([]));
  // An accent at the beginning of a line stays apart from the line break.
  const draft = { title: 'स\u095Cक\n\u0301', href: '/about', image: null, category: null };
  await queries().writeResources({ resources: [{ draft, id: null }] });
  expect(JSON.parse(fake.seen[0]?.body ?? '')).toMatchObject([{ title: 'स\u0921\u093Cक\n\u0301' }]);
});

test.each(['readWholeRows', 'deleteRows'] as const)('%s names few rows at a time', async (name) => {
  fake.reply(json([]));
  const ids = Array.from({ length: 102 }, (_, index) => String(index + 1));
  await queries()[name]({ table: 'Questions', ids });
  const named = fake.asked().map((asked) => /id=in\.\(([\d,]+)\)/.exec(asked)?.[1]?.split(','));
  expect(named.flat()).toEqual(ids);
  for (const some of named) expect(some?.length).toBeLessThanOrEqual(bounds.listed);
});
