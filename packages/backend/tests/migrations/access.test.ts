import { beforeAll, describe, expect, test } from 'vitest';
import { tryAs, visitors } from '../support/hosted.ts';
import { startPostgrest } from '../support/postgrest.ts';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { allowed, contact, content, refused, topics } from './statements.ts';

/** What roles may do in SQL in a hosted project, in real PostgreSQL. */
const postgrest = useFixture(() => startPostgrest('secret'.repeat(8)));
beforeAll(async () => {
  await postgrest.sql(`insert into ${contact} (message) values ('seen in statistics');
    insert into "Articles" (title, topics, publish_at) values ('Zirconium', '{Zirconium}', 'infinity');
    insert into "Questions" (day, number, stem, options, answer, publish_at)
      values ('2026-10-01', 90, 'Zirconium?', '{1,2,3,4}', 'a', 'infinity')`);
  await postgrest.sql(`analyze ${contact}`);
});

const sql = <Row = Record<string, unknown>>(text: string) => postgrest.sql<Row>(text);
const namesOf = async (text: string) => (await sql<{ name: string }>(text)).map(({ name }) => name);

describe.for(visitors)('%s', (role) => {
  test('may read the content and send a message', async () => {
    for (const statement of allowed)
      expect(await tryAs({ query: sql }, role, statement), statement).toBe('ok');
  });

  test('may do nothing else', async () => {
    const ended: Record<string, string> = {};
    for (const [statement] of refused)
      ended[statement] = await tryAs({ query: sql }, role, statement);
    expect(ended).toEqual(
      Object.fromEntries(refused.map(([statement, code = '42501']) => [statement, code])),
    );
  });

  test.each([
    `"Articles" where title = 'Zirconium'`,
    `"Article Topics" where topic = 'Zirconium'`,
    `"Questions" where stem = 'Zirconium?'`,
    `jsonb_array_elements(public.search('zirconium') -> 'items')`,
  ])('sees no draft of %s', async (rows) => {
    expect(await sql(`begin; set local role ${role}; select from ${rows}`)).toEqual([]);
    await sql('rollback');
  });

  test('is shown no value by the statistics', async () => {
    const rows = await sql(`begin; set local role ${role};
      select * from pg_stats where tablename = 'Contact Records' and attname = 'message'`);
    await sql('rollback');
    expect(rows).toEqual([]);
  });

  test('has only these grants: read content, insert the columns of a message', async () => {
    const tables = await namesOf(`
      select distinct format('%I %s', table_name, privilege_type) as name
      from information_schema.role_table_grants
      where table_schema = 'public' and grantee in ('${role}', 'PUBLIC') order by 1`);
    expect(tables.toSorted()).toEqual(
      [...content, topics].map((table) => `${table} SELECT`.replace(/^"(\w+)"/, '"$1"')).toSorted(),
    );
    const columns = await namesOf(`
      select distinct column_name::text as name from information_schema.role_column_grants
      where table_name = 'Contact Records' and grantee in ('${role}', 'PUBLIC')
        and privilege_type = 'INSERT' order by 1`);
    expect(columns).toEqual([
      'email',
      'first_name',
      'last_name',
      'message',
      'submission_id',
      'suspected',
    ]);
    const sequences = await namesOf(`
      select relname::text as name from pg_class
      where relkind = 'S' and relnamespace = 'public'::regnamespace and (
        has_sequence_privilege('${role}', oid, 'USAGE')
        or has_sequence_privilege('${role}', oid, 'SELECT')
        or has_sequence_privilege('${role}', oid, 'UPDATE'))`);
    expect(sequences).toEqual([]);
  });

  test('is held back by policies even when everything is granted', async () => {
    const seen = async (statement: string) => {
      try {
        return await sql(`begin; grant all on all tables in schema public to ${role};
          set local role ${role}; ${statement}`);
      } finally {
        await sql('rollback');
      }
    };
    expect(await seen(`select id from ${contact}`)).toEqual([]);
    expect(await seen(`update "Articles" set title = 'x' where true returning id`)).toEqual([]);
    for (const table of [...content, contact]) {
      expect(await seen(`delete from ${table} where true returning id`)).toEqual([]);
    }
    for (const table of content) {
      const inserting = seen(`insert into ${table} (created_at) values (now())`);
      await expect(inserting, table).rejects.toMatchObject({ code: /42501|23502/ });
    }
  });
});

test('no table without row-level security, no view, no function for visitors but those that pages call', async () => {
  const open = await namesOf(`
    select c.relname::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace
      and (c.relkind in ('m', 'f') or c.relkind = 'v' and not c.reloptions @> '{security_invoker=true}' or c.relkind in ('r', 'p') and not c.relrowsecurity)
    union all
    select p.oid::regprocedure::text from pg_proc p
    where p.pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
      and has_schema_privilege('anon', p.pronamespace, 'usage')
      and has_function_privilege('anon', p.oid, 'execute')
      and (p.prosecdef or p.pronamespace = 'public'::regnamespace)
    order by 1`);
  expect(open).toEqual([
    'article_page(text,integer,text)',
    'list_page(text,bigint,timestamp with time zone,text)',
    'search(text,text,text,text,text,integer,boolean,text)',
  ]);
});

test('the roles are bare, and no schema takes anything from them', async () => {
  const roles = await sql(`
    select rolname::text as name, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb
      or rolreplication or rolcanlogin or rolinherit as more,
      exists (select from pg_auth_members m where m.member = r.oid) as member
    from pg_roles r where rolname in ('anon', 'authenticated') order by 1`);
  expect(roles).toEqual(visitors.map((name) => ({ name, more: false, member: false })));
  const schemas = await namesOf(`
    select nspname::text as name from pg_namespace
    where has_schema_privilege('anon', oid, 'create')
      or has_schema_privilege('authenticated', oid, 'create')`);
  expect(schemas).toEqual([]);
});

test('the role that PostgREST connects as becomes none but the three it serves', async () => {
  const client = postgrest.connect();
  const end = async (statement: string) => {
    await client.unsafe('begin');
    try {
      await client.unsafe(statement);
      return 'ok';
    } catch (error) {
      return (error as { code: string }).code;
    } finally {
      await client.unsafe('rollback');
    }
  };
  try {
    expect(await end('set local role anon')).toBe('ok');
    for (const statement of [
      'set role postgres',
      'set local role anon; set role postgres',
      'set session authorization postgres',
      `select set_config('role', 'postgres', true)`,
      `set local role anon; reset role; select * from ${contact}`,
      `set local role anon; set local session authorization default; table ${contact}`,
      'alter role authenticator superuser',
      'select * from resources',
      `copy (select 1) to program 'cat'`,
    ]) {
      expect(await end(statement), statement).toBe('42501');
    }
  } finally {
    await client.end();
  }
});
