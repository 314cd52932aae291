import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import type { PGlite } from '@supabase/lite/pglite';
import { readColumnKinds, refuseCostly, refuseMany } from './bounds.ts';
import type { ColumnKinds } from './bounds.ts';
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
  /** Answers a `/rest/v1/` or `/auth/v1/` request. Callers see to it that only one runs at a time. */
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
  let textColumns: TextColumns = new Map();
  let columnKinds: ColumnKinds = new Map();

  return {
    database,
    async fetch(request) {
      const refused =
        refuseAuth(request) ??
        refuseSession(request, keys) ??
        (await refuseTables(request, columnKinds));
      if (refused) return refused;
      heard = [];
      const response = await app.fetch(keepText(request, textColumns), { peerAddress: null });
      if (response.status >= 500) {
        const { method } = request;
        logToStderr(`[database] ${response.status} to a ${method}: ${heard.join('; ')}`);
      }
      return response;
    },
    async readSchema() {
      await connection.clearSchemaCache();
      textColumns = await readTextColumns(database);
      columnKinds = await readColumnKinds(database);
    },
    close: () => connection.close(),
  };
}

/** The auth endpoints that a session needs. All others are closed: no screen of the site uses them. */
const authPaths = new Set(['token', 'user', 'logout', 'settings', 'health']);
const signUpPaths = new Set(['signup', 'otp', 'magiclink']);

/**
 * Answers for the auth endpoints that are closed; undefined for the open ones. With sign-ups off,
 * `/otp` and `/magiclink` still made an account for whatever address they were given.
 */
function refuseAuth(request: Request): Response | undefined {
  const prefix = '/auth/v1/';
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(prefix) || request.method === 'OPTIONS') return undefined;
  const endpoint = pathname.slice(prefix.length);
  if (authPaths.has(endpoint)) return undefined;
  const [code, error_code, msg] = signUpPaths.has(endpoint)
    ? [422, 'signup_disabled', 'Signups not allowed for this instance']
    : [404, 'not_found', 'Nothing is served at this address'];
  return Response.json(
    { code, error_code, msg },
    { status: code, headers: { 'Access-Control-Allow-Origin': '*' } },
  );
}

/**
 * The answer to a session token that is unsigned or malformed, undefined for all others. The engine
 * took it for no token and answered as it answers a visitor; PostgREST answers 401.
 */
function refuseSession(request: Request, keys: Keys): Response | undefined {
  const session = /^bearer (.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim();
  if (session === undefined || session === keys.anonKey) return undefined;
  if (!new URL(request.url).pathname.startsWith(tablePrefix)) return undefined;
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(session)) return undefined;
  return Response.json(
    { code: 'PGRST301', details: null, hint: null, message: 'This is no signed session.' },
    { status: 401, headers: { 'Access-Control-Allow-Origin': '*' } },
  );
}

/** Answers for the requests on tables that would cost too much; undefined for the others. */
async function refuseTables(
  request: Request,
  columnKinds: ColumnKinds,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(tablePrefix)) return undefined;
  const refused = refuseCostly(url, tableOf(url), columnKinds);
  if (refused || request.method !== 'POST') return refused;
  return refuseMany(await request.clone().text(), request.headers.get('content-type') ?? '');
}

/** The text columns of each table. */
type TextColumns = Map<string, Set<string>>;

async function readTextColumns(database: PGlite): Promise<TextColumns> {
  const { rows } = await database.query<{ table: string; columns: string[] }>(
    `select table_name::text as table, array_agg(column_name::text) as columns
     from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'character varying')
     group by table_name`,
  );
  return new Map(rows.map(({ table, columns }) => [table, new Set(columns)]));
}

/**
 * The same request with quotes around each text that a text column is compared with, which the engine
 * takes off again. Without them it read keywords and numbers: `slug=eq.true` answered 500, `eq.null`
 * and `eq.0x10` found nothing. Numbers, dates and booleans of other columns stay as they are.
 */
function keepText(request: Request, textColumns: TextColumns): Request {
  if (request.method !== 'GET' && request.method !== 'HEAD') return request;
  const url = new URL(request.url);
  const columns = textColumns.get(tableOf(url));
  if (!columns) return request;
  const params = [...url.searchParams].map(([name, value]) => {
    const [, operator, text] = /^((?:not\.)?(?:n?eq|[gl]te?))\.(.*)$/s.exec(value) ?? [];
    return operator && columns.has(name) ? [name, `${operator}."${text}"`] : [name, value];
  });
  url.search = new URLSearchParams(params).toString();
  return new Request(url, request);
}

const tablePrefix = '/rest/v1/';

function tableOf(url: URL): string {
  return decodeURIComponent(url.pathname.slice(tablePrefix.length));
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
