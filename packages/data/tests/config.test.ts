import { expect, test } from 'vitest';
import { createAuthClient } from '../src/auth.ts';
import { createBrowserClient, createBrowserQueries } from '../src/browser.ts';
import { createServerClient } from '../src/server.ts';
import { failureOf } from './support/clients.ts';
import { json, startFakePostgrest } from './support/fake-postgrest.ts';

test.each([
  [{ url: undefined, key: 'k' }, 'supabaseUrl is required.'],
  [{ url: '', key: 'k' }, 'supabaseUrl is required.'],
  [{ url: 'https://a.example.com', key: undefined }, 'supabaseKey is required.'],
  [{ url: 'https://a.example.com', key: '' }, 'supabaseKey is required.'],
])('server client with %j: %s', async (settings, message) => {
  expect(() => createServerClient(settings)).toThrow(new Error(message));
  const { url = '', key = '' } = settings;
  await expect(createAuthClient({ url, key })).rejects.toThrow(new Error(message));
});

test('the server client refuses an address that is none', () => {
  expect(() => createServerClient({ url: 'nonsense', key: 'k' })).toThrow('Invalid supabaseUrl');
});

test('the server client keeps no session', async () => {
  const { auth } = createServerClient({ url: 'https://a.example.com', key: 'k' });
  const { data } = await auth.getSession();
  expect(data.session).toBeNull();
});

test.each(['https://a.example.com', 'https://a.example.com/', 'https://a.example.com//'])(
  'the browser client at %s',
  (url) => {
    expect(createBrowserClient({ url, key: 'k' }).url).toBe('https://a.example.com/rest/v1');
  },
);

test('the browser’s queries make the same calls', async () => {
  const fake = await startFakePostgrest();
  fake.reply(json([]));
  const queries = createBrowserQueries({ url: fake.url, key: 'k' });
  expect(await queries.resources()).toEqual([]);
  expect(fake.seen[0]?.url).toBe('/rest/v1/resources?select=*&order=id.asc');
  fake.reply(json('bad'));
  const quick = createBrowserQueries({ url: fake.url, key: 'k' }, { retryDelayMs: 1 });
  expect((await failureOf(quick.resources())).kind).toBe('unavailable');
  await fake.close();
});
