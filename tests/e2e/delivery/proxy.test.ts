import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../../packages/backend/src/testing.ts';
import { startSite, seededFolder } from '../../support/site.ts';
import type { SiteProcess } from '../../support/site.ts';

let dataDir: string;
let remove: () => Promise<void>;
let site: SiteProcess;
let key: string;
let anon: SupabaseClient;
beforeAll(async () => {
  ({ folder: dataDir, remove } = await seededFolder());
  site = await startSite({ env: { DATA_DIR: dataDir, TRUST_PROXY: '1' } });
  const page = await (await fetch(site.url)).text();
  key = /"key":"([^"]+)"/.exec(page)?.[1] ?? '';
  anon = createClient(site.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: fromAnywhere },
  });
});
afterAll(async () => {
  await site.stop();
  await remove();
});

let visitors = 0;

/** Each request from an address of its own, as far as limits are concerned. */
function fromAnywhere(input: RequestInfo | URL, init: RequestInit = {}) {
  visitors += 1;
  const headers = new Headers(init.headers);
  headers.set('x-forwarded-for', `198.51.100.${visitors}`);
  return fetch(input, { ...init, headers });
}

const content = ['resources', 'Course Section', 'Course Details', 'Articles'];

/** Any request, with the public key. */
function ask(path: string, init: RequestInit = {}) {
  const headers = { apikey: key, authorization: `Bearer ${key}`, ...init.headers };
  return fetch(site.url + path, { ...init, headers });
}

describe("supabase-js on the site's own address", () => {
  test('reads, filters, orders, counts and takes ranges', async () => {
    const { data, count, status, error } = await anon
      .from('Articles')
      .select('id,title,category,created_at', { count: 'exact' })
      .eq('category', 'Editorial Analysis')
      .order('created_at', { ascending: false })
      .range(0, 4);
    expect(error).toBeNull();
    expect(status).toBe(206);
    expect(data).toHaveLength(5);
    expect(count).toBeGreaterThanOrEqual(11);
    const dates = (data ?? []).map(({ created_at }) => String(created_at));
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
  });

  test('counts without rows, and finds one or none', async () => {
    const counted = await anon.from('resources').select('*', { count: 'exact', head: true });
    expect(counted.count).toBeGreaterThanOrEqual(12);
    const one = await anon.from('Articles').select('*').eq('id', 1).single();
    expect(one.data).toMatchObject({ id: 1 });
    const none = await anon.from('Articles').select('*').eq('id', -1).single();
    expect([none.status, none.error?.code]).toEqual([406, 'PGRST116']);
    const past = await anon.from('Articles').select('id', { count: 'exact' }).range(5_000, 5_010);
    expect([past.status, past.error?.code]).toEqual([416, 'PGRST103']);
    const noNumber = await anon.from('Articles').select('id').eq('id', 'abc');
    expect([noNumber.status, noNumber.error?.code]).toEqual([400, '22P02']);
  });

  test('inserts a message, and tells why one is refused', async () => {
    const good = await anon.from('Contact Records').insert({ message: 'Through the API' });
    expect([good.status, good.error]).toEqual([201, null]);
    const bad = await anon.from('Contact Records').insert({ email: 'no address' });
    expect([bad.status, bad.error?.code]).toEqual([400, '23514']);
  });

  test('says that there are no accounts', async () => {
    const { data, error } = await anon.auth.signInWithPassword({
      email: 'a@example.com',
      password: 'correct horse',
    });
    expect(error).toMatchObject({
      status: 501,
      message: expect.stringContaining('keeps no accounts'),
    });
    expect(data.session).toBeNull();
    expect((await ask('/auth/v1/health')).status).toBe(501);
  });
});

