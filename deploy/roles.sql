-- Supabase's roles for your own PostgreSQL; run it before the migrations, as a superuser, or from PostgreSQL 16 as a role
-- with CREATEROLE and BYPASSRLS. It is safe to run again. Then give `authenticator`, the role that PostgREST logs in as, a password.
do $$
declare
  missing text;
begin
  foreach missing in array array['anon', 'authenticated', 'service_role', 'authenticator'] loop
    continue when exists (select from pg_roles where rolname = missing);
    execute format('create role %I noinherit', missing);
  end loop;
end
$$;
alter role service_role bypassrls;
alter role authenticator login;
grant anon, authenticated, service_role to authenticator;
-- Visitors' queries are cancelled after three seconds.
alter role anon set statement_timeout = '3s';
