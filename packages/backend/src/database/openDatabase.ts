import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { connectAsOwner } from '../postgres/database.ts';
import type { Database } from '../postgres/database.ts';
import { createDatabase, otherHasEnded, startPostgres } from '../postgres/startPostgres.ts';
import type { Postgres } from '../postgres/startPostgres.ts';
import { syncToDisk } from '../shared/disk.ts';
import { messageOf, StartError } from '../shared/log.ts';
import type { Log } from '../shared/log.ts';
import { migrate, readSeeds, seed } from './migrate.ts';
import { projectSql } from './projectSql.ts';

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
): Promise<{ postgres: Postgres; owner: Database }> {
  const database = join(dataDir, 'db');
  // Exists while a new database is being made, and identifies it. That database was never finished and never served a
  // visitor, so deleting it loses nothing.
  const unfinished = join(dataDir, 'db-unfinished');
  if (existsSync(unfinished)) await removeUnfinished(database, unfinished);
  const isNew = isEmpty(database);
  if (!isNew && !existsSync(join(database, 'PG_VERSION'))) {
    throw brokenFolder(database, 'it holds no PostgreSQL database');
  }
  if (isNew) {
    log('Making a new database, with sample content (a few seconds, this once)');
    await create(database, unfinished).catch((error: unknown) => {
      if (error instanceof StartError) throw error;
      // No visitor has written anything yet, so the message contains no such words.
      throw new StartError(`A new database can't be made in ${database}: ${messageOf(error)}`);
    });
  }
  const postgres = await startPostgres(database).catch((error: unknown) => {
    throw cannotOpen(database, messageOf(error));
  });
  const owner = connectAsOwner(postgres.path);
  try {
    await owner.exec(projectSql);
    const migrated = await migrate(owner);
    if (migrated.length > 0) log(`Migrated: ${migrated.join(', ')}`);
    if (isNew && (await seed(owner, readSeeds(seedsFolder)))) log('Loaded the sample content');
    // Autovacuum would run within a minute, but the first visitor may arrive sooner.
    if (isNew) await owner.exec(vacuum);
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
  if (postgres.wasCutOff) void owner.exec(vacuum).catch(() => undefined);
  return { postgres, owner };
}

/** Updates the planner's statistics, and the visibility map, so that index-only scans can count rows. */
const vacuum = 'vacuum (analyze)';

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

async function removeUnfinished(database: string, unfinished: string): Promise<void> {
  if (isEmpty(database)) return;
  const noted = readFileSync(unfinished, 'utf8');
  const found = identityOf(database);
  // The file was written before the database was complete, and a deletion may have been cut off too.
  if (!noted || !(found.startsWith(noted) || noted.startsWith(found))) {
    throw new StartError(
      `${unfinished} says that the first start was cut off, but ${database} may be another database. Nothing was ` +
        `deleted. If you restored it from a copy, delete ${unfinished}; otherwise move ${database} away.`,
    );
  }
  // The server of a backend that was killed may still write into it.
  await otherHasEnded(database).catch((error: unknown) => {
    throw cannotOpen(database, messageOf(error));
  });
  rmSync(database, { recursive: true, force: true });
}

/**
 * Distinguishes a database from one that has replaced its folder, and from one that was copied into it. Inodes are
 * soon used again, so the time of birth is part of it.
 */
function identityOf(database: string): string {
  const { ino, birthtimeMs } = statSync(database);
  // Begins with PostgreSQL's own identifier of a database.
  const control = join(database, 'global', 'pg_control');
  const own = existsSync(control) ? readFileSync(control).toString('hex', 0, 8) : '';
  return `${ino} ${birthtimeMs} ${own}`;
}

async function create(database: string, unfinished: string): Promise<void> {
  const dataDir = dirname(database);
  mkdirSync(database, { recursive: true, mode: 0o700 });
  writeFileSync(unfinished, identityOf(database));
  syncToDisk(database, unfinished, dataDir, dirname(dataDir));
  await createDatabase(database);
  // Only appends, so that it identifies the folder at any moment.
  writeFileSync(unfinished, identityOf(database), { flag: 'r+' });
  syncToDisk(unfinished);
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
