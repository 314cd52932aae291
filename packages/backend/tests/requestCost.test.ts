import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bounds } from '../src/server/bounds.ts';
import { startTestBackend } from '../src/testing.ts';
import type { TestBackend } from '../src/testing.ts';
import { send } from './support/http.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const get = (path: string, method = 'GET') =>
  send(
    { port: Number(new URL(backend.url).port), prefix: '/rest/v1' },
    { method, path, headers: { apikey: backend.anonKey } },
  );

const client = () =>
  createClient(backend.url, backend.anonKey, { auth: { persistSession: false } });

const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(',');

describe('refused, for no index and no length bounds it', () => {
  test.each([
    ['a search that reads every article', 'content=fts.word'],
    ['the same, otherwise spelled', 'content=not.wfts(english).word'],
    ['a search in titles', 'title=plfts.word'],
    ['a pattern over long texts', 'content=ilike.*a*b*c*'],
    ['any of several', 'content=like(any).{*a*,*b*}'],
    ['a quoted column', '%22content%22=like.*a*'],
    ['a part of a text', 'content-%3E%3Ea=like.*a*'],
    ['a regular expression', 'title=match.(a%7Cb)*c'],
    ['one that ignores case', 'title=imatch.(a%7Cb)*c'],
    ['a pattern of many wildcards', 'title=ilike.*a*b*c*d*'],
    ['a long pattern', `title=like.${'x'.repeat(bounds.patternLength + 1)}*`],
    ['a pattern in a tree', 'or=(id.eq.1,content.ilike.*a*)'],
    ['a search in a tree', 'and=(id.eq.1,or(id.eq.2,content.fts.word))'],
    ['a negated one', 'not.or=(id.eq.1,content.not.fts(english).word)'],
    ['a search behind a quoted comma', 'or=(title.eq."a\\",content.fts.x,title.eq.")'],
    ['a regular expression in a tree', 'or=(id.eq.1,title.imatch.a)'],
    ['a sort by long texts', 'order=content'],
    ['a sort by long texts, later', 'order=id.desc,%22content%22.asc.nullslast'],
    ['a sort by the search vector', 'order=search_vector'],
    ['one column many times', `select=${many(50, (index) => `a${index}:content`)}`],
    ['all columns many times', 'select=*,*'],
    ['one column, cast', 'select=content,b:content::text,c:%22content%22'],
    ['hundreds of conditions', `or=(${many(300, (index) => `id.eq.${index}`)})`],
    ['hundreds of parameters', Array.from({ length: 200 }, () => 'id=gt.1').join('&')],
  ])('%s', async (_what, query) => {
    const { status, json } = await get(`/Articles?${query}`);
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: '0A000', hint: expect.any(String) });
    expect(await get(`/Articles?${query}`, 'HEAD')).toMatchObject({ status: 400 });
  });

  test('an endless address: 414', async () => {
    const { status } = await get(`/Articles?select=id&id=in.(${many(3_000, String)})`);
    expect(status).toBe(414);
  });

  test('more rows at once than a person sends, as JSON or CSV', async () => {
    const rows = Array.from({ length: bounds.insertedRows + 1 }, () => ({ message: 'x' }));
    const { status, error } = await client().from('Contact Records').insert(rows);
    expect([status, error?.code]).toEqual([400, '0A000']);
    const csv = await fetch(`${backend.url}/rest/v1/Contact%20Records`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, 'Content-Type': 'text/csv' },
      body: `message\n${'x\n'.repeat(bounds.insertedRows + 1)}`,
    });
    expect(csv.status).toBe(400);
    expect(await backend.sql('select from "Contact Records"')).toEqual([]);
    const few = await client().from('Contact Records').insert(rows.slice(1));
    expect(few.status).toBe(201);
  });
});

describe('served: what readers ask', () => {
  const articles = () => client().from('Articles');

  test.each([
    ['all columns', () => articles().select('*')],
    ['named columns and aliases', () => articles().select('id, name:title, at:created_at::text')],
    ['the last page', () => articles().select('id').order('id').range(80, 1_000)],
    ['a hundred thousand rows', () => articles().select('id').limit(100_000)],
    ['several ids', () => articles().select('id').in('id', [1, 2, 3])],
    ['a part of a title', () => articles().select('id').ilike('title', '%the%')],
    ['either', () => articles().select('id').or('id.eq.1,category.eq.Editorial Analysis')],
    ['a title with such a word', () => articles().select('id').or('title.eq.I like fts,id.eq.1')],
    ['the order of titles', () => articles().select('id').order('category').order('title')],
    [
      'a search',
      () => articles().select('id').textSearch('search_vector', 'budget', { type: 'websearch' }),
    ],
    ['what is missing', () => articles().select('id').is('url', null).not('content', 'is', null)],
    [
      'courses by a part of their text',
      () => client().from('Course Section').select('*').ilike('title', '%foundation%'),
    ],
  ])('%s', async (_what, ask) => {
    const { data, status, error } = await ask();
    expect(error).toBeNull();
    expect([200, 206]).toContain(status);
    expect(data?.length).toBeGreaterThan(0);
  });
});

describe('the auth endpoints make no account and give no session', () => {
  const password = 'a long password';
  const email = 'stranger@example.com';
  const endpoints = [
    'signup',
    'otp',
    'magiclink',
    'recover',
    'resend',
    'verify',
    'invite',
    'generate_link',
    'authorize?provider=google',
    'callback',
    'sso',
    'saml/metadata',
    'factors',
    'reauthenticate',
    'user',
    'user/identities/authorize?provider=google',
    'logout',
    'admin/users',
    'admin/users/6f2a1f60-1f5d-4c53-9a55-0c3c54e6f001',
    'admin/generate_link',
    'admin/audit',
    'token',
    'token?grant_type=password',
    'token?grant_type=refresh_token',
    'token?grant_type=id_token',
    'token?grant_type=pkce',
    'token?grant_type=web3',
    'token?grant_type=service_role',
  ];

  test.for(endpoints)('%s', async (endpoint) => {
    const body = JSON.stringify({
      email,
      password,
      data: { role: 'service_role' },
      app_metadata: { role: 'service_role' },
      refresh_token: 'guessed',
      provider: 'google',
      id_token: 'a.b.c',
      token: '000000',
      type: 'signup',
    });
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await fetch(`${backend.url}/auth/v1/${endpoint}`, {
        method,
        redirect: 'manual',
        headers: { apikey: backend.anonKey, 'Content-Type': 'application/json' },
        ...(method === 'GET' ? {} : { body }),
      });
      expect(response.status, method).toBeGreaterThanOrEqual(400);
      expect(response.status, method).toBeLessThan(500);
      expect(await response.text()).not.toContain('access_token');
    }
    expect(await backend.sql('select email from auth.users')).toEqual([]);
  });
});
