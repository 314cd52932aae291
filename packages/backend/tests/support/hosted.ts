import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrations } from '../../src/database/migrate.ts';
import { type Database, type Statements, connectAsOwner } from '../../src/postgres/database.ts';
import { createDatabase, startPostgres } from '../../src/postgres/startPostgres.ts';
import { copyMade } from '../../src/testing/seededDatabase.ts';
import { hostedProject } from './hostedProject.ts';

export const visitors = ['anon', 'authenticated'] as const;

export const goodContact = `insert into "Contact Records" (first_name, last_name, email, message)
  values ('Asha', 'Rao', 'asha@example.com', 'Hello')`;

/** A database of its own, with the warnings of what runs in it. */
export interface HostedDatabase extends Database {
  warnings: string[];
}

/** The database of a hosted project before our migrations. */
export const createHostedDatabase = (): Promise<HostedDatabase> => createWith([hostedProject]);

/** The same after our migrations. */
export const createMigratedDatabase = (): Promise<HostedDatabase> =>
  createWith([hostedProject, ...readMigrations().map(({ sql }) => sql)]);

async function createWith(texts: readonly string[]): Promise<HostedDatabase> {
  const server = await startServer(texts);
  const database = connect(server.path);
  const close = async () => {
    await database.close();
    await server.stop();
  };
  return { ...database, close, [Symbol.asyncDispose]: close };
}

function connect(path: string, name?: string): HostedDatabase {
  const warnings: string[] = [];
  const note = ({ severity = '', message = '' }) =>
    severity === 'WARNING' && void warnings.push(message);
  return { ...connectAsOwner(path, note, name), warnings };
}

/** One server for many databases of hosted projects before our migrations: each start of a server takes a second. */
export async function startHostedServer() {
  const { path, stop } = await startServer([hostedProject]);
  let count = 0;
  return {
    stop,
    async createDatabase(): Promise<HostedDatabase> {
      const name = `project_${(count += 1)}`;
      // Only a database without connections can be copied.
      await using beside = connectAsOwner(path, undefined, 'template1');
      await beside.query(`create database ${name} template postgres`);
      return connect(path, name);
    },
  };
}

/** PostgreSQL in a folder of its own. What these texts make, each in one transaction, is made once and then copied. */
export async function startServer(texts: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'setu-hosted-'));
  await copyMade(hash('sha256', texts.join('\0')), folder, (fresh) => make(fresh, texts));
  const postgres = await startPostgres(folder);
  const remove = () => rmSync(folder, { recursive: true });
  return { folder, path: postgres.path, stop: () => postgres.stop().finally(remove) };
}

async function make(folder: string, texts: readonly string[]): Promise<void> {
  await createDatabase(folder);
  const postgres = await startPostgres(folder);
  await using undo = new AsyncDisposableStack();
  undo.defer(() => postgres.stop());
  const owner = undo.use(connectAsOwner(postgres.path));
  // None of these databases outlives its tests.
  await owner.query('alter system set fsync = off');
  for (const text of texts) await owner.query(`begin;\n${text}\ncommit;`);
}

/** Runs every migration whose name ends with `end`, recorded or not, and returns the warnings. */
export async function runMigrations(database: HostedDatabase, end = ''): Promise<string[]> {
  database.warnings.length = 0;
  for (const { sql } of readMigrations().filter(({ name }) => name.endsWith(end))) {
    await database.query(`begin;\n${sql}\ncommit;`);
  }
  return [...database.warnings];
}

/** Runs statements as a role, rolls them back, and returns `ok`, or PostgreSQL's error code. */
export async function tryAs(
  database: { query(text: string): Promise<unknown> },
  role: string,
  text: string,
): Promise<string> {
  try {
    await database.query(`begin; set local role ${role}; ${text};`);
    return 'ok';
  } catch (error) {
    return String((error as { code?: string }).code);
  } finally {
    await database.query('rollback;');
  }
}

export async function readAs<Row>(
  database: Statements,
  role: string,
  text: string,
): Promise<Row[]> {
  await database.query(`begin; set local role ${role};`);
  try {
    return await database.query<Row>(text);
  } finally {
    await database.query('rollback;');
  }
}

/** Everything the migrations make: columns, rules, indexes, policies, functions, grants. */
export async function shapeOf(database: Statements) {
  return database.query(`select 'column', table_name || '.' || column_name as name, data_type as detail
       from information_schema.columns where table_schema = 'public'
     union all select 'rule', conname, pg_get_constraintdef(oid) || convalidated
       from pg_constraint where connamespace = 'public'::regnamespace
     union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
     union all select 'policy', tablename || ' ' || policyname,
         permissive || cmd || roles::text || coalesce(qual, '') from pg_policies
     union all select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     union all select 'function', proname, prosrc || proacl::text from pg_proc
       where pronamespace = 'public'::regnamespace
     union all select 'grant', relname, relacl::text from pg_class
       where relnamespace = 'public'::regnamespace
     order by 1, 2, 3`);
}
