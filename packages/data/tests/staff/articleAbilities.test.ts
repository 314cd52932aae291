import { expect, test } from 'vitest';
import { createServerClient } from '../../src/server.ts';
import { createContentQueries } from '../../src/staff.ts';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { json, refusal, startFakePostgrest } from '../support/fakePostgrest.ts';

const fake = useFixture(startFakePostgrest);
const abilities = () =>
  createContentQueries(createServerClient({ url: fake.url, key: 'key' })).articleAbilities();

test('there are drafts where publish_at is there and visitors do not see them', async () => {
  fake.reply(refusal(400, '42703', 'column Articles.shows_drafts does not exist'), json([]));
  expect(await abilities()).toMatchObject({ topics: true, publishAt: true });
  fake.reply(json([]));
  expect(await abilities()).toMatchObject({ topics: true, publishAt: false });
});
