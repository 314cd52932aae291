import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Options, PostgresType } from 'postgres';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Keys } from '../database/keys.ts';
import { connectionOptions } from '../postgres/database.ts';
import type { Database } from '../postgres/database.ts';
import { logToStderr, withoutRepeats } from '../process/log.ts';
import { createDoor } from './door/door.ts';
import type { Door } from './door/door.ts';
import { redactConsole } from './redact.ts';

/**
 * The embedded engine, repaired: PostgreSQL behind PostgREST's and GoTrue's HTTP interfaces
 * (`@supabase/lite`, an alpha, pinned). Everything that its users must know about it is in this file;
 * each repair says what happened without it.
 */
export interface Engine {
  /** As its owner reaches it. */
  database: Database;
  /** What comes from outside passes through it first. */
  door: Door;
  /** Answers a request that the door has written. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

export type TellStatement = (text: string, params: unknown[]) => void;

/** Connections to the database, for requests. */
export const poolSize = 8;

/** As on hosted projects: a visitor's statement is ended after 3 s. Nobody waits for a longer one. */
const visitorLimits = {
  statement_timeout: 3_000,
  // Far beyond it: these end a connection, and with one in use the driver ends this process, which is then
  // started anew (https://github.com/porsager/postgres/issues/1208).
  transaction_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Database errors that PostgREST answers with another status than the engine's 500. */
const statusOfError: [pattern: RegExp, status: number][] = [
  // A CHECK violation, and an EXCLUDE one.
  [/^23514$|^23P01$/, 400],
  // A full disk and the like, or a server that is just starting: it is worth trying again.
  [/^53|^57P0[1-3]$|^08/, 503],
  // A statement that took too long, among others: the engine named them all SUP.
  [/^(?:25|40|5[4-8]|XX)/, 500],
];

/** Those of the staff, who publish many long articles at once. */
const staffLimits = {
  statement_timeout: 120_000,
  transaction_timeout: 300_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** What PostgREST says when it has lost the database. */
const lost = { code: 'PGRST001', message: 'The database does not answer. Try again.' };

/** Makes what a Supabase project has before its first migration: roles, tables of accounts and sessions. */
export async function makeProject(path: string, database: Database, keys: Keys): Promise<void> {
  await database.exec(roles);
  // As the owner: requests have no right to.
  const connection = connect(path, 'postgres', { max: 1 });
  await createApp(connection, keys).ensureSystemSchema();
  await connection.driver.end();
  await database.exec(grants);
}

/**
 * Opens the engine on a database that has been migrated.
 *
 * @param path the server's socket.
 * @param tellStatement told each statement of a request, for which the driver notes where each one comes from:
 *   that slows it down.
 */
export async function openEngine(
  path: string,
  database: Database,
  keys: Keys,
  tellStatement?: TellStatement,
): Promise<Engine> {
  // The engine printed failed statements with their parameters, which are a visitor's message. It also
  // prints requests that were rightly refused: only those that ended as a 5xx are logged.
  const heard = new AsyncLocalStorage<string[]>();
  redactConsole((line) => heard.getStore()?.push(line));

  const logFailure = withoutRepeats(logToStderr);

  const connection = connect(path, 'authenticator', {
    max: poolSize,
    ...(tellStatement && { debug: (_connection, text, params) => tellStatement(text, params) }),
  });
  repairErrors(connection);
  tellCallerAtOnce(connection);
  const app = createApp(connection, keys);
  // Looks at the tables once, and as the owner: `authenticator` is shown none.
  const ofOwner = connect(path, 'postgres', { max: 1 });
  const schema = await ofOwner.introspect();
  await ofOwner.driver.end();
  connection.introspect = async () => schema;
  const door = createDoor(keys);
  await door.readRules(async (sql) => (await database.query(sql)).rows);

  return {
    database,
    door,
    async fetch(request) {
      const lines: string[] = [];
      const response = await heard.run(lines, () => app.fetch(request, { peerAddress: null }));
      if (response.status >= 500) {
        const code = await codeOf(response.clone());
        logFailure(
          `[database] ${response.status} to a ${request.method}: ${code}; ${lines.join('; ')}`,
        );
      }
      return response;
    },
    close: () => connection.driver.end({ timeout: 5 }),
  };
}

/** The engine with all rights, for a process of the staff's own: it is served to nobody. */
export interface StaffEngine {
  /** As a hosted project answers its service key. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/**
 * @param path the server's socket.
 * @param key what requests bring as `apikey`.
 */
export function openStaffEngine(path: string, key: string): StaffEngine {
  // It prints failed statements with their parameters; what failed is in its answers.
  redactConsole(() => {});
  // The site's own are 8 of the 20 that the server takes.
  const connection = connect(path, 'postgres', { max: 2 }, staffLimits);
  repairErrors(connection);
  const app = createApp(connection, {
    anonKey: randomBytes(24).toString('base64url'),
    jwtSecret: randomBytes(48).toString('base64url'),
    staffKey: key,
  });
  return {
    fetch: async (request) => app.fetch(request, { peerAddress: null }),
    close: () => connection.driver.end({ timeout: 5 }),
  };
}

/** The database's code for what failed; an answer to HEAD has no words. */
async function codeOf(response: Response): Promise<string> {
  const words = await response.json().catch(() => ({}));
  return (words as { code?: string }).code ?? '';
}

function connect(
  path: string,
  user: string,
  pool: Pick<Options<Record<string, PostgresType>>, 'max' | 'debug'>,
  limits: Record<string, number> = visitorLimits,
): PostgresConnection {
  const options = connectionOptions(path, user);
  const connection = createPostgresConnection({
    url: '',
    postgresOptions: {
      ...options,
      ...pool,
      idle_timeout: 60,
      connect_timeout: 5,
      connection: { ...options.connection, ...limits },
    },
  });
  // At its first request the engine looked for tables with row-level security and granted ALL on them to
  // anon; before the migrations it found none, and remembered that for good. So it is told beforehand.
  (connection as unknown as { rlsState: 'active' }).rlsState = 'active';
  return connection;
}

interface AppKeys extends Pick<Keys, 'anonKey' | 'jwtSecret'> {
  /** Requests with it may do everything. Absent: none may. */
  staffKey?: string;
}

function createApp(connection: PostgresConnection, keys: AppKeys): App {
  return new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      publishable_key: keys.anonKey,
      ...(keys.staffKey === undefined ? {} : { secret_key: keys.staffKey }),
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
}

/** Who asks, as the engine passes it on: of a key or of a token that it has checked. */
interface Caller {
  auth: { role?: string; uid?: string | null; jwt?: object | null };
}

/** A call of a function, as PostgREST tells functions of it. */
interface FunctionCall {
  method: string;
  path: string;
  requestHeaders?: Record<string, string>;
}

/** What the engine tells the database at the beginning of a request's transaction. */
interface ToldOfRequest {
  applyJwtSessionContext(transaction: Kysely<unknown>, caller: Caller): Promise<void>;
  applyRpcRequestGucs(transaction: Kysely<unknown>, call: FunctionCall): Promise<void>;
}

/**
 * Tells the database in one statement who asks, and in another one what is called. The engine took six and five
 * of them, most with two ways to the database and back: half the time of a read.
 */
function tellCallerAtOnce(connection: PostgresConnection): void {
  Object.assign(connection as unknown as ToldOfRequest, {
    async applyJwtSessionContext(transaction, { auth }) {
      const role = auth.role ?? 'anon';
      // As literals, for what has parameters is described first. The signature of a token has been checked.
      await sql`select
        set_config('request.jwt.claim.sub', ${sql.lit(auth.uid ?? '')}, true),
        set_config('request.jwt.claim.role', ${sql.lit(role)}, true),
        set_config('request.jwt.claims', ${sql.lit(JSON.stringify(auth.jwt ?? {}))}, true),
        set_config('role', ${sql.lit(role)}, true)`.execute(transaction);
    },
    async applyRpcRequestGucs(transaction, { method, path, requestHeaders = {} }) {
      await sql`select
        set_config('response.status', '', true),
        set_config('response.headers', '', true),
        set_config('request.method', ${method}, true),
        set_config('request.path', ${path}, true),
        set_config('request.headers', ${JSON.stringify(requestHeaders)}, true)`.execute(
        transaction,
      );
    },
  } satisfies ToldOfRequest);
}

function repairErrors(connection: PostgresConnection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (raised) => {
    const error = normalize(raised) as (Record<string, unknown> & { code: string }) | undefined;
    if (typeof error?.code !== 'string') return error;
    // Of the driver, whose messages name a file: codes of the database's have five characters.
    const isLost = /^CONNECT|^E[A-Z]{3,}$/.test(error.code);
    const { detail = null, hint = null } = error;
    const { code, message } = isLost ? lost : { code: error.code, message: error.message };
    const status = isLost ? 503 : statusOfError.find(([pattern]) => pattern.test(code))?.[1];
    if (status === undefined) return error;
    return {
      // The code of errors that bring their own status.
      code: 'PGRST',
      message: JSON.stringify({ code, message, details: detail, hint }),
      detail: JSON.stringify({ status, headers: {} }),
    };
  };
}

/**
 * The roles that every hosted project has. Requests come as `authenticator`, who may do nothing itself
 * but become a visitor.
 */
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
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit;
  end if;
end
$$;
grant anon, authenticated to authenticator;
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
`;

/** The engine keeps sessions in the name of nobody. */
const grants = `
grant usage on schema auth to authenticator;
grant select, insert, update, delete on all tables in schema auth to authenticator;
grant usage on all sequences in schema auth to authenticator;
`;
