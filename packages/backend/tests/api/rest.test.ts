import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../src/testing.ts';
import type { TestBackend } from '../../src/testing.ts';

const contentTables = [
  'resources',
  'Course Section',
  'Course Details',
  'Articles',
  'Article Topics',
] as const;
const maxBodyBytes = 64 * 1024;

let backend: TestBackend;
const log: string[] = [];

/** The real client, with the key a visitor has unless told otherwise. */
const client = (key = backend.anonKey) =>
  createClient(backend.url, key, { auth: { persistSession: false } });

const call = (path: string, init: RequestInit = {}) =>
  fetch(backend.url + path, {
    ...init,
    headers: {
      apikey: backend.anonKey,
      'Content-Type': 'application/json',
      ...(init.headers as Record<string, string> | undefined),
    },
  });

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const countContacts = async () =>
  Number(
    (await backend.sql<{ count: string }>('select count(*) from "Contact Records"'))[0]?.count,
  );

beforeAll(async () => {
  backend = await startTestBackend({ onLog: (line) => log.push(line) });
});
afterAll(() => backend.stop());

describe('what a visitor reads, through supabase-js', () => {
  test('all resources and all courses', async () => {
    const resources = await client().from('resources').select('*');
    expect(resources).toMatchObject({ status: 200, error: null });
    expect(resources.data?.length).toBeGreaterThanOrEqual(12);
    expect(Object.keys(resources.data?.[0] ?? {}).toSorted()).toEqual(
      ['id', 'created_at', 'title', 'image', 'href', 'category'].toSorted(),
    );
    const courses = await client().from('Course Section').select('*');
    expect(courses.data?.length).toBeGreaterThanOrEqual(14);
  });

  test('courses of one mode and category', async () => {
    const { data } = await client()
      .from('Course Section')
      .select('id, mode, category, date')
      .eq('mode', 'online')
      .eq('category', 'Sociology');
    expect(data?.length).toBeGreaterThan(0);
    expect(new Set(data?.map((row) => `${row.mode} ${row.category}`))).toEqual(
      new Set(['online Sociology']),
    );
    expect(data?.[0]?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('a course by its slug, and three others', async () => {
    const [first] = (await client().from('Course Details').select('slug').limit(1)).data ?? [];
    const slug = String(first?.slug);
    const one = await client().from('Course Details').select('*').eq('slug', slug);
    expect(one.data).toHaveLength(1);
    expect(one.data?.[0]).toMatchObject({ slug, LearningOutcome_3: expect.any(String) });
    const others = await client().from('Course Details').select('slug').neq('slug', slug).limit(3);
    expect(others.data).toHaveLength(3);
    expect(others.data?.map((row) => row.slug)).not.toContain(slug);
  });

  test('a page of articles, newest first, with the total', async () => {
    const { data, count, status } = await client()
      .from('Articles')
      .select('id, title, category, created_at, url', { count: 'exact' })
      .eq('category', 'Editorial Analysis')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(0, 4);
    expect(status).toBe(206);
    expect(data).toHaveLength(5);
    expect(count).toBeGreaterThanOrEqual(11);
    const dates = data?.map((row) => String(row.created_at)) ?? [];
    expect(dates).toEqual([...dates].toSorted().toReversed());
  });

  test('timestamps as ISO 8601', async () => {
    const { data } = await client().from('Articles').select('created_at').limit(1).single();
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });

  test('an article by its id', async () => {
    const { data, error } = await client().from('Articles').select('*').eq('id', 1).single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ id: 1, title: expect.any(String), content: expect.any(String) });
  });

  test('articles that hold a word', async () => {
    const { data } = await client()
      .from('Articles')
      .select('id')
      .textSearch('search_vector', 'parliaments', { type: 'websearch', config: 'english' });
    expect(data?.length).toBeGreaterThan(0);
  });

  test.each(['true', 'null', 'not_null', '0x10', '1e5', '007', '"quoted"', '{"a":1}', ' x '])(
    'a text that reads like something else: %s',
    async (title) => {
      await backend.sql('insert into "Course Details" ("Title") values ($1)', [title]);
      const found = await client().from('Course Details').select('Title').eq('Title', title);
      expect(found.data).toEqual([{ Title: title }]);
      const others = await client().from('Course Details').select('Title').neq('Title', title);
      expect(others.data?.length).toBeGreaterThanOrEqual(14);
      await backend.sql('delete from "Course Details" where "Title" = $1', [title]);
    },
  );

  test('at most 1,000 rows, and the true total', async () => {
    await backend.sql(`insert into resources (title, category)
      select 'Row ' || n, 'bulk' from generate_series(1, 1200) n`);
    const { data, count } = await client()
      .from('resources')
      .select('id', { count: 'exact' })
      .eq('category', 'bulk');
    expect(data).toHaveLength(1000);
    expect(count).toBe(1200);
    await backend.sql(`delete from resources where category = 'bulk'`);
  });

  test.each([
    ['no row where one is asked for', 406, 'PGRST116', 'Articles?id=eq.999999', 'single'],
    ['a page past the end', 416, 'PGRST103', 'Articles?offset=5000', 'count'],
    ['an id that is no number', 400, '22P02', 'Articles?id=eq.abc', ''],
    ['a column that is not there', 400, '42703', 'Articles?select=nothing', ''],
    ['a table that is not there', 404, 'PGRST205', 'Nothing', ''],
    ['a sum', 400, 'PGRST123', 'Articles?select=id.sum()', ''],
    ['an unknown operator', 400, 'PGRST100', 'Articles?id=nonsense.1', ''],
  ])('%s: %i %s', async (_what, status, code, path, kind) => {
    const response = await call(`/rest/v1/${path}`, {
      headers: {
        ...(kind === 'single' ? { Accept: 'application/vnd.pgrst.object+json' } : {}),
        ...(kind === 'count' ? { Prefer: 'count=exact' } : {}),
      },
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });
});

describe('what a visitor sends', () => {
  test('a message is stored once, and not shown', async () => {
    const before = await countContacts();
    const message = { first_name: 'आशा', last_name: 'Rao', email: 'a@example.com', message: 'Hi' };
    const { status, data, error } = await client().from('Contact Records').insert(message);
    expect({ status, data, error }).toEqual({ status: 201, data: null, error: null });
    expect(await countContacts()).toBe(before + 1);
    const [row] = await backend.sql('select * from "Contact Records" order by id desc limit 1');
    expect(row).toMatchObject({ ...message, submission_id: null, suspected: false });
  });

  test('a message that the site suspects is stored, and kept apart', async () => {
    const message = { message: 'Cheap pills', suspected: true };
    const { status } = await client(backend.siteKey).from('Contact Records').insert(message);
    expect(status).toBe(201);
    const list = `select suspected from "Contact Records" where message = 'Cheap pills'`;
    expect(await backend.sql(list)).toEqual([{ suspected: true }]);
    expect(await backend.sql(`${list} and not suspected`)).toEqual([]);
  });

  test.each([
    ['an e-mail that is none', { email: 'nobody', message: 'x' }],
    ['nothing', { first_name: '', last_name: ' ', email: '', message: '' }],
    ['too long a message', { message: 'x'.repeat(5001) }],
  ])('%s: 400 23514', async (_what, row) => {
    const before = await countContacts();
    const { status, error } = await client().from('Contact Records').insert(row);
    expect([status, error?.code]).toEqual([400, '23514']);
    expect(await countContacts()).toBe(before);
  });

  test('30 good messages beside 10 bad ones, all at once: 30 stored', async () => {
    const before = await countContacts();
    const messages = Array.from({ length: 40 }, (_, index) => ({
      first_name: `Visitor ${index}`,
      email: index % 4 === 3 ? 'broken' : 'good@example.com',
      message: 'Together',
    }));
    const results = await Promise.all(
      messages.map((message) => client().from('Contact Records').insert(message)),
    );
    expect(results.filter((result) => result.status === 201)).toHaveLength(30);
    expect(results.filter((result) => result.status === 400)).toHaveLength(10);
    expect(await countContacts()).toBe(before + 30);
  });

  test.each([
    ['declared', JSON.stringify({ message: 'x'.repeat(maxBodyBytes) })],
    ['streamed', new Blob([JSON.stringify({ message: 'x'.repeat(10_000_000) })]).stream()],
  ])('a body over the cap (%s): 413', async (_how, body) => {
    const before = await countContacts();
    const init = { method: 'POST', body, duplex: 'half' } as const;
    const response = await call('/rest/v1/Contact%20Records', init);
    expect(response.status).toBe(413);
    expect(await countContacts()).toBe(before);
  });

  test.each([
    ['broken JSON', '{"message":'],
    ['a null byte', JSON.stringify({ message: 'a\0b' })],
    ['an unknown column', JSON.stringify({ message: 'x', is_admin: true })],
    ['a number for an object', '5'],
  ])('%s: a 4xx, nothing stored', async (_what, body) => {
    const before = await countContacts();
    const response = await call('/rest/v1/Contact%20Records', { method: 'POST', body });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await countContacts()).toBe(before);
  });
});

describe('what a visitor must not do', () => {
  const body = JSON.stringify({ title: 'x', message: 'x' });

  test.each(contentTables)('change "%s" with any verb', async (table) => {
    const before = await backend.sql(`select * from "${table}" order by id`);
    const path = `/rest/v1/${encodeURIComponent(table)}`;
    const attempts: [string, RequestInit][] = [
      [path, { method: 'POST', body }],
      [path, { method: 'POST', body, headers: { Prefer: 'resolution=merge-duplicates' } }],
      [`${path}?id=gte.0`, { method: 'PATCH', body }],
      [`${path}?id=eq.1`, { method: 'PUT', body: JSON.stringify({ id: 1 }) }],
      [`${path}?id=gte.0`, { method: 'DELETE' }],
      [path, { method: 'DELETE' }],
    ];
    for (const [address, init] of attempts) {
      const { status } = await call(address, init);
      expect([400, 401, 405].includes(status), `${init.method} ${address}: ${status}`).toBe(true);
    }
    expect(await backend.sql(`select * from "${table}" order by id`)).toEqual(before);
  });

  test('see, change or delete a message, or be shown the one just sent', async () => {
    await backend.sql(`insert into "Contact Records" (message) values ('a secret')`);
    const before = await backend.sql('select * from "Contact Records" order by id');
    const path = '/rest/v1/Contact%20Records';
    const shown = { Prefer: 'return=representation' };
    const attempts: [string, RequestInit][] = [
      [path, {}],
      [path, { method: 'HEAD', headers: { Prefer: 'count=exact' } }],
      [`${path}?select=id&limit=1`, {}],
      [`${path}?select=count()`, {}],
      [`${path}?message=like.*secret*`, {}],
      [`${path}?id=gte.0`, { method: 'PATCH', body }],
      [`${path}?id=gte.0`, { method: 'DELETE' }],
      [`${path}?id=eq.1`, { method: 'PUT', body: JSON.stringify({ id: 1, message: 'x' }) }],
      [path, { method: 'POST', body: JSON.stringify({ message: 'x' }), headers: shown }],
      [path, { method: 'POST', body: JSON.stringify({ id: 7, message: 'x' }) }],
      [`${path}?on_conflict=id`, { method: 'POST', body, headers: shown }],
    ];
    for (const [address, init] of attempts) {
      const response = await call(address, init);
      expect([400, 401, 405], `${init.method} ${address}`).toContain(response.status);
      expect(await response.text()).not.toContain('a secret');
    }
    expect(await backend.sql('select * from "Contact Records" order by id')).toEqual(before);
  });

  test('reach other schemas, functions or the system', async () => {
    const attempts: [string, RequestInit][] = [
      ['/rest/v1/users', { headers: { 'Accept-Profile': 'auth' } }],
      ['/rest/v1/schema_migrations', { headers: { 'Accept-Profile': 'supabase_migrations' } }],
      ['/rest/v1/pg_roles', { headers: { 'Accept-Profile': 'pg_catalog' } }],
      ['/rest/v1/tables', { headers: { 'Accept-Profile': 'information_schema' } }],
      ['/rest/v1/pg_authid', {}],
      ['/rest/v1/rpc/version', {}],
      ['/rest/v1/rpc/pg_sleep', { method: 'POST', body: JSON.stringify({ seconds: 1 }) }],
      ['/rest/v1/rpc/uid', { headers: { 'Accept-Profile': 'auth' } }],
      ['/rest/v1/', {}],
      ['/_system/info', {}],
      ['/_system/sql', { method: 'POST', body: JSON.stringify({ query: 'select 1' }) }],
      ['/rest/v1/../../_system/info', {}],
      ['/rest/v1/%2e%2e/%2e%2e/_system/info', {}],
      ['/storage/v1/bucket', {}],
      ['/', {}],
    ];
    for (const [address, init] of attempts) {
      const { status } = await call(address, init);
      expect([400, 401, 403, 404, 406], `${address}: ${status}`).toContain(status);
    }
  });

  test('come without the key, with another, or with a forged session', async () => {
    const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ role: 'service_role' })}.`;
    const forged = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role: 'service_role' })}.${encode({})}`;
    const attempts: Record<string, string>[] = [
      { apikey: '' },
      { apikey: 'sb_publishable_guessed' },
      { apikey: 'sb_secret_guessed' },
      { apikey: unsigned },
      { Authorization: `Bearer ${unsigned}` },
      { Authorization: `Bearer ${forged}` },
    ];
    for (const headers of attempts) {
      const response = await call('/rest/v1/Contact%20Records?select=id', { headers });
      expect({ headers, status: response.status }).toEqual({ headers, status: 401 });
    }
  });
});

test('no word of a visitor is in the log', async () => {
  const words = 'Extremely private words';
  await client().from('Contact Records').insert({ email: words, message: words });
  await call(`/rest/v1/Articles?id=eq.${encodeURIComponent(words)}`);
  await call('/rest/v1/Contact%20Records', { method: 'POST', body: `{"message": "${words}` });
  expect(log.join('\n')).not.toContain('private');
  expect(log.join('\n')).not.toContain('Extremely');
  expect(log.filter((line) => line.startsWith('[database]'))).toEqual([]);
});
