import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAuthClient } from '../src/auth.ts';
import { useFixture } from '../../../tests/support/fixture.ts';
import { html, json, startFakePostgrest } from './support/fakePostgrest.ts';

const storageKey = 'session';
const user = { id: 'u1', aud: 'authenticated', email: 'asha@example.in' };
const now = () => Math.floor(Date.now() / 1000);

function session(name: string, expiresIn: number) {
  return {
    access_token: name,
    refresh_token: `${name}-refresh`,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: now() + expiresIn,
    user,
  };
}

const fake = useFixture(startFakePostgrest);
let stored: Map<string, string>;
let client: SupabaseClient;
let events: string[];

/** A visitor who signed in some time ago and comes back. */
async function returnWith(kept: ReturnType<typeof session>) {
  stored.set(storageKey, JSON.stringify(kept));
  client = await createAuthClient(
    { url: fake.url, key: 'anon-key' },
    {
      auth: {
        storageKey,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        storage: {
          getItem: (key) => stored.get(key) ?? null,
          setItem: (key, value) => void stored.set(key, value),
          removeItem: (key) => void stored.delete(key),
        },
      },
    },
  );
  client.auth.onAuthStateChange((event) => void events.push(event));
  return client.auth.getSession();
}

const output = { warn: vi.spyOn(console, 'warn'), error: vi.spyOn(console, 'error') };

beforeEach(() => {
  output.warn.mockReset().mockImplementation(() => {});
  output.error.mockReset();
  stored = new Map();
  events = [];
});
afterEach(() => client.auth.stopAutoRefresh());

test('a session that still holds is not refreshed', async () => {
  fake.reply(html(500));
  const { data } = await returnWith(session('old', 3600));
  expect(data.session?.access_token).toBe('old');
  expect(fake.seen).toHaveLength(0);
});

test('an expired session is refreshed at /token, with a backoff of 200 ms that doubles', async () => {
  fake.reply(html(503), html(503), json(session('new', 3600)));
  const { data } = await returnWith(session('old', -60));
  expect(data.session?.access_token).toBe('new');
  expect(fake.seen.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual(
    Array.from({ length: 3 }, () => [
      'POST',
      '/auth/v1/token?grant_type=refresh_token',
      { refresh_token: 'old-refresh' },
    ]),
  );
  const [first = 0, second = 0, third = 0] = fake.seen.map(({ at }) => at);
  expect(second - first).toBeGreaterThan(190);
  expect(third - second).toBeGreaterThan(390);
  expect(stored.get(storageKey)).toContain('new-refresh');
  expect(output.warn).not.toHaveBeenCalled();
  expect(output.error).not.toHaveBeenCalled();
});

test('a refresh that can never succeed removes the session', async () => {
  fake.reply(
    json(
      { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
      { status: 400 },
    ),
  );
  const { data } = await returnWith(session('old', -60));
  expect(data.session).toBeNull();
  expect(fake.seen).toHaveLength(1);
  expect(stored.has(storageKey)).toBe(false);
  await expect.poll(() => events).toContain('INITIAL_SESSION');
  expect(events).toContain('SIGNED_OUT');
  // supabase-js logs this warning and nothing else.
  const warnings = output.warn.mock.calls.flat().map(String);
  expect(new Set(warnings)).toEqual(new Set(['AuthApiError: Invalid Refresh Token']));
  expect(output.error).not.toHaveBeenCalled();
});
