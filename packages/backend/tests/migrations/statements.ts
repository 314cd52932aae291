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
  [`select suspected from ${contact}`],
  [`select (select message from ${contact} limit 1) from resources`],
  [`create temp view peek as select * from ${contact}; select * from peek`],
  [
    `create function pg_temp.peek() returns bigint language sql security definer
     as 'select count(*) from public.${contact}'; select pg_temp.peek()`,
  ],
  [`select query_to_xml('select * from ${contact}', true, false, '')`],
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
    [`truncate ${table}`],
    // Structure and rights.
    [`alter table ${table} disable row level security`],
    [`drop table ${table}`],
    [`create policy mine on ${table} using (true)`],
    [
      `create function pg_temp.mine() returns trigger language plpgsql as 'begin return new; end';
       create trigger mine before insert on ${table} for each row execute function pg_temp.mine()`,
    ],
  ]),
  ...content.map((table): [string] => [`insert into ${table} (created_at) values (now())`]),
  [`drop policy "Visitors may read" on "Articles"`],
  [`drop policy "Visitors may send" on ${contact}`],
  ['create table public.mine (id int)'],
  [`create function public.mine() returns int language sql as 'select 1'`],
  // Another role.
  ['alter role anon superuser'],
  ['grant service_role to anon'],
  // The catalogue, other schemas, files.
  ['select * from pg_authid'],
  ['select * from pg_statistic'],
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
  [`copy resources to program 'cat'`],
  [`select nextval('public."Contact Records_id_seq"')`],
  [`select setval('public."Contact Records_id_seq"', 1)`],
  [`select * from public."Contact Records_id_seq"`],
  [`select public.article_summary('text')`],
  [`select public.are_topics('{Essay}')`],
  [`select public.pg_sleep(1)`, '42883'],
];
