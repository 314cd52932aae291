import { beforeAll, expect, test } from 'vitest';
import { type ServerQueries, createServerClient, createServerQueries } from '../../src/server.ts';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { hang, json, startFakePostgrest } from '../support/fakePostgrest.ts';

const fake = useFixture(startFakePostgrest);
let queries: ServerQueries;

beforeAll(() => {
  const client = createServerClient({ url: fake.url, key: 'anon-key' });
  queries = createServerQueries(client, { retryDelayMs: 1 });
});

test('a count of ids, where the project does not count, ends with its caller', async () => {
  fake.reply(json([{ id: 1 }]), json([{ id: 1 }, { id: 2 }]), json([]));
  expect(await queries.articleCount()).toBe(2);
  fake.reply(json([{ id: 1 }]), hang);
  const leaving = new AbortController();
  const counting = queries.articleCount({ signal: leaving.signal });
  await expect.poll(() => fake.seen.length).toBe(2);
  leaving.abort();
  await expect(counting).rejects.toBe(leaving.signal.reason);
});

test('a row whose id no address can hold does not end the reading', async () => {
  fake.reply(json([{ id: 'a' }]), json([{ id: 'a' }, { id: '..' }]), json([{ id: 'b' }]), json([]));
  const found = await queries.articleLinks({ from: 0, limit: 10 });
  expect(found.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(fake.asked().at(2)).toContain('id=gt.a&');
});

test('past the end there are none', async () => {
  fake.reply(json([]));
  expect(await queries.articleLinks({ from: 10_000, limit: 5_000 })).toEqual([]);
  expect(fake.seen).toHaveLength(1);
});
