import type { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { createHostedDatabase, rowsOf, runMigrations, tryAs } from '../support/hosted.ts';

async function totalOf(database: PGlite, query: string): Promise<number | undefined> {
  const [row] = await rowsOf<{ total: number }>(
    database,
    `select (public.search($1) ->> 'total')::int as total`,
    [query],
  );
  return row?.total;
}

test('drafts that a project hides are not found', async () => {
  const database = await createHostedDatabase();
  await database.exec(`create table "Articles" (id int primary key, title text, content text,
      published boolean);
    insert into "Articles" values (1, 'A budget', 'Text', true), (2, 'A budget', 'Text', false);
    alter table "Articles" enable row level security;
    create policy "published only" on "Articles" for select to anon using (published);`);
  await runMigrations(database);
  expect(await totalOf(database, 'budget')).toBe(2);
  await database.exec('begin; set local role anon');
  expect(await totalOf(database, 'budget')).toBe(1);
  await database.exec('rollback');
  await database.close();
});

test.each([
  ['search_vector', 'search_vector text', 'search_vector'],
  ['topics', 'topics jsonb', 'topics'],
])('a project whose own column is %s has no function', async (_name, column, kept) => {
  const database = await createHostedDatabase();
  await database.exec(`create table "Articles" (id int primary key, title text, ${column})`);
  expect(await runMigrations(database)).toContain(
    "public.Articles: no search, its columns are of the project's own",
  );
  await expect(totalOf(database, 'budget')).rejects.toMatchObject({ code: '42883' });
  expect(await tryAs(database, 'anon', `select ${kept} from "Articles"`)).toBe('ok');
  await database.close();
});

test('a project’s own search vector stays, and is what is searched', async () => {
  const database = await createHostedDatabase();
  await database.exec(`create table "Articles" (id int primary key, title text,
      search_vector tsvector generated always as (to_tsvector('simple', coalesce(title, ''))) stored);
    insert into "Articles" values (1, 'Budget'), (2, 'Budgets')`);
  await runMigrations(database);
  expect(await totalOf(database, 'budget')).toBe(1);
  await database.close();
});

test('a database without a Hindi stemmer is searched in English', async () => {
  const database = await createHostedDatabase();
  await database.exec('alter text search configuration pg_catalog.hindi rename to hindi_of_later');
  await runMigrations(database);
  await database.exec(`insert into "Articles" (id, title) values (1, 'Committees'), (2, 'समिति')`);
  expect(await totalOf(database, 'committee')).toBe(1);
  expect(await totalOf(database, 'समिति')).toBe(1);
  await database.close();
});
