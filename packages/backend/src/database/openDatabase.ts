import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Database, connectAsOwner } from '../postgres/database.ts';
import { createDatabase, clearStaleServer, startPostgres } from '../postgres/startPostgres.ts';
import type { Postgres } from '../postgres/startPostgres.ts';
import { syncToDisk } from '../shared/disk.ts';
import { messageOf, StartError } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';
import { migrate, readMigrations, readSeeds, seed } from './migrate.ts';
import { projectSql } from './projectSql.ts';

/** Disposed, it closes its connection and shuts the server down. */
interface OpenDatabase extends AsyncDisposable {
  postgres: Postgres;
  owner: Database;
}

/**
 * Starts the database of a data folder and migrates it. If there is none, makes one with the sample content.
 *
 * @param seedsFolder the seeds of a new database; see `readSeeds`.
 * @throws StartError that says what cannot be opened and what to do. Nothing is deleted then.
 */
export async function openDatabase(
  dataDir: string,
  log: Log,
  seedsFolder?: string,
): Promise<OpenDatabase> {
  const database = join(dataDir, 'db');
  if (!existsSync(database) || readdirSync(database).length === 0) {
    await makeWithSampleContent(database, log, seedsFolder);
  } else if (!existsSync(join(database, 'PG_VERSION'))) {
    throw brokenFolder(database, 'it holds no PostgreSQL database');
  }
  const opened = await startDatabase(database, log);
  if (opened.postgres.wasKilled) void vacuumBeside(opened.postgres);
  return opened;
}

/** Autovacuum depends on statistics that a crash discards. On its own connection: the start does not wait for it. */
async function vacuumBeside({ path }: Postgres): Promise<void> {
  await using cleaner = connectAsOwner(path);
  await cleaner.query(vacuum).catch(() => undefined);
}

/** Updates the planner's statistics, and the visibility map, so that index-only scans can count rows. */
export const vacuum = 'vacuum (analyze)';

/** Starts the database in a folder and migrates it. */
export async function startDatabase(
  folder: string,
  log: Log,
  migrations = readMigrations(),
): Promise<OpenDatabase> {
  const postgres = await startPostgres(folder).catch((error: unknown) => {
    throw cannotOpen(folder, messageOf(error));
  });
  await using undo = new AsyncDisposableStack();
  undo.defer(() => postgres.stop());
  const owner = undo.use(connectAsOwner(postgres.path));
  await owner.query(projectSql);
  const migrated = await migrate(owner, migrations);
  if (migrated.length > 0) log(`Migrated: ${migrated.join(', ')}`);
  const opened = undo.move();
  return { postgres, owner, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

/**
 * Makes the database in `<folder>-unfinished` and renames it, so that an interrupted start leaves
 * no half database.
 */
async function makeWithSampleContent(
  database: string,
  log: Log,
  seedsFolder?: string,
): Promise<void> {
  const unfinished = `${database}-unfinished`;
  log(
    `Making a new database in ${dirname(database)}, with sample content (a few seconds, this once)`,
  );
  try {
    // The server of a backend that was killed may still write into it.
    if (existsSync(unfinished)) await clearStaleServer(unfinished);
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    await createDatabase(unfinished);
  } catch (error) {
    if (error instanceof StartError) throw error;
    // No visitor has written anything yet, so the message contains no such words.
    throw new StartError(`A new database can't be made in ${database}: ${messageOf(error)}`);
  }
  await fill(unfinished, log, seedsFolder);
  renameSync(unfinished, database);
  const dataDir = dirname(database);
  syncToDisk(dataDir, dirname(dataDir));
}

async function fill(unfinished: string, log: Log, seedsFolder?: string): Promise<void> {
  await using opened = await startDatabase(unfinished, log);
  if (await seed(opened.owner, readSeeds(seedsFolder))) log('Loaded the sample content');
  // Autovacuum would run within a minute, but the first visitor may arrive sooner.
  await opened.owner.query(vacuum);
}

function cannotOpen(folder: string, reason: string): StartError {
  if (!reason.includes('No space left on device')) return brokenFolder(folder, reason);
  return new StartError(
    `The disk of ${folder} is full. Make room: nothing that was stored is lost.`,
  );
}

function brokenFolder(folder: string, reason: string): StartError {
  return new StartError(
    `The database in ${folder} can't be opened: ${reason}. Nothing was deleted. ` +
      `Restore the folder from a copy, or move it away to start with a new database.`,
  );
}
