import { createClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../src/testing.ts';
import { useFixture } from '../../../../tests/support/fixture.ts';

// Features and limits of the embedded backend alone; those it shares with PostgREST are in access.test.ts.

const log: string[] = [];
const backend = useFixture(() => startTestBackend({ onLog: (line) => log.push(line) }));
beforeEach(() => backend.sql('delete from "Contact Records"'));

/** The real client, by default with a visitor's key. */
const client = (key = backend.anonKey) =>
  createClient(backend.url, key, { auth: { persistSession: false } });

const contact = '/rest/v1/Contact%20Records';
const json = { 'Content-Type': 'application/json' };

const ask = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(backend.url + path, { ...init, headers: { apikey: backend.anonKey, ...init.headers } });

test('an answer has 1,000 rows at most, and the true total', async () => {
  await backend.sql(`insert into resources (title, category)
    select 'Row ' || n, 'bulk' from generate_series(1, 1200) n`);
  const { data, count } = await client()
    .from('resources')
    .select('id', { count: 'exact' })
    .eq('category', 'bulk');
  expect([data?.length, count]).toEqual([1_000, 1_200]);
});

test('an id beyond what a number of JavaScript holds is not rounded', async () => {
  const id = '9007199254740993';
  await backend.sql(`insert into resources (id, title) values (${id}, 'Far away')`);
  const table = client().from('resources');
  expect((await table.select('title').eq('id', id)).data).toEqual([{ title: 'Far away' }]);
  expect((await table.select('title').in('id', [id])).data).toEqual([{ title: 'Far away' }]);
  expect((await table.select('title').eq('id', '9007199254740992')).data).toEqual([]);
});

const sent = (body: string, type = 'application/json') => ({
  body,
  headers: { 'Content-Type': type },
});

test.each<[call: string, answer: string, init?: Parameters<typeof ask>[1]]>([
  // PostgREST has these codes since 12.1.
  ['GET /Nothing', '404 PGRST205'],
  ['GET /Articles/1', '404 PGRST125'],
  [`GET /Articles?id=eq.${'1'.repeat(4_096)}`, '414 0A000'],
  // Its key is asked for first, and nothing makes sessions.
  ['GET /Articles', '401 PGRST302', { headers: { apikey: '' } }],
  ['GET /Articles', '401 PGRST301', { headers: { Authorization: 'Bearer a.b.c' } }],
  // Columns are selected by their names, and compared by conditions that all hold.
  ['GET /Articles?select=id,"Contact%20Records"(message)', '400 0A000'],
  ['GET /Articles?or=(id.eq.1,email.like.*a*)', '400 0A000'],
  // PostgREST drops what follows a number or a list; neither runs it.
  ['GET /Articles?id=eq.1;%20drop%20table%20resources', '400 22P02'],
  ['GET /Articles?id=in.(1);select%201)', '400 PGRST100'],
  // A message is not read, however that is asked, and one is sent at a time, as JSON.
  ['GET /Contact%20Records?select=id,Articles(id)', '401 42501'],
  ['POST /Contact%20Records', '400 0A000', sent('[{"message":"a"},{"message":"b"}]')],
  ['POST /Contact%20Records', '415 PGRST107', sent('message\na', 'text/csv')],
  // A search is asked by GET, and its result has no columns to choose from.
  ['POST /rpc/search', '404 PGRST202', sent('{"query":"a"}')],
  // The HTTP server refuses it, in front of the gateway.
  ['GET /%ff', '404 404'],
  ['PROPFIND /Articles', '405 405'],
])('unlike PostgREST 12.0 it answers %s with %s', async (call, answer, init) => {
  const [method = '', path = ''] = call.split(' ');
  const received = await ask(`/rest/v1${path}`, { method, ...init });
  const { code } = (await received.json()) as { code: string };
  expect(`${received.status} ${code}`).toBe(answer);
  expect(await backend.sql('select from "Contact Records"')).toEqual([]);
});

describe('a message', () => {
  test('has an id and may be suspected with the key of the site: it is stored once', async () => {
    const row = {
      message: 'Once',
      submission_id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
      suspected: true,
    };
    const site = client(backend.siteKey);
    const first = await site.from('Contact Records').insert(row);
    const second = await site.from('Contact Records').insert([row]);
    expect([first.status, second.status, second.error?.code]).toEqual([201, 409, '23505']);
    expect(await backend.sql('select * from "Contact Records"')).toMatchObject([row]);
    expect((await site.from('Articles').select('id').limit(1)).status).toBe(200);
    expect((await site.from('Contact Records').select('id')).status).toBe(401);
  });

  test.each<Record<string, unknown>>([
    { submission_id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' },
    { suspected: true },
  ])('of a visitor has no column %j', async (column) => {
    const row = { message: 'Hi', ...column };
    const { status, error } = await client().from('Contact Records').insert(row);
    expect([status, error]).toEqual([
      400,
      {
        code: 'PGRST204',
        message: expect.stringContaining(`'${Object.keys(column).join()}' column`),
        details: null,
        hint: 'Only the site itself sets it.',
      },
    ]);
    expect(await backend.sql('select from "Contact Records"')).toEqual([]);
  });

  test('leaves no word in the log, nor does any other request', async () => {
    const words = 'Extremely private words';
    await client().from('Contact Records').insert({ email: words, message: words });
    await ask(`/rest/v1/Articles?id=eq.${encodeURIComponent(words)}`);
    await ask(contact, { method: 'POST', headers: json, body: `{"message": "${words}` });
    expect(log.join('\n')).not.toMatch(/private|Extremely/);
    expect(log.filter((line) => line.startsWith('[database]'))).toEqual([]);
  });
});

test('a full disk is answered with 503 and 53100, until there is room', async () => {
  await backend.sql(`
    create function full_disk() returns trigger language plpgsql
      as $$ begin raise disk_full using message = 'could not extend file'; end $$;
    create trigger full_disk before insert on "Contact Records"
      for each row execute function full_disk()`);
  const table = client().from('Contact Records');
  const { status, error } = await table.insert({ message: 'Lost' });
  expect([status, error]).toMatchObject([503, { code: '53100', message: 'could not extend file' }]);
  await backend.sql('drop trigger full_disk on "Contact Records"');
  expect((await table.insert({ message: 'Kept' })).status).toBe(201);
});

test('accounts are answered with 501 and a sentence that the client shows', async () => {
  const account = { email: 'stranger@example.com', password: 'a long password' };
  expect((await client().auth.signInWithPassword(account)).error).toMatchObject({
    status: 501,
    message: expect.stringContaining('keeps no accounts'),
  });
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
    expect((await ask('/auth/v1/admin/users', { method })).status, method).toBe(501);
});
