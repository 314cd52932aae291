import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { carryOver } from '../database/carryOver.ts';
import { loadKeys } from '../database/keys.ts';
import type { Keys } from '../database/keys.ts';
import { migrate, seed } from '../database/migrate.ts';
import { checkAccess } from '../database/selfCheck.ts';
import { checkOwner } from '../postgres/account.ts';
import { connectAsOwner } from '../postgres/database.ts';
import type { Database } from '../postgres/database.ts';
import { createDatabase, startPostgres } from '../postgres/startPostgres.ts';
import type { Postgres } from '../postgres/startPostgres.ts';
import { makeProject, openEngine } from '../server/adapter.ts';
import type { Engine } from '../server/adapter.ts';
import { serve } from '../server/server.ts';
import { syncToDisk } from './disk.ts';
import { takeLock } from './lock.ts';
import { messageOf, StartError } from './log.ts';
import type { Log } from './log.ts';

export interface RunningBackend {
  url: string;
  keys: Keys;
  engine: Engine;
  /** Resolves with PostgreSQL's last words when it has ended. */
  databaseEnded: Promise<string>;
  /** Finishes what is in flight, closes the database and gives the data folder back. */
  stop(): Promise<void>;
}

export interface RunOptions {
  dataDir: string;
  port: number;
  log: Log;
}

/**
 * Starts the backend in this process: lock, PostgreSQL, migrations, sample content (once), self-check,
 * HTTP.
 *
 * @throws StartError with a message for whoever started it: the folder is in use or broken, a
 * migration failed, a visitor may do more or less than allowed, the port is taken.
 */
export async function runBackend(options: RunOptions): Promise<RunningBackend> {
  const { port, log } = options;
  const dataDir = resolve(options.dataDir);
  // Undone in reverse order, by `stop` or when the start fails.
  const undo: (() => void | Promise<void>)[] = [takeFolder(dataDir)];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const keys = loadKeys(dataDir);
    const { postgres, owner } = await openDatabase(dataDir, keys, log);
    undo.push(
      () => postgres.stop(),
      () => owner.close(),
    );
    const engine = await openEngine(postgres.path, owner, keys);
    undo.push(() => engine.close());
    await checkAccess(engine, keys);
    const server = await serve(engine, port, keys.siteKey).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE'
        ? new StartError(`Port ${port} of the backend is taken. Set BACKEND_PORT to a free one.`)
        : error;
    });
    undo.push(() => server.close());
    const { url } = server;
    return { url, keys, engine, databaseEnded: postgres.exited, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function takeFolder(dataDir: string): () => void {
  checkOwner(dataDir);
  try {
    return takeLock(dataDir);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${dataDir} can't be used: ${messageOf(error)}`);
  }
}

interface OpenDatabase {
  postgres: Postgres;
  owner: Database;
}

/** What an earlier version wrote, whose engine was PGlite (PostgreSQL 17). */
const formerVersion = '17';

async function openDatabase(dataDir: string, keys: Keys, log: Log): Promise<OpenDatabase> {
  const folder = join(dataDir, 'db');
  // This file is there while a new database is being made. A database beside it was never finished
  // and never served anybody, so it holds nothing that could be lost.
  const unfinished = join(dataDir, 'db-unfinished');
  const former = join(dataDir, 'db-to-carry-over');
  const carriedOver = join(dataDir, 'db-carried-over');
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  else if (versionOf(folder) === formerVersion) {
    if (existsSync(carriedOver)) {
      throw new StartError(
        `The database in ${folder} is of an earlier version of this program, as is the one in ${carriedOver}, ` +
          `which was carried over before. Move that one away to have this one carried over.`,
      );
    }
    renameSync(folder, former);
  }

  const isNew = !existsSync(folder) || readdirSync(folder).length === 0;
  if (!isNew && versionOf(folder) === undefined) {
    throw brokenFolder(folder, 'it holds no PostgreSQL database');
  }
  if (isNew) {
    log(
      existsSync(former)
        ? 'Making a new database (a few seconds, this once)'
        : 'Making a new database, with sample content (a few seconds, this once)',
    );
    writeFileSync(unfinished, '');
    syncToDisk(unfinished, dataDir, dirname(dataDir));
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await createDatabase(folder);
  }
  const postgres = await startPostgres(folder).catch((error: unknown) => {
    throw cannotOpen(folder, messageOf(error));
  });
  const owner = connectAsOwner(postgres.path);
  try {
    await makeProject(postgres.path, owner, keys);
    const migrated = await migrate(owner);
    if (migrated.length > 0) log(`Migrated: ${migrated.join(', ')}`);
    if (isNew && existsSync(former)) await carryOverFrom(former, owner, log);
    if (await seed(owner)) log('Loaded the sample content');
    // Autovacuum comes by within a minute; the first visitor comes sooner.
    if (isNew) await owner.exec('vacuum (analyze)');
  } catch (error) {
    await owner.close();
    await postgres.stop();
    throw error;
  }
  if (isNew) {
    rmSync(unfinished);
    syncToDisk(dataDir);
  }
  // After that, and by a later start too: a new database that counts as unfinished is thrown away, and
  // would find nothing any more to carry over.
  if (existsSync(former)) renameSync(former, carriedOver);
  return { postgres, owner };
}

function versionOf(folder: string): string | undefined {
  const file = join(folder, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

async function carryOverFrom(former: string, owner: Database, log: Log): Promise<void> {
  log('Carrying over what the earlier version of this program has stored');
  try {
    await carryOver(former, owner, log);
  } catch (error) {
    throw new StartError(
      `What an earlier version has stored in ${former} can't be carried over: ${messageOf(error)}. ` +
        `Nothing was deleted. Restore that folder from a copy, or move it away to start with a new database.`,
    );
  }
  log('Carried over. The earlier database stays in db-carried-over until you delete it');
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
