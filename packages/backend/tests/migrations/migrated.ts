import type { PGlite } from '@electric-sql/pglite';
import { rowsOf } from '../support/hosted.ts';

export const contentTables = ['resources', 'Course Section', 'Course Details', 'Articles'] as const;
/** What visitors read: the content, and what the database makes of it. */
export const readTables = [...contentTables, 'Article Topics'] as const;
export const visitors = ['anon', 'authenticated'] as const;

export const goodContact = `insert into "Contact Records" (first_name, last_name, email, message)
  values ('Asha', 'Rao', 'asha@example.com', 'Hello')`;

/** Everything a visitor must not do, whatever a table was like before. */
export const forbidden = [
  ...readTables.flatMap((table) => [
    `insert into "${table}" default values`,
    `update "${table}" set created_at = created_at`,
    `delete from "${table}"`,
    `truncate "${table}"`,
  ]),
  'select * from "Contact Records"',
  'select id from "Contact Records"',
  'select count(*) from "Contact Records"',
  'select email from "Contact Records"',
  `update "Contact Records" set message = ''`,
  'delete from "Contact Records"',
  'truncate "Contact Records"',
  `insert into "Contact Records" (id, message) values (9, 'own id')`,
  `insert into "Contact Records" (created_at, message) values (now(), 'own date')`,
  `${goodContact} returning id`,
  `${goodContact} returning email`,
  `select public.article_summary('text')`,
  `select public.are_topics('{Essay}')`,
  'create table mine (id int)',
  'alter table "Articles" disable row level security',
  'drop table "Articles"',
];

/** Everything the migrations make: columns, rules, indexes, policies, grants. */
export async function shapeOf(database: PGlite) {
  return rowsOf(
    database,
    `select 'column', table_name || '.' || column_name as name, data_type as detail
       from information_schema.columns where table_schema = 'public'
     union all select 'rule', conname, pg_get_constraintdef(oid) || convalidated
       from pg_constraint where connamespace = 'public'::regnamespace
     union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
     union all select 'policy', tablename || ' ' || policyname, permissive || cmd || roles::text
       from pg_policies
     union all select 'function', proname, prosrc || proacl::text from pg_proc
       where pronamespace = 'public'::regnamespace
     union all select 'grant', relname, relacl::text from pg_class
       where relnamespace = 'public'::regnamespace
     order by 1, 2, 3`,
  );
}
