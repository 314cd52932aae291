export const contact = '"Contact Records"';
/** The tables that visitors read. */
export const content = [
  'resources',
  '"Course Section"',
  '"Course Details"',
  '"Articles"',
  '"Questions"',
];

/** The view that counts their topics. */
export const topics = '"Article Topics"';

export const allowed: string[] = [
  ...[...content, topics].map((table) => `select * from ${table} limit 1`),
  `insert into ${contact} (first_name, last_name, email, message, submission_id, suspected)
   values ('a', 'b', 'a@example.com', 'x', gen_random_uuid(), true)`,
  `insert into ${contact} (message) values ('x')`,
];

/** What it may not do, each with PostgreSQL's code unless that is 42501 (insufficient_privilege). */
export const refused: [statement: string, code?: string][] = [
  // The messages, by any way of reading.
  [`select * from ${contact}`],
  [`select count(*) from ${contact}`],
  [`select 1 from ${contact} where message like '%a%'`],
  [`select suspected from ${contact}`],
  [`select (select message from ${contact} limit 1) from resources`],
  [`select * from resources r join ${contact} c on true`],
  [`select ${contact} from ${contact}`],
  [`table ${contact}`],
  [`explain analyze select * from ${contact}`],
  [`declare peek cursor for select * from ${contact}`],
  [`deallocate all; prepare peek as select * from ${contact}; execute peek`],
  [`create temp view peek as select * from ${contact}; select * from peek`],
  [`create temp table peek as select * from ${contact}`],
  [
    `create function pg_temp.peek() returns bigint language sql security definer
     as 'select count(*) from public.${contact}'; select pg_temp.peek()`,
  ],
  [`do $$ begin perform message from ${contact}; end $$`],
  [`select query_to_xml('select * from ${contact}', true, false, '')`],
  [`select table_to_xml('public.${contact}', true, false, '')`],
  [`copy ${contact} to '/tmp/peek'`],
  [`lock table ${contact} in share mode`],
  // More of a message than the form sends.
  [`insert into ${contact} (message) values ('x') returning id`],
  [`insert into ${contact} (id, message) values (424242, 'x')`],
  [`insert into ${contact} (created_at, message) values (now(), 'x')`],
  [`update ${contact} set suspected = true`],
  [`insert into ${contact} (message) values ('x') on conflict (id) do update set message = 'y'`],
  [`insert into ${contact} default values`, '23514'],
  [`insert into ${contact} (message) select message from ${contact}`],
  ...[contact, ...content].flatMap((table): [string][] => [
    [`update ${table} set created_at = now()`],
    [`delete from ${table}`],
    [`delete from ${table} where false`],
    [`truncate ${table}`],
    [`merge into ${table} t using (select 1) s on true when matched then delete`],
    [`select * from ${table} for update`],
    // Structure and rights.
    [`alter table ${table} disable row level security`],
    [`alter table ${table} add column mine text`],
    [`alter table ${table} owner to anon`],
    [`drop table ${table}`],
    [`create policy mine on ${table} using (true)`],
    [`create index on ${table} (id)`],
    [`comment on table ${table} is 'mine'`],
    [
      `create function pg_temp.mine() returns trigger language plpgsql as 'begin return new; end';
       create trigger mine before insert on ${table} for each row execute function pg_temp.mine()`,
    ],
  ]),
  ...content.map((table): [string] => [`insert into ${table} (created_at) values (now())`]),
  [`drop policy "Visitors may read" on "Articles"`],
  [`drop policy "Visitors may send" on ${contact}`],
  ['create table public.mine (id int)'],
  ['create view public.mine as select 1'],
  [`create function public.mine() returns int language sql as 'select 1'`],
  ['create schema mine'],
  ['drop extension plpgsql'],
  // Another role.
  ['create role mine'],
  ['alter role anon superuser'],
  ['alter role anon bypassrls'],
  ['grant service_role to anon'],
  ['alter role service_role rename to mine'],
  ['reassign owned by postgres to anon'],
  // The catalogue, other schemas, files.
  ['select * from pg_authid'],
  ['select * from pg_shadow'],
  ['select * from pg_statistic'],
  ['select * from pg_largeobject'],
  [`insert into ${topics} values ('Essay', 'en', 1)`, '55000'],
  [`drop view ${topics}`],
  ['select * from "Desk Presence"'],
  [`insert into "Desk Presence" values ('1', gen_random_uuid())`],
  ['select * from contact_outbox.notes'],
  [`insert into contact_outbox.notes (message_id) values ('1')`],
  ['select * from contact_outbox.deliveries'],
  ['delete from contact_outbox.deliveries'],
  ['select contact_outbox.note_message()'],
  ['select * from content_outbox.changes'],
  [`insert into content_outbox.changes (keys) values ('{all}')`],
  ['select content_outbox.note_change()'],
  [`select pg_read_file('/etc/hostname')`],
  [`select pg_read_binary_file('/etc/hostname')`],
  [`select pg_ls_dir('.')`],
  [`select pg_stat_file('PG_VERSION')`],
  [`select lo_import('/etc/hostname')`],
  ['select pg_reload_conf()'],
  ['select pg_switch_wal()'],
  [`copy resources to program 'cat'`],
  [`copy (select 1) to '/tmp/mine'`],
  [`create temp table mine (line text); copy mine from '/etc/hostname'`],
  [`select nextval('public."Contact Records_id_seq"')`],
  [`select setval('public."Contact Records_id_seq"', 1)`],
  [`select * from public."Contact Records_id_seq"`],
  [`select public.article_summary('text')`],
  [`select public.are_topics('{Essay}')`],
  [`select public.pg_sleep(1)`, '42883'],
];
