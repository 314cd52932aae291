import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgrest } from '../support/postgrest.ts';
import type { Postgrest } from '../support/postgrest.ts';
import { send } from '../support/http.ts';

// What docs/deploy.md#own-postgresql tells whoever has a PostgreSQL of their own, done as it stands there.

const paper = readFileSync(new URL('../../../../docs/deploy.md', import.meta.url), 'utf8');
const [, recipe = ''] = /^## Own PostgreSQL$([^]*?)^## /m.exec(paper) ?? [];

/** The first block of this language that begins so. */
const block = (language: string, begins: string) => {
  const pattern = new RegExp(`^\`\`\`${language}\\n(${begins}[^]*?)^\`\`\`$`, 'm');
  return pattern.exec(recipe)?.[1] ?? '';
};

const secret = 'secret'.repeat(8);

/** The key that the paper's command prints for a role. */
const keyOf = (role: string) =>
  execFileSync('/bin/sh', ['-c', block('sh', 'node -e').replace(/ anon\n$/, ` ${role}\n`)], {
    encoding: 'utf8',
    env: { PATH: path.dirname(process.execPath), PGRST_JWT_SECRET: secret },
  }).trim();

let postgrest: Postgrest;
beforeAll(async () => {
  const lines = block('ini', 'PGRST').trim().split('\n');
  // Where it is, its secret and its port are PostgREST's own.
  const settings = lines.filter((line) => !/^PGRST_(?:DB_URI|JWT_SECRET|SERVER_\w+)=/.test(line));
  postgrest = await startPostgrest(secret, {
    project: block('sql', 'create role'),
    postgrestSettings: Object.fromEntries(
      settings.map((line) => line.split('=') as [string, string]),
    ),
  });
});
afterAll(() => postgrest?.stop());

const ask = (key: string, table: string, body?: object) =>
  send(postgrest.target, {
    method: body ? 'POST' : 'GET',
    path: `/${encodeURIComponent(table)}`,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

test('a visitor reads articles, searches, sends a message, and reads none', async () => {
  const key = keyOf('anon');
  for (const read of ['/Articles?select=title&limit=2', '/rpc/search?query=preamble']) {
    const headers = { Authorization: `Bearer ${key}` };
    expect(await send(postgrest.target, { method: 'GET', path: read, headers })).toMatchObject({
      status: 200,
    });
  }
  expect(await ask(key, 'Contact Records', { message: 'Sent' })).toMatchObject({ status: 201 });
  expect(await ask(key, 'Contact Records')).toMatchObject({ status: 401 });
  expect(await ask(key, 'Articles', { title: 'Mine' })).toMatchObject({ status: 401 });
});

test('the desk reads and writes with its key', async () => {
  const key = keyOf('service_role');
  expect((await ask(key, 'Contact Records')).json).toMatchObject([{ message: 'Sent' }]);
  expect(await ask(key, 'Articles', { title: 'Ours' })).toMatchObject({ status: 201 });
});

test('a key of another secret is none', async () => {
  const [head, claims] = keyOf('service_role').split('.');
  expect(await ask(`${head}.${claims}.${'a'.repeat(43)}`, 'Articles')).toMatchObject({
    status: 401,
  });
});

test('a question of a visitor ends after three seconds', async () => {
  expect(await postgrest.sql(`select rolconfig from pg_roles where rolname = 'anon'`)).toEqual([
    { rolconfig: ['statement_timeout=3s'] },
  ]);
});
