import type { Database } from '../postgres/database.ts';

/**
 * Makes what a Supabase project has before its first migration: its roles. Requests come as `authenticator`,
 * which may do nothing itself but become a visitor.
 */
export async function makeProject(database: Database): Promise<void> {
  await database.exec(`
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit;
  end if;
end
$$;
grant anon, authenticated to authenticator;
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
`);
}
