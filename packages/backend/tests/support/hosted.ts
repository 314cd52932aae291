import { PGlite } from '@electric-sql/pglite';
import { readMigrations } from '../../src/database/migrate.ts';
import { hostedProject } from './hostedProject.ts';

export const visitors = ['anon', 'authenticated'] as const;

export const goodContact = `insert into "Contact Records" (first_name, last_name, email, message)
  values ('Asha', 'Rao', 'asha@example.com', 'Hello')`;

let made: Promise<Blob> | undefined;

/** The database of a hosted project before our migrations. The first is kept: a copy takes a quarter of the time. */
export async function createHostedDatabase(): Promise<PGlite> {
  made ??= makeHostedDatabase();
  return PGlite.create({ loadDataDir: await made });
}

async function makeHostedDatabase(): Promise<Blob> {
  const database = await PGlite.create();
  await database.exec(hostedProject);
  const folder = await database.dumpDataDir('none');
  await database.close();
  return folder;
}

/** The same after our migrations. */
export async function createMigratedDatabase(): Promise<PGlite> {
  const database = await createHostedDatabase();
  await runMigrations(database);
  return database;
}

/** Runs every migration whose name ends with `end`, recorded or not, and returns the notices. */
export async function runMigrations(database: PGlite, end = ''): Promise<string[]> {
  const notices: string[] = [];
  for (const { sql } of readMigrations().filter(({ name }) => name.endsWith(end))) {
    await database.exec(`begin;\n${sql}\ncommit;`, {
      onNotice: (notice) => notices.push(notice.message ?? ''),
    });
  }
  return notices;
}

export async function rowsOf<Row>(database: PGlite, text: string, params: unknown[] = []) {
  return (await database.query<Row>(text, params)).rows;
}

/** Runs statements as a role, rolls them back, and returns `ok`, or PostgreSQL's error code. */
export async function tryAs(
  database: { exec(text: string): Promise<unknown> },
  role: string,
  text: string,
): Promise<string> {
  try {
    await database.exec(`begin; set local role ${role}; ${text};`);
    return 'ok';
  } catch (error) {
    return String((error as { code?: string }).code);
  } finally {
    await database.exec('rollback;');
  }
}

export async function readAs<Row>(database: PGlite, role: string, text: string): Promise<Row[]> {
  await database.exec(`begin; set local role ${role};`);
  try {
    return await rowsOf<Row>(database, text);
  } finally {
    await database.exec('rollback;');
  }
}

/** Everything the migrations make: columns, rules, indexes, policies, functions, grants. */
export async function shapeOf(database: PGlite) {
  return rowsOf(
    database,
    `select 'column', table_name || '.' || column_name as name, data_type as detail
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
     order by 1, 2, 3`,
  );
}
