import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../src/testing.ts';
import type { TestBackend } from '../../src/testing.ts';
import { startPostgrest } from '../support/postgrest.ts';
import type { Postgrest } from '../support/postgrest.ts';
import { allowed, refused } from './statements.ts';

type RunSql = (text: string) => Promise<Record<string, unknown>[]>;

let backend: TestBackend;
let postgrest: Postgrest;
const engines: [name: string, sql: () => RunSql][] = [
  ['the embedded engine', () => (text) => backend.sql(text)],
  ['PostgreSQL', () => (text) => postgrest.sql(text)],
];

beforeAll(async () => {
  [backend, postgrest] = await Promise.all([
    startTestBackend(),
    startPostgrest('secret'.repeat(8)),
  ]);
  for (const engine of [backend, postgrest]) {
    await engine.sql(`insert into "Contact Records" (message) values ('seen in statistics')`);
    await engine.sql('analyze "Contact Records"');
  }
});
afterAll(async () => {
  await postgrest?.stop();
  await backend?.stop();
});

/** Runs it as a role, takes it back, and says how it ended: `ok`, or PostgreSQL's code. */
async function tryAs(sql: RunSql, role: string, statement: string): Promise<string> {
  try {
    await sql(`begin; set local role ${role}; ${statement};`);
    return 'ok';
  } catch (error) {
    return String((error as { code?: string }).code);
  } finally {
    await sql('rollback');
  }
}

describe.for(engines)('on %s', ([, engine]) => {
  describe.for(['anon', 'authenticated'])('%s', (role) => {
    test('may read the content and send a message', async () => {
      for (const statement of allowed) {
        expect(await tryAs(engine(), role, statement), statement).toBe('ok');
      }
    });

    test('may do nothing else', async () => {
      const ended: Record<string, string> = {};
      for (const [statement] of refused) ended[statement] = await tryAs(engine(), role, statement);
      expect(ended).toEqual(
        Object.fromEntries(refused.map(([statement, code = '42501']) => [statement, code])),
      );
    });

    test('is shown no value by the statistics', async () => {
      const sql = engine();
      try {
        const rows = await sql(
          `begin; set local role ${role};
           select * from pg_stats where tablename = 'Contact Records' and attname = 'message'`,
        );
        expect(rows).toEqual([]);
      } finally {
        await sql('rollback');
      }
    });
  });

  test('the catalogue says the same: grants, columns, nothing more', async () => {
    const tables = await engine()(`
      select grantee::text, table_name::text, privilege_type::text
      from information_schema.role_table_grants
      where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC')
      order by 1, 2, 3`);
    const content = ['Article Topics', 'Articles', 'Course Details', 'Course Section', 'resources'];
    expect(tables).toEqual(
      ['anon', 'authenticated'].flatMap((grantee) =>
        content.map((table_name) => ({ grantee, table_name, privilege_type: 'SELECT' })),
      ),
    );
    const columns = await engine()(`
      select distinct column_name::text as name from information_schema.role_column_grants
      where table_name = 'Contact Records' and grantee in ('anon', 'authenticated', 'PUBLIC')
        and privilege_type = 'INSERT' order by 1`);
    expect(columns.map(({ name }) => name)).toEqual([
      'email',
      'first_name',
      'last_name',
      'message',
      'submission_id',
      'suspected',
    ]);
  });

  test('no table without row-level security, no view, no function for visitors but search and what it asks', async () => {
    const open = await engine()(`
      select c.relname::text as name from pg_class c
      where c.relnamespace = 'public'::regnamespace
        and (c.relkind in ('v', 'm', 'f') or c.relkind in ('r', 'p') and not c.relrowsecurity)
      union all
      select p.oid::regprocedure::text from pg_proc p
      where p.pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
        and has_schema_privilege('anon', p.pronamespace, 'usage')
        and has_function_privilege('anon', p.oid, 'execute')
        and (p.prosecdef or p.pronamespace = 'public'::regnamespace)
      order by 1`);
    expect(open.map(({ name }) => name)).toEqual([
      'search(text,text,text,text,text,integer,boolean)',
      'site_search.words_like(text)',
    ]);
  });

  test('the roles are bare, and no schema takes anything from them', async () => {
    const roles = await engine()(`
      select rolname::text as name, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb
        or rolreplication or rolcanlogin or rolinherit as more,
        exists (select from pg_auth_members m where m.member = r.oid) as member
      from pg_roles r where rolname in ('anon', 'authenticated') order by 1`);
    expect(roles).toEqual([
      { name: 'anon', more: false, member: false },
      { name: 'authenticated', more: false, member: false },
    ]);
    const schemas = await engine()(`
      select nspname::text as name from pg_namespace
      where has_schema_privilege('anon', oid, 'create')
        or has_schema_privilege('authenticated', oid, 'create')`);
    expect(schemas).toEqual([]);
  });

  test('policies that say it again hold even when everything is granted', async () => {
    const sql = engine();
    const seen = async (statement: string) => {
      try {
        return await sql(
          `begin; grant all on all tables in schema public to anon; set local role anon; ${statement}`,
        );
      } finally {
        await sql('rollback');
      }
    };
    expect(await seen('select id from "Contact Records"')).toEqual([]);
    expect(await seen(`update "Articles" set title = 'x' where true returning id`)).toEqual([]);
    expect(await seen('delete from resources where true returning id')).toEqual([]);
    const inserting = seen(`insert into "Articles" (title) values ('x')`);
    await expect(inserting).rejects.toMatchObject({ code: '42501' });
  });
});

test('both engines hold the same policies', async () => {
  const policies = (engine: { sql: RunSql }) =>
    engine.sql(`select tablename::text, policyname::text, permissive, roles::text, cmd, qual, with_check
      from pg_policies where schemaname = 'public' order by 1, 2`);
  const ours = await policies(backend);
  expect(ours.length).toBe(24);
  expect(ours).toEqual(await policies(postgrest));
});

// The embedded engine's only session is the owner's: what counts there is that no SQL reaches it.
test('the role that PostgREST comes as becomes nobody but the three it serves', async () => {
  const client = await postgrest.connect();
  const end = async (statement: string) => {
    await client.query('begin');
    try {
      await client.query(statement);
      return 'ok';
    } catch (error) {
      return (error as { code: string }).code;
    } finally {
      await client.query('rollback');
    }
  };
  try {
    expect(await end('set local role anon')).toBe('ok');
    for (const statement of [
      'set role postgres',
      'set local role anon; set role postgres',
      'set session authorization postgres',
      `select set_config('role', 'postgres', true)`,
      'set local role anon; reset role; select * from "Contact Records"',
      'set local role anon; set local session authorization default; table "Contact Records"',
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
