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