describe('what anybody must not do', () => {
  const row = { message: 'changed' };
  const attempts: [string, (table: string) => PromiseLike<{ status: number; error: unknown }>][] = [
    ['insert', (table) => anon.from(table).insert({ id: 999 })],
    ['upsert', (table) => anon.from(table).upsert({ id: 1 })],
    ['update', (table) => anon.from(table).update({ id: 1 }).eq('id', 1)],
    ['delete', (table) => anon.from(table).delete().eq('id', 1)],
  ];
  test.for(content.flatMap((table) => attempts.map(([verb, run]) => [verb, table, run] as const)))(
    '%s %s',
    async ([, table, run]) => {
      const { status, error } = await run(table);
      expect(error).not.toBeNull();
      expect(status).toBe(401);
    },
  );

  test.for([
    ['select', () => anon.from('Contact Records').select('*')],
    ['count', () => anon.from('Contact Records').select('id', { count: 'exact', head: true })],
    ['insert and read back', () => anon.from('Contact Records').insert(row).select()],
    ['choose an id', () => anon.from('Contact Records').insert({ ...row, id: 1 })],
    ['update', () => anon.from('Contact Records').update(row).neq('id', 0)],
    ['upsert', () => anon.from('Contact Records').upsert({ ...row, id: 1 })],
    ['delete', () => anon.from('Contact Records').delete().neq('id', 0)],
  ] as [string, () => PromiseLike<{ status: number }>][])('%s Contact Records', async ([, run]) => {
    expect((await run()).status).toBe(401);
  });

  test('ask without a key, or with one of their own making', async () => {
    expect((await fetch(`${site.url}/rest/v1/Articles`)).status).toBe(401);
    const service = [{ alg: 'none', typ: 'JWT' }, { role: 'service_role' }]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    for (const forged of [`${service}.`, `${service}.c2ln`]) {
      const answer = await ask('/rest/v1/Contact%20Records?select=*', {
        headers: { apikey: forged, authorization: `Bearer ${forged}` },
      });
      expect(answer.status).toBe(401);
    }
  });

  test.for([
    '/_system',
    '/_system/schema',
    '/rest/v1/../../_system',
    '/rest/v1/%2e%2e/%2e%2e/_system',
    '/rest/v1/..%2f..%2f_system',
    '/rest/v1//_system',
    '/REST/v1/Contact%20Records',
    '/storage/v1/bucket',
    '/functions/v1/x',
    '/realtime/v1',
    '/graphql/v1',
    '/pg/query',
  ])('reach %s', async (path) => {
    const answer = await ask(path);
    expect([401, 404]).toContain(answer.status);
    expect(await answer.text()).not.toMatch(/"(schema|columns|policies)"/);
  });

  test('send a body of 10 MB: refused before it is read, and the next one is served', async () => {
    const body = JSON.stringify({ message: 'a'.repeat(10 * 1024 * 1024) });
    const answer = await ask('/rest/v1/Contact%20Records', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: '413' });
    expect((await ask('/rest/v1/resources?select=id&limit=1')).status).toBe(200);
  });

  test('write without end: 429 after so many as may send messages, while reading goes on', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const answer = await ask('/rest/v1/resources', { method: 'DELETE' });
        await answer.body?.cancel();
        return answer.status;
      }),
    );
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
    expect(statuses).toContain(429);
    expect((await ask('/rest/v1/resources?select=id&limit=1')).status).toBe(200);
  });

  test('write from the pages of another site, or learn by asking that they may', async () => {
    const origin = 'https://other.example';
    const foreign = await ask('/rest/v1/Contact%20Records', {
      method: 'POST',
      body: JSON.stringify({ message: 'From elsewhere' }),
      headers: { 'content-type': 'application/json', origin },
    });
    expect(foreign.status).toBe(403);
    const preflight = await ask('/rest/v1/Contact%20Records', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
    const read = await ask('/rest/v1/resources?select=id&limit=1', { headers: { origin } });
    expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  });

  test('and in the end one message is stored, the content is whole, nothing was logged of it', async () => {
    const counts = await Promise.all(
      content.map((table) => anon.from(table).select('id', { count: 'exact', head: true })),
    );
    expect(counts.every(({ count }) => (count ?? 0) >= 12)).toBe(true);
    expect(site.output()).not.toContain('Through the API');
    await site.stop();
    const backend = await startTestBackend({ dataDir });
    const rows = await backend.sql('select message from "Contact Records"');
    await backend.stop();
    expect(rows).toEqual([{ message: 'Through the API' }]);
  });
});
