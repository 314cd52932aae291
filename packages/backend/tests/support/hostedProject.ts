import { projectSql } from '../../src/database/projectSql.ts';

/** What a hosted project has before our migrations: roles, grants by default, schemas of its own. */
export const hostedProject = `
${projectSql}
grant service_role to authenticator;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on functions to anon, authenticated, service_role;
create schema storage;
create table storage.objects (id uuid primary key, name text);
`;
