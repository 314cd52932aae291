import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openEngine } from '../server/adapter.ts';
import type { Engine } from '../server/adapter.ts';
import { loadKeys } from '../database/keys.ts';
import type { Keys } from '../database/keys.ts';
import { takeLock } from './lock.ts';
import { messageOf, StartError } from './log.ts';
import type { Log } from './log.ts';
import { migrate, seed } from '../database/migrate.ts';
import { checkAccess } from '../database/selfCheck.ts';
import { serve } from '../server/server.ts';
import { vacuumGrown } from '../database/vacuum.ts';

export interface RunningBackend {
  url: string;
  anonKey: string;
  engine: Engine;
  /** Finishes what is in flight, closes the database and gives the data folder back. */
  stop(): Promise<void>;
}

export interface RunOptions {
  dataDir: string;
  port: number;
  log: Log;
}

/**
 * Starts the backend in this process: lock, database, migrations, sample content (once), self-check,
 * HTTP.
 *
 * @throws StartError with a message for whoever started it: the folder is in use or broken, a
 * migration failed, a visitor may do more or less than allowed, the port is taken.
 */
export async function runBackend(options: RunOptions): Promise<RunningBackend> {
  const { port, log } = options;
  const dataDir = resolve(options.dataDir);
  const releaseLock = takeFolder(dataDir);
  let engine: Engine | undefined;
  try {
    const keys = loadKeys(dataDir);
    engine = await openDatabase(dataDir, keys, log);
    await checkAccess(engine, keys);
    const server = await serve(engine, port).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE'
        ? new StartError(`Port ${port} of the backend is taken. Set BACKEND_PORT to a free one.`)
        : error;
    });
    const opened = engine;
    return {
      url: server.url,
      anonKey: keys.anonKey,
      engine: opened,
      async stop() {
        await server.close();
        await opened.close();
        releaseLock();
      },
    };
  } catch (error) {
    await engine?.close().catch(() => undefined);
    releaseLock();
    throw error;
  }
}

function takeFolder(dataDir: string): () => void {
  try {
    return takeLock(dataDir);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${dataDir} can't be used: ${messageOf(error)}`);
  }
}

async function openDatabase(dataDir: string, keys: Keys, log: Log): Promise<Engine> {
  const folder = join(dataDir, 'db');
  // This file is there while a new database is being made. A database beside it was never finished
  // and never served anybody, so it holds nothing that could be lost.
  const unfinished = join(dataDir, 'db-unfinished');
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });

  const isNew = !existsSync(folder) || readdirSync(folder).length === 0;
  if (isNew) {
    log('Making a new database, with sample content (a few seconds, this once)');
    writeFileSync(unfinished, '');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } else if (!existsSync(join(folder, 'PG_VERSION'))) {
    throw brokenFolder(folder, 'it holds no PostgreSQL database');
  }

  let engine: Engine;
  try {
    engine = await openEngine(folder, keys);
  } catch (error) {
    const reason = messageOf(error).split('. ')[0];
    throw brokenFolder(folder, `it is damaged, or was made by another version (${reason})`);
  }
  try {
    const migrated = await migrate(engine.database);
    if (migrated.length > 0) log(`Migrated: ${migrated.join(', ')}`);
    if (await seed(engine.database)) log('Loaded the sample content');
    await vacuumGrown(engine.database);
    await engine.readSchema();
  } catch (error) {
    await engine.close().catch(() => undefined);
    throw error;
  }
  rmSync(unfinished, { force: true });
  return engine;
}

function brokenFolder(folder: string, reason: string): StartError {
  return new StartError(
    `The database in ${folder} can't be opened: ${reason}. Nothing was deleted. ` +
      `Restore the folder from a copy, or move it away to start with a new database.`,
  );
}
