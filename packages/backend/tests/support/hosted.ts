import { PGlite } from '@electric-sql/pglite';
import { readMigrations } from '../../src/database/migrate.ts';

let made: Promise<Blob> | undefined;

/** A database as a hosted Supabase project has it before our migrations: its roles, and its habit of
 * granting ALL on every new table to visitors. The first is kept, as a copy takes a quarter of the time. */
export async function createHostedDatabase(): Promise<PGlite> {
  made ??= makeHostedDatabase();
  return PGlite.create({ loadDataDir: await made });
}

async function makeHostedDatabase(): Promise<Blob> {
  const database = await PGlite.create();
  await database.exec(`
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
    grant usage on schema public to anon, authenticated, service_role;
    alter default privileges in schema public
      grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public
      grant all on sequences to anon, authenticated, service_role;
  `);
  const folder = await database.dumpDataDir('none');
  await database.close();
  return folder;
}

/** Runs every migration, recorded or not, and returns the notices. */
export async function runMigrations(database: PGlite): Promise<string[]> {
  const notices: string[] = [];
  for (const file of readMigrations()) {
    await database.exec(`begin;\n${file.sql}\ncommit;`, {
      onNotice: (notice) => notices.push(notice.message ?? ''),
    });
  }
  return notices;
}

export async function rowsOf<Row>(database: PGlite, text: string, params: unknown[] = []) {
  return (await database.query<Row>(text, params)).rows;
}

/** Runs one statement as a role and says how it ended: `ok`, or PostgreSQL's error code. */
export async function tryAs(database: PGlite, role: string, text: string): Promise<string> {
  await database.exec(`begin; set local role ${role};`);
  try {
    await database.query(text);
    return 'ok';
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await database.exec('rollback;');
  }
}
