import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadKeys } from '../../src/database/keys.ts';
import { startTestBackend } from '../../src/testing.ts';
import type { TestBackend } from '../../src/testing.ts';
import { send } from '../support/http.ts';
import type { Sent } from '../support/http.ts';
import { claimsOf, token } from '../support/tokens.ts';

/** What has been tried from outside, each of it with success on an earlier version. */
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(() => backend.sql('delete from "Contact Records"'));

const ask = ({ headers, ...call }: Partial<Sent> & { path: string }) =>
  send(
    { port: Number(new URL(backend.url).port), prefix: '/rest/v1' },
    { method: 'GET', ...call, headers: { apikey: backend.anonKey, ...headers } },
  );

/** In PostgREST's shape, and before any work: an answer of a few bytes. */
async function expectRefused(call: Parameters<typeof ask>[0], status = 400) {
  const { json, ...answer } = await ask(call);
  expect([answer.status, json]).toEqual([
    status,
    {
      code: expect.any(String),
      message: expect.any(String),
      details: null,
      hint: expect.toSatisfy((hint) => hint === null || typeof hint === 'string'),
    },
  ]);
}

describe('a table under another spelling', () => {
  test.each(['/%2FArticles', '/Articles%2F', '//Articles', '/Articles/', '/%2F%2FArticles'])(
    '%s',
    (path) => expectRefused({ path: `${path}?content=fts.word` }, 404),
  );
});

describe('what multiplies the work or the answer', () => {
  const aliases = Array.from({ length: 80 }, (_, index) => `"x:${index}":content`).join(',');
  test.each([
    ['quoted aliases', `select=${encodeURIComponent(aliases)}`],
    ['a tree', 'or=(id.eq.1,title.ilike.*a*b*c*)'],
    ['a tree of short conditions', 'or=(title.eq.a,title.eq.b,and(id.gt.1,id.lt.9))'],
    ['a quoted operator in a tree', 'or=(id.eq.1,"content".fts.word)'],
    ['a negated filter', 'title=not.eq.a'],
    ['a search that reads every article', 'content=fts.word'],
    ['a search by other rules', 'search_vector=wfts(german).word'],
    ['a search in titles', 'title=plfts.word'],
    ['a pattern', 'title=ilike.*a*'],
    ['a quoted column', '%22content%22=like.*a*'],
    ['a regular expression', 'title=match.(a%7Cb)*c'],
    ['a sort by long texts', 'order=content'],
    ['a sort by long texts, later', 'order=id.desc,content.asc.nullslast'],
    ['a sort by what no index sorts', 'order=search_vector'],
    ['one column twice', 'select=content,content'],
    ['all columns twice', 'select=*,*'],
    ['one column, cast', 'select=content,b:content::text'],
    ['another table', 'select=id,Articles(id)'],
    ['hundreds of filters', Array.from({ length: 200 }, () => 'id=gt.1').join('&')],
    ['hundreds of values', `id=in.(${Array.from({ length: 200 }, String).join()})`],
  ])('%s', (_what, query) => expectRefused({ path: `/Articles?${query}` }));
});

test('an endless address', () =>
  expectRefused({ path: `/Articles?id=eq.${'1'.repeat(4_096)}` }, 414));

describe('many messages in one post', () => {
  const rows = (break_: string) => ['message', ...Array(20_000).fill('x')].join(break_);
  const many = JSON.stringify(Array.from({ length: 3_000 }, () => ({ message: 'x' })));
  test.each([
    ['CSV with bare carriage returns', 'text/csv', rows('\r')],
    ['CSV', 'text/csv; charset=utf-8', rows('\n')],
    ['CSV in capitals', 'Text/CSV', rows('\r')],
    ['no type', '', rows('\r')],
    ['two types', 'application/json, text/csv', rows('\r')],
  ])('%s', async (_what, type, body) => {
    const headers = type ? { 'Content-Type': type } : {};
    await expectRefused({ path: '/Contact%20Records', method: 'POST', headers, body }, 415);
    expect(await backend.sql('select from "Contact Records"')).toEqual([]);
  });

  test('JSON that calls itself CSV in a parameter', async () => {
    const headers = { 'Content-Type': 'application/json; a=csv' };
    const post = { path: '/Contact%20Records', method: 'POST', headers };
    await expectRefused({ ...post, body: many });
    expect(await backend.sql('select from "Contact Records"')).toEqual([]);
    expect(await ask({ ...post, body: '{"message":"x"}' })).toMatchObject({ status: 201 });
  });
});

describe('a rightly signed session of a role that no visitor has', () => {
  test.each(['service_role', 'postgres', 'supabase_admin', 'authenticator', '', undefined])(
    '%s',
    async (role) => {
      const { jwtSecret } = loadKeys(backend.dataDir);
      const session = token({ ...claimsOf('anon'), role }, jwtSecret);
      const headers = { Authorization: `Bearer ${session}` };
      await expectRefused({ path: '/Contact%20Records?select=id', headers }, 401);
      await expectRefused({ path: '/Articles?select=id', headers }, 401);
    },
  );
});
