/**
 * What a Supabase project has before its first migration. Requests connect as `authenticator`, whose only right is to
 * become a visitor.
 */
export const projectSql = `
do $$
declare
  role text;
begin
  foreach role in array
    '{anon nologin,authenticated nologin,service_role nologin bypassrls,authenticator login}'::text[]
  loop
    if to_regrole(split_part(role, ' ', 1)) is null then
      execute format('create role %s noinherit', role);
    end if;
  end loop;
end
$$;
grant anon, authenticated to authenticator;
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
`;
