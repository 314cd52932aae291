import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keyOf } from '../../../../deploy/keys.ts';
import { readMigrations, readSeeds } from '../../src/database/migrate.ts';
import { startPostgrest } from '../support/postgrest.ts';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { send } from '../support/http.ts';

// Follows the steps of docs/deploy.md to the letter: own PostgreSQL, refusing estimates, the Database Webhook of a
// hosted project.

const paper = readFileSync(new URL('../../../../docs/deploy.md', import.meta.url), 'utf8');

/** The first code block after a heading that has this language and beginning. */
function block(heading: string, language: string, begins = ''): string {
  const section = paper.slice(paper.indexOf(`\n${heading}\n`));
  const pattern = new RegExp(`^\`\`\`${language}\\n(${begins}[^]*?)^\`\`\`$`, 'm');
  return pattern.exec(section)?.[1] ?? '';
}

const ownPostgres = '## Own PostgreSQL';

const roles = readFileSync(new URL('../../../../deploy/roles.sql', import.meta.url), 'utf8');
const secret = 'secret'.repeat(8);

/** Stands in for Supabase's trigger: stores the request instead of sending it. */
const supabaseFunctions = `
  create schema supabase_functions;
  create table supabase_functions.posted (url text, method text, headers jsonb, body jsonb);
  create function supabase_functions.http_request() returns trigger
    language plpgsql security definer as $$
  begin
    insert into supabase_functions.posted values (tg_argv[0], tg_argv[1], tg_argv[2]::jsonb,
      jsonb_build_object('type', tg_op, 'schema', tg_table_schema, 'table', tg_table_name,
        'record', new, 'old_record', null));
    return new;
  end $$;`;

const postgrest = useFixture(() => {
  const lines = block(ownPostgres, 'ini', 'PGRST').trim().split('\n');
  // `startPostgrest` sets the address, the secret and the port itself.
  const settings = lines.filter((line) => !/^PGRST_(?:DB_URI|JWT_SECRET|SERVER_\w+)=/.test(line));
  return startPostgrest(secret, {
    project: roles,
    make: [
      ...[...readMigrations(), ...readSeeds()].map(({ sql }) => sql),
      block('### Counts that tell of drafts', 'sql'),
      supabaseFunctions,
      block('## Notifications', 'sql', 'create trigger tell_of_message'),
    ],
    postgrestSettings: Object.fromEntries(
      settings.map((line) => line.split('=') as [string, string]),
    ),
  });
});

const ask = (key: string, table: string, body?: object) =>
  send(postgrest.target, {
    method: body ? 'POST' : 'GET',
    path: `/${encodeURIComponent(table)}`,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

test('a visitor reads articles, searches, sends a message, and reads none', async () => {
  const key = keyOf('anon', secret);
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
  const key = keyOf('service_role', secret);
  expect((await ask(key, 'Contact Records')).json).toMatchObject([{ message: 'Sent' }]);
  expect(await ask(key, 'Articles', { title: 'Ours' })).toMatchObject({ status: 201 });
});

test('a question of a visitor ends after three seconds', async () => {
  expect(await postgrest.sql(`select rolconfig from pg_roles where rolname = 'anon'`)).toEqual([
    { rolconfig: ['statement_timeout=3s'] },
  ]);
});

test.each([
  ['count=exact', 200],
  ['count=planned', 400],
  ['return=minimal, count=estimated', 400],
])('rows are counted exactly or not at all: %s is answered with %i', async (prefer, status) => {
  const call = { method: 'HEAD', path: '/Articles?select=id', headers: { Prefer: prefer } };
  expect(await send(postgrest.target, call)).toMatchObject({ status });
});

test('the Database Webhook posts an id and a time, nothing that was written', async () => {
  await postgrest.sql('truncate supabase_functions.posted');
  expect(await ask(keyOf('anon', secret), 'Contact Records', { message: 'Posted' })).toMatchObject({
    status: 201,
  });
  const [stored] = await postgrest.sql<{ id: string }>(
    `select id::text from "Contact Records" where message = 'Posted'`,
  );
  expect(await postgrest.sql('select * from supabase_functions.posted')).toEqual([
    {
      url: 'https://hooks.example.org/setu',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer <a secret>' },
      body: {
        type: 'INSERT',
        schema: 'contact_outbox',
        table: 'notes',
        record: { id: expect.any(Number), message_id: stored?.id, noted_at: expect.any(String) },
        old_record: null,
      },
    },
  ]);
});
