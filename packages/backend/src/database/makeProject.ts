import type { Database } from '../postgres/database.ts';

/**
 * Makes the roles and the schema that a Supabase project has before its first migration. Requests connect as
 * `authenticator`, whose only right is to become a visitor.
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
