import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../postgres/database.ts';
import { messageOf, StartError } from '../shared/errors.ts';

const projectDir = fileURLToPath(new URL('../../supabase', import.meta.url));

export interface SqlFile {
  /** Path as the Supabase CLI records it, relative to the folder that contains `supabase/`. */
  path: string;
  name: string;
  sql: string;
}

/** The migrations, oldest first. */
export const readMigrations = (): SqlFile[] => readSqlFiles(join(projectDir, 'migrations'));

/**
 * The SQL that seeds a new database, by the files' names.
 *
 * @param folders separated as in PATH; missing ones are skipped. Default: our sample content in English.
 */
export function readSeeds(folders = join(projectDir, 'seeds')): SqlFile[] {
  return folders
    .split(delimiter)
    .flatMap((folder) => (existsSync(folder) ? readSqlFiles(folder) : []))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function readSqlFiles(folder: string): SqlFile[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
      .map((name) => ({
        path: `supabase/${basename(folder)}/${name}`,
        name: basename(name, '.sql'),
        sql: readFileSync(join(folder, name), 'utf8'),
      }));
  } catch (error) {
    throw new StartError(`The SQL files of ${folder} can't be read: ${messageOf(error)}`);
  }
}

/** The Supabase CLI's own record of the files that have run, so that its `migration list` understands it. */
const historyTables = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key,
  statements text[],
  name text
);
create table if not exists supabase_migrations.seed_files (
  path text not null primary key,
  hash text not null
);
`;

/**
 * Runs the migrations that have not run yet, each with its record in one transaction, and returns their names.
 *
 * @throws StartError naming the migration that failed; those before it stay applied.
 */
export async function migrate(
  database: Database,
  migrations = readMigrations(),
): Promise<string[]> {
  await database.query(historyTables);
  const rows = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map((row) => row.version));
  const pending = migrations.filter((file) => !applied.has(versionOf(file)));
  for (const file of pending) {
    try {
      await database.transaction(async (transaction) => {
        await transaction.query(file.sql);
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)',
          [versionOf(file), [file.sql], file.name.slice(versionOf(file).length + 1)],
        );
      });
    } catch (error) {
      throw new StartError(`The migration ${file.path} failed: ${messageOf(error)}`);
    }
  }
  return pending.map((file) => file.name);
}

const versionOf = (file: SqlFile): string => file.name.split('_', 1)[0] ?? file.name;

/**
 * Loads the sample content in one transaction, unless that was ever done: what an institute deletes stays deleted.
 *
 * @returns true when it loaded them.
 * @throws StartError naming the file that failed.
 */
export async function seed(database: Database, seeds = readSeeds()): Promise<boolean> {
  if (seeds.length === 0) return false;
  const rows = await database.query('select from supabase_migrations.seed_files limit 1');
  if (rows.length > 0) return false;
  await database.transaction(async (transaction) => {
    for (const file of seeds) {
      try {
        await transaction.query(file.sql);
      } catch (error) {
        throw new StartError(`The sample content ${file.path} failed: ${messageOf(error)}`);
      }
      // Folders of the same name may each have a file of this name.
      await transaction.query(
        'insert into supabase_migrations.seed_files (path, hash) values ($1, $2) on conflict do nothing',
        [file.path, createHash('sha256').update(file.sql).digest('hex')],
      );
    }
  });
  return true;
}
