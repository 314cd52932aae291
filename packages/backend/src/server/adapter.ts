import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import type { PGlite } from '@supabase/lite/pglite';
import { createDoor } from './door/door.ts';
import type { Door } from './door/door.ts';
import { sendFewerStatements } from './fewerStatements.ts';
import type { Keys } from '../database/keys.ts';
import { logToStderr } from '../process/log.ts';
import { redactConsole } from './redact.ts';

/**
 * The embedded engine, repaired: PostgreSQL (PGlite) behind PostgREST's and GoTrue's HTTP
 * interfaces (`@supabase/lite`, an alpha, pinned). Everything that its users must know about it is
 * in this file; each repair says what happened without it.
 */
export interface Engine {
  database: PGlite;
  /** What comes from outside passes through it first. */
  door: Door;
  /** Answers a request that the door has written. Callers see to it that only one runs at a time. */
  fetch(request: Request): Promise<Response>;
  /** Looks at the tables anew: after a migration, before the first request. */
  readSchema(): Promise<void>;
  close(): Promise<void>;
}

const timestamptz = 1184;
const timestamp = 1114;

/** `2025-09-09 19:20:00+00`, as PostgreSQL prints it, to `2025-09-09T19:20:00+00:00`, as PostgREST does. */
export function toIsoTimestamp(text: string): string {
  return text
    .replace(/^(\d{4,}-\d\d-\d\d) /, '$1T')
    .replace(/([+-]\d\d)(:\d\d(?::\d\d)?)?$/, (whole, hours: string, minutes?: string) =>
      text.includes(':') ? `${hours}${minutes ?? ':00'}` : whole,
    );
}

/** Database errors that PostgREST answers with 400 and the engine with 500. */
const badRequestCodes = new Set(['23514', '23P01']);

/**
 * Opens the database in `folder` (a path, or `memory://`), creates it where it is missing, and makes
 * the roles and auth tables that a Supabase project has.
 */
export async function openEngine(folder: string, keys: Keys): Promise<Engine> {
  // The engine printed failed statements with their parameters, which are a visitor's message. It also
  // prints requests that were rightly refused: only those that ended as a 5xx are logged.
  let heard: string[] = [];
  redactConsole((line) => heard.push(line));

  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: {
      // The engine sent timestamps as PostgreSQL prints them, not as ISO 8601.
      parsers: { [timestamptz]: toIsoTimestamp, [timestamp]: toIsoTimestamp },
    },
  });
  const database = connection.driver;
  await database.waitReady;
  // PGlite copied all its parsers for every answer; two thirds are for arrays of the catalogue's rows.
  const { rows } = await database.query<{ typarray: number }>(
    "select typarray from pg_type where typtype = 'c' and typnamespace = 'pg_catalog'::regnamespace",
  );
  for (const { typarray } of rows) delete database.parsers[typarray];
  sendFewerStatements(database);

  // At its first request the engine looked for tables with row-level security and granted ALL on them to
  // anon; before the migrations it found none, and remembered that for good. So it is told beforehand.
  (connection as unknown as { rlsState: 'active' }).rlsState = 'active';

  // The engine answered 500 to a CHECK violation. `PGRST` is the code of errors that bring their own status.
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (raised) => {
    const error = normalize(raised) as Record<string, unknown> | undefined;
    if (typeof error?.code !== 'string' || !badRequestCodes.has(error.code)) return error;
    const { code, message, detail = null, hint = null } = error;
    return {
      code: 'PGRST',
      message: JSON.stringify({ code, message, details: detail, hint }),
      detail: JSON.stringify({ status: 400, headers: {} }),
    };
  };

  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      publishable_key: keys.anonKey,
      jwt_secret: keys.jwtSecret,
      // No screen signs anybody up.
      enable_signup: false,
      enable_anonymous_sign_ins: false,
      email: { enable_signup: false },
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: {
      // Nobody has an account to write to; the engine's own driver prints e-mails to the console.
      drivers: { email: { send: async () => undefined } },
      server: { disableStudio: true },
    },
  });

  await database.exec(roles);
  await app.ensureSystemSchema();
  const door = createDoor(keys);

  return {
    database,
    door,
    async fetch(request) {
      heard = [];
      const response = await app.fetch(request, { peerAddress: null });
      if (response.status >= 500) {
        const { method } = request;
        logToStderr(`[database] ${response.status} to a ${method}: ${heard.join('; ')}`);
      }
      return response;
    },
    async readSchema() {
      await connection.clearSchemaCache();
      await door.readRules(async (sql) => {
        const { rows } = await database.query<Record<string, unknown>>(sql);
        return rows;
      });
    },
    close: () => connection.close(),
  };
}

/** The roles that every hosted project has. */
const roles = `
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
end
$$;
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
`;
