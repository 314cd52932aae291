import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bounds } from '../../src/apiRequest/bounds.ts';
import { startTestBackend } from '../../src/testing.ts';
import type { TestBackend } from '../../src/testing.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(() => backend.sql('delete from "Contact Records"'));

const client = (key = backend.anonKey) =>
  createClient(backend.url, key, { auth: { persistSession: false } });
const articles = () => client().from('Articles');
const many = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('served: what readers ask', () => {
  test.each([
    ['all columns', () => articles().select('*')],
    ['named columns', () => articles().select('id, title, created_at')],
    ['the last page', () => articles().select('id').order('id').range(80, 1_000)],
    ['a hundred thousand rows', () => articles().select('id').limit(100_000)],
    ['several ids', () => articles().select('id').in('id', many(bounds.listed))],
    ['what two conditions hold for', () => articles().select('id').gt('id', 1).lte('id', 9)],
    ['all but one', () => articles().select('id').neq('id', 1)],
    ['what is missing', () => articles().select('id').is('url', null)],
    [
      'whether something is so',
      () => client().from('Course Section').select('id').is('isFeatured', true),
    ],
    [
      'the newest of a category',
      () => articles().select('id').order('category').order('created_at', { ascending: false }),
    ],
    [
      'nulls last',
      () => client().from('Course Section').select('*').order('date', { nullsFirst: false }),
    ],
    [
      'a search',
      () => articles().select('id').textSearch('search_vector', 'budget', { type: 'websearch' }),
    ],
    [
      'a search of whole words',
      () => articles().select('id').textSearch('search_vector', 'budget', { config: 'simple' }),
    ],
  ])('%s', async (_what, ask) => {
    const { data, status, error } = await ask();
    expect(error).toBeNull();
    expect([200, 206]).toContain(status);
    expect(data?.length).toBeGreaterThan(0);
  });

  test('an id beyond what a number of JavaScript holds is not rounded', async () => {
    const id = '9007199254740993';
    await backend.sql(`insert into resources (id, title) values (${id}, 'Far away')`);
    const table = client().from('resources');
    expect((await table.select('title').eq('id', id)).data).toEqual([{ title: 'Far away' }]);
    expect((await table.select('title').in('id', [id])).data).toEqual([{ title: 'Far away' }]);
    expect((await table.select('title').eq('id', '9007199254740992')).data).toEqual([]);
    await backend.sql(`delete from resources where id = ${id}`);
  });

  const answerTo = async (query: string) => {
    const headers = { apikey: backend.anonKey };
    const answer = await fetch(`${backend.url}/rest/v1/Articles?${query}`, { headers });
    return { status: answer.status, json: await answer.json() };
  };

  test.each([
    ['a malformed search', 'search_vector=fts.a%20b', '42601'],
    ['a number beyond its column', `id=eq.${'9'.repeat(30)}`, '22003'],
    ['a date that is none', 'created_at=gt.yesterday-ish', '22007'],
  ])('%s: 400, with the code of PostgreSQL', async (_what, query, code) => {
    expect(await answerTo(query)).toMatchObject({ status: 400, json: { code } });
  });

  test.each([
    ['an empty search', 'search_vector=fts.'],
    ['an empty list', 'id=in.()'],
  ])('%s finds nothing', async (_what, query) => {
    expect(await answerTo(query)).toEqual({ status: 200, json: [] });
  });
});

describe('what the site alone sets of a message', () => {
  const row = { message: 'Once', submission_id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' };

  test('its id, with its own key: the same message is stored once', async () => {
    const site = client(backend.siteKey);
    const first = await site.from('Contact Records').insert(row);
    const second = await site.from('Contact Records').insert([row]);
    expect([first.status, second.status, second.error?.code]).toEqual([201, 409, '23505']);
    expect(await backend.sql('select from "Contact Records"')).toHaveLength(1);
    expect((await site.from('Articles').select('id').limit(1)).status).toBe(200);
    expect((await site.from('Contact Records').select('id')).status).toBe(401);
  });

  test('a visitor is told that there is no such column', async () => {
    const { status, error } = await client().from('Contact Records').insert(row);
    expect([status, error]).toEqual([
      400,
      {
        code: 'PGRST204',
        message: expect.stringContaining(`'submission_id' column`),
        details: null,
        hint: 'Only the site itself sets it.',
      },
    ]);
    expect(await backend.sql('select from "Contact Records"')).toEqual([]);
  });
});

describe('pages of other sites', () => {
  const ask = (path: string, init: RequestInit) =>
    fetch(backend.url + path, {
      ...init,
      headers: { apikey: backend.anonKey, Origin: 'https://example.org', ...init.headers },
    });
  const allowed = ({ headers }: Response) =>
    [...headers].filter(([name]) => name.startsWith('access-control-')).map(([name]) => name);
  const preflight = (path: string, method: string) =>
    ask(path, { method: 'OPTIONS', headers: { 'Access-Control-Request-Method': method } });

  test('may read content, and refusals of it', async () => {
    for (const query of ['?select=id&limit=1', '?select=nothing']) {
      for (const method of ['GET', 'HEAD']) {
        const { headers } = await ask(`/rest/v1/Articles${query}`, { method });
        expect(headers.get('access-control-allow-origin')).toBe('*');
        expect(headers.get('access-control-expose-headers')).toBe('Content-Range');
      }
    }
    const { status, headers } = await preflight('/rest/v1/Course%20Section', 'GET');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD');
    expect(headers.get('access-control-allow-headers')).toContain('apikey');
  });

  test('may do nothing else', async () => {
    const json = { 'Content-Type': 'application/json' };
    const post = { method: 'POST', headers: json, body: '{"message":"x"}' };
    const contact = '/rest/v1/Contact%20Records';
    const answers = await Promise.all([
      ask(contact, post),
      ask(contact, { method: 'GET' }),
      ask('/rest/v1/Articles', post),
      ask('/rest/v1/Nothing', { method: 'GET' }),
      ask('/auth/v1/settings', { method: 'GET' }),
      ask('/auth/v1/token?grant_type=password', post),
      preflight(contact, 'POST'),
      preflight(contact, 'GET'),
      preflight('/rest/v1/Articles', 'DELETE'),
      preflight('/auth/v1/token', 'POST'),
    ]);
    expect(answers[0]?.status).toBe(201);
    expect(answers.map(allowed)).toEqual(answers.map(() => []));
  });
});

describe('the embedded backend keeps no accounts', () => {
  const account = { email: 'stranger@example.com', password: 'a long password' };
  const attempts: [string, () => Promise<{ error: unknown }>][] = [
    ['signing up', () => client().auth.signUp(account)],
    ['signing in', () => client().auth.signInWithPassword(account)],
    ['signing in by a link', () => client().auth.signInWithOtp({ email: account.email })],
    ['a visitor without a name', () => client().auth.signInAnonymously()],
  ];

  test.each(attempts)('%s is answered with 501 and a sentence', async (_what, attempt) => {
    expect((await attempt()).error).toMatchObject({
      status: 501,
      message: expect.stringContaining('keeps no accounts'),
    });
  });

  test.each(['admin/users', 'token?grant_type=web3', 'settings', 'health', 'user'])(
    '%s, with any verb, too',
    async (endpoint) => {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status } = await fetch(`${backend.url}/auth/v1/${endpoint}`, { method });
        expect(status, method).toBe(501);
      }
    },
  );
});
