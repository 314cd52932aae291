import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { connectAsOwner } from '../postgres/database.ts';
import type { Database } from '../postgres/database.ts';
import { createDatabase, otherHasEnded, startPostgres } from '../postgres/startPostgres.ts';
import type { Postgres } from '../postgres/startPostgres.ts';
import { syncToDisk } from '../shared/disk.ts';
import { messageOf, StartError } from '../shared/log.ts';
import type { Log } from '../shared/log.ts';
import { makeProject } from './makeProject.ts';
import { migrate, readSeeds, seed } from './migrate.ts';

export interface OpenDatabase {
  postgres: Postgres;
  owner: Database;
}

/** The paths in a data folder. */
function pathsIn(dataDir: string) {
  return {
    database: join(dataDir, 'db'),
    /**
     * A file that exists while a new database is being made. A database next to it was never finished and never
     * served a visitor, so deleting it loses nothing.
     */
    unfinished: join(dataDir, 'db-unfinished'),
  };
}

type Paths = ReturnType<typeof pathsIn>;

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
  const paths = pathsIn(dataDir);
  const { database, unfinished } = paths;
  if (existsSync(unfinished)) await removeUnfinished(database);
  const isNew = !existsSync(database) || readdirSync(database).length === 0;
  if (!isNew && !existsSync(join(database, 'PG_VERSION'))) {
    throw brokenFolder(database, 'it holds no PostgreSQL database');
  }
  if (isNew) await create(paths, dataDir, log);
  const postgres = await startPostgres(database).catch((error: unknown) => {
    throw cannotOpen(database, messageOf(error));
  });
  const owner = connectAsOwner(postgres.path);
  try {
    await makeProject(owner);
    const migrated = await migrate(owner);
    if (migrated.length > 0) log(`Migrated: ${migrated.join(', ')}`);
    if (isNew && (await seed(owner, readSeeds(seedsFolder)))) log('Loaded the sample content');
    // Autovacuum would run within a minute, but the first visitor may arrive sooner.
    if (isNew) await vacuum(owner);
  } catch (error) {
    await owner.close();
    await postgres.stop();
    throw error;
  }
  if (isNew) {
    rmSync(unfinished);
    syncToDisk(dataDir);
  }
  // Autovacuum depends on statistics that a crash discards. The start does not wait for this vacuum.
  if (postgres.wasCutOff) void vacuum(owner).catch(() => undefined);
  return { postgres, owner };
}

/** Updates the planner's statistics, and the visibility map, so that index-only scans can count rows. */
async function vacuum(owner: Database): Promise<void> {
  await owner.exec('vacuum (analyze)');
}

async function removeUnfinished(database: string): Promise<void> {
  // The server of a backend that was killed may still write into it.
  await otherHasEnded(database).catch((error: unknown) => {
    throw cannotOpen(database, messageOf(error));
  });
  rmSync(database, { recursive: true, force: true });
}

async function create({ database, unfinished }: Paths, dataDir: string, log: Log): Promise<void> {
  log('Making a new database, with sample content (a few seconds, this once)');
  writeFileSync(unfinished, '');
  syncToDisk(unfinished, dataDir, dirname(dataDir));
  mkdirSync(database, { recursive: true, mode: 0o700 });
  await createDatabase(database);
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
