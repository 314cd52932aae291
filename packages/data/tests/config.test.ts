import { expect, test, vi } from 'vitest';
import { useFixture } from '../../../tests/support/fixture.ts';
import { createAuthClient } from '../src/auth.ts';
import { createBrowserClient, createBrowserQueries } from '../src/browser.ts';
import { createServerClient, createServerQueries } from '../src/server.ts';
import { failureOf } from './support/clients.ts';
import { hang, json, startFakePostgrest } from './support/fakePostgrest.ts';

const fake = useFixture(startFakePostgrest);

test.each([
  [{ url: '', key: 'k' }, 'supabaseUrl is required.'],
  [{ url: 'https://a.example.com', key: '' }, 'supabaseKey is required.'],
])('server client with %j: %s', async (settings, message) => {
  expect(() => createServerClient(settings)).toThrow(new Error(message));
  await expect(createAuthClient(settings)).rejects.toThrow(new Error(message));
});

test('the server client refuses an address that is none', () => {
  expect(() => createServerClient({ url: 'nonsense', key: 'k' })).toThrow('Invalid supabaseUrl');
});

test('the server client keeps no session and sets no timer to refresh one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const { auth } = createServerClient({ url: 'https://a.example.com', key: 'k' });
  await auth.initialize();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  expect((await auth.getSession()).data.session).toBeNull();
});

test.each(['https://a.example.com', 'https://a.example.com/', 'https://a.example.com//'])(
  'the browser client at %s',
  (url) => {
    expect(createBrowserClient({ url, key: 'k' }).url).toBe('https://a.example.com/rest/v1');
  },
);

test('the browser’s queries make the same calls', async () => {
  fake.reply(json([]));
  expect(await createBrowserQueries({ url: fake.url, key: 'k' }).resources()).toEqual([]);
  expect(fake.seen[0]?.url).toBe('/rest/v1/resources?select=*&order=id.asc');
});

const onServer = (url: string) => createServerQueries(createServerClient({ url, key: 'k' }));
const inBrowser = (url: string) => createBrowserQueries({ url, key: 'k' });
const message = { firstName: '', lastName: '', email: '', message: 'Hello' };

test.each([
  ['the server waits 15 s for a read', 15_000, (url: string) => onServer(url).resources()],
  ['a browser waits 15 s for a read', 15_000, (url: string) => inBrowser(url).resources()],
  ['the server waits 3 s for its health', 3_000, (url: string) => onServer(url).ping()],
  [
    'the server waits 10 s for a message',
    10_000,
    (url: string) => onServer(url).sendContact(message),
  ],
  [
    'a browser waits 10 s for a message',
    10_000,
    (url: string) => inBrowser(url).sendContact(message),
  ],
])('%s', async (_what, timeoutMs, call) => {
  fake.reply(hang);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const arrived = fake.nextRequest();
  const failed = failureOf(call(fake.url));
  await arrived;
  vi.advanceTimersByTime(timeoutMs - 1);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect((await failed).kind).toBe('timeout');
});
