import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { connectAsOwner } from '../postgres/database.ts';
import type { Database } from '../postgres/database.ts';
import { createDatabase, otherHasEnded, startPostgres } from '../postgres/startPostgres.ts';
import type { Postgres } from '../postgres/startPostgres.ts';
import { syncToDisk } from '../process/disk.ts';
import { messageOf, StartError } from '../process/log.ts';
import type { Log } from '../process/log.ts';
import { carryOver } from './carryOver.ts';
import type { Keys } from './keys.ts';
import { migrate, readSeeds, seed } from './migrate.ts';

export interface OpenDatabase {
  postgres: Postgres;
  owner: Database;
}

/** What an earlier version wrote, whose engine was PGlite (PostgreSQL 17). */
const formerVersion = '17';

/** What stands in a data folder. */
function pathsIn(dataDir: string) {
  return {
    database: join(dataDir, 'db'),
    /**
     * A file that is there while a new database is being made. A database beside it was never finished
     * and never served anybody, so it holds nothing that could be lost.
     */
    unfinished: join(dataDir, 'db-unfinished'),
    former: join(dataDir, 'db-to-carry-over'),
    carriedOver: join(dataDir, 'db-carried-over'),
  };
}

type Paths = ReturnType<typeof pathsIn>;

/**
 * Starts the database of a data folder, brought up to date. Where there is none it is made, with what an
 * earlier version has stored there, else with the sample content.
 *
 * @param seedsFolder what a new one begins with; see `readSeeds`.
 * @throws StartError that says what cannot be opened and what to do. Nothing is deleted then.
 */
export async function openDatabase(
  dataDir: string,
  keys: Keys,
  log: Log,
  seedsFolder?: string,
): Promise<OpenDatabase> {
  const paths = pathsIn(dataDir);
  await setAside(paths);
  const { database, former, carriedOver, unfinished } = paths;
  const isNew = !existsSync(database) || readdirSync(database).length === 0;
  if (!isNew && versionOf(database) === undefined) {
    throw brokenFolder(database, 'it holds no PostgreSQL database');
  }
  if (isNew) await create(paths, dataDir, log);
  const starting = startPostgres(database).catch((error: unknown) => {
    throw cannotOpen(database, messageOf(error));
  });
  // 400 modules, which are read while PostgreSQL starts.
  const [postgres, { makeProject }] = await Promise.all([starting, import('../server/adapter.ts')]);
  const owner = connectAsOwner(postgres.path);
  try {
    await makeProject(postgres.path, owner, keys);
    const migrated = await migrate(owner);
    if (migrated.length > 0) log(`Migrated: ${migrated.join(', ')}`);
    if (isNew && existsSync(former)) await carryOverFrom(paths, owner, log);
    if (await seed(owner, readSeeds(seedsFolder))) log('Loaded the sample content');
    // Autovacuum comes by within a minute; the first visitor comes sooner.
    if (isNew) await vacuum(owner);
  } catch (error) {
    await owner.close();
    await postgres.stop();
    if (error instanceof NotCarriedOver) putBack(paths);
    throw error;
  }
  if (isNew) {
    rmSync(unfinished);
    syncToDisk(dataDir);
  }
  // After that, and by a later start too: a new database that counts as unfinished is thrown away, and
  // would find nothing any more to carry over.
  if (existsSync(former)) renameSync(former, carriedOver);
  // Autovacuum goes by counts that are lost then. Nobody waits for it.
  if (postgres.wasCutOff) void vacuum(owner).catch(() => undefined);
  return { postgres, owner };
}

/** So that queries are planned by what is there, and rows are counted in an index alone. */
async function vacuum(owner: Database): Promise<void> {
  await owner.exec('vacuum (analyze)');
}

/** Makes room for a new database, where there is an unfinished one or that of an earlier version. */
async function setAside({ database, unfinished, former, carriedOver }: Paths): Promise<void> {
  if (existsSync(unfinished)) {
    // The server of a backend that was killed may still write into it.
    await otherHasEnded(database).catch((error: unknown) => {
      throw cannotOpen(database, messageOf(error));
    });
    rmSync(database, { recursive: true, force: true });
    return;
  }
  if (versionOf(database) !== formerVersion) return;
  if (existsSync(carriedOver)) {
    throw new StartError(
      `The database in ${database} is of an earlier version of this program, as is the one in ` +
        `${carriedOver}, which was carried over before. Move that one away to have this one carried over.`,
    );
  }
  renameSync(database, former);
}

function versionOf(folder: string): string | undefined {
  const file = join(folder, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

async function create(paths: Paths, dataDir: string, log: Log): Promise<void> {
  const { database, former, unfinished } = paths;
  log(
    existsSync(former)
      ? 'Making a new database (a few seconds, this once)'
      : 'Making a new database, with sample content (a few seconds, this once)',
  );
  writeFileSync(unfinished, '');
  syncToDisk(unfinished, dataDir, dirname(dataDir));
  mkdirSync(database, { recursive: true, mode: 0o700 });
  await createDatabase(database);
}

class NotCarriedOver extends StartError {}

async function carryOverFrom(paths: Paths, owner: Database, log: Log): Promise<void> {
  log('Carrying over what the earlier version of this program has stored');
  try {
    await carryOver(paths.former, owner, log);
  } catch (error) {
    const reason = `it is of an earlier version, and can't be carried over (${messageOf(error)})`;
    throw new NotCarriedOver(brokenFolder(paths.database, reason).message);
  }
  log('Carried over. The earlier database stays in db-carried-over until you delete it');
}

/** Leaves the data folder as it was found; in an order in which it may be cut off. */
function putBack({ database, unfinished, former }: Paths): void {
  rmSync(database, { recursive: true });
  rmSync(unfinished);
  renameSync(former, database);
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
