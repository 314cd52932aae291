import { PGlite } from '@electric-sql/pglite';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { migrate, seed } from '../../src/database/migrate.ts';
import { startTestBackend } from '../../src/testing.ts';
import type { TestBackend } from '../../src/testing.ts';
import { backendIn, makeDataFolders } from '../support/dataFolder.ts';

const folders = makeDataFolders();

const keys = { anonKey: 'sb_publishable_of-before', jwtSecret: 's'.repeat(64) };

/** What its engine had made in an earlier data folder. */
const project = `
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create schema if not exists auth;
create table auth.users (
  id uuid primary key, email text, encrypted_password text, raw_user_meta_data jsonb,
  created_at timestamptz
);`;

/** What an institute has done since. */
const use = `
delete from resources where id = 1;
update "Articles" set title = E'Quotes '' " \\\\ and \\n lines, हिन्दी' where id = 2;
insert into "Contact Records" (first_name, message, created_at) values
  ('Asha', 'One', '2025-01-02 03:04:05.678901+05:30'), ('Ravi', 'Two', now());
insert into "Contact Records" (message) select 'Message ' || n from generate_series(1, 1200) n;
delete from "Contact Records" where message = 'Message 1200';
insert into auth.users values
  ('00000000-0000-4000-8000-000000000001', 'a@example.org', 'hash', '{"name": "A"}', now());
alter table resources add column "Own column" text default 'own';
create table "Own table" (id int);
alter table "Own table" enable row level security;`;

const tables = [
  'resources',
  '"Course Section"',
  '"Course Details"',
  '"Articles"',
  '"Contact Records"',
];

/** Every row, without what is derived from it: PostgreSQL 18 has other stems of words than 17. */
const rowsOf = (table: string) =>
  `select id::text, md5((to_jsonb(t) - '{Own column,search_vector}'::text[])::text)
   from ${table} t order by id`;

let earlier: string;
const before: Record<string, unknown[]> = {};
let nextId: unknown;

beforeAll(async () => {
  earlier = folders.path('earlier');
  mkdirSync(earlier);
  writeFileSync(join(earlier, 'keys.json'), JSON.stringify(keys));
  const old = await PGlite.create(join(earlier, 'db'));
  await old.exec(project);
  await migrate(old);
  await seed(old);
  await old.exec(use);
  for (const table of [...tables, 'auth.users']) {
    before[table] = (await old.query(rowsOf(table))).rows;
  }
  const id = `select last_value + 1 as next from pg_sequences where sequencename like 'Contact Records%'`;
  nextId = (await old.query<{ next: number }>(id)).rows[0]?.next;
  await old.close();
});

const copy = (name: string) => {
  const dataDir = folders.path(name);
  cpSync(earlier, dataDir, { recursive: true });
  return dataDir;
};

async function expectCarriedOver(backend: TestBackend): Promise<void> {
  expect(backend.anonKey).toBe(keys.anonKey);
  for (const table of tables) {
    expect([table, await backend.sql(rowsOf(table))]).toEqual([table, before[table]]);
  }
  const names = 'id, email, encrypted_password, raw_user_meta_data, created_at';
  expect(await backend.sql(rowsOf(`(select ${names} from auth.users)`))).toEqual(
    before['auth.users'],
  );
  expect(readdirSync(backend.dataDir).toSorted()).toEqual([
    'backend.lock',
    'db',
    'db-carried-over',
    'keys.json',
  ]);
  const [inserted] = await backend.sql<{ id: string }>(
    `insert into "Contact Records" (message) values ('Next') returning id`,
  );
  expect(Number(inserted?.id)).toBe(Number(nextId));
}

test('what an earlier version has stored is carried over once', async () => {
  const log: string[] = [];
  const dataDir = copy('once');
  const backend = await folders.start(dataDir, { onLog: (line) => log.push(line) });
  await expectCarriedOver(backend);
  expect(log).toEqual([
    'Making a new database (a few seconds, this once)',
    expect.stringContaining('Migrated: '),
    'Carrying over what the earlier version of this program has stored',
    'Not carried over, for they are not of this website: "Own column" of public.resources',
    'Not carried over, for it is not of this website: the table public."Own table"',
    'Carried over. The earlier database stays in db-carried-over until you delete it',
    `Backend ready at ${backend.url}`,
    'No notice of messages is sent. To set it up: https://github.com/setu-ui/setu/blob/main/docs/deploy.md#told-of-a-message',
  ]);
  await backend.stop();

  const again: string[] = [];
  const second = await folders.start(dataDir, { onLog: (line) => again.push(line) });
  expect(again).toEqual([
    `Backend ready at ${second.url}`,
    'No notice of messages is sent. To set it up: https://github.com/setu-ui/setu/blob/main/docs/deploy.md#told-of-a-message',
  ]);
  // What was carried over is no news.
  expect(await second.sql('select from contact_outbox.notes')).toHaveLength(1);
  expect(await second.sql(`select from "Contact Records" where message = 'Next'`)).toHaveLength(1);
  expect(readFileSync(join(dataDir, 'db-carried-over/PG_VERSION'), 'utf8')).toBe('17\n');
});

test('one that was cut off in the middle is begun again', async () => {
  const dataDir = copy('cut-off');
  const cutOff = startTestBackend({
    dataDir,
    onLog(line) {
      if (line.startsWith('Carrying over')) process.kill(backendIn(dataDir) ?? 0, 'SIGKILL');
    },
  });
  await expect(cutOff).rejects.toThrow('ended before it was ready');
  expect(existsSync(join(dataDir, 'db-unfinished'))).toBe(true);
  await expectCarriedOver(await folders.start(dataDir));
});

test('one that was cut off before the earlier folder got its name keeps what came since', async () => {
  const dataDir = copy('name');
  const first = await folders.start(dataDir);
  await first.sql(`insert into "Contact Records" (message) values ('Since')`);
  await first.stop();
  renameSync(join(dataDir, 'db-carried-over'), join(dataDir, 'db-to-carry-over'));
  const second = await folders.start(dataDir);
  expect(await second.sql(`select from "Contact Records" where message = 'Since'`)).toHaveLength(1);
  expect(existsSync(join(dataDir, 'db-carried-over'))).toBe(true);
});

test('what cannot be read is told, and stays where it was', async () => {
  const dataDir = copy('broken');
  rmSync(join(dataDir, 'db/base'), { recursive: true });
  const before = readdirSync(dataDir);
  const why = /can't be opened: it is of an earlier version, .+ Nothing was deleted\./;
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(startTestBackend({ dataDir })).rejects.toThrow(why);
    expect(existsSync(join(dataDir, 'db/global/pg_control'))).toBe(true);
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(before));
    expect(readdirSync(dataDir)).not.toContain('db-unfinished');
  }
});

test('a second earlier folder is not mixed with the first', async () => {
  const dataDir = copy('second');
  mkdirSync(join(dataDir, 'db-carried-over'));
  await expect(startTestBackend({ dataDir })).rejects.toThrow('Move that one away');
  expect(readdirSync(dataDir).toSorted()).toEqual(['db', 'db-carried-over', 'keys.json']);
});
