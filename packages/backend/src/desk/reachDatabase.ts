import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../database/openDatabase.ts';
import { checkOwner } from '../postgres/checkOwner.ts';
import { ping } from '../postgres/database.ts';
import { socketIn } from '../postgres/socket.ts';
import { takeLockUnlessHeld } from '../shared/lock.ts';
import { StartError } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';

export interface ReachOptions {
  dataDir: string;
  /** Receives the log of a database that is started only for this command. */
  log: Log;
  signal: AbortSignal;
}

/** Disposed, it ends what was started to reach it. */
interface ReachedDatabase extends AsyncDisposable {
  /** The server's socket: a process that may open it is its administrator. */
  path: string;
  /** A backend was already running, and perhaps a site. */
  isRunning: boolean;
}

/** How long to wait for a starting site, which takes the lock before its database answers. */
const timeoutMs = 60_000;

/**
 * Reaches the database of a data folder through the socket of the running site, or starts it under the site's own lock
 * until it is disposed. Never makes a database.
 *
 * @throws StartError that says why the database cannot be reached.
 */
export async function reachDatabase(options: ReachOptions): Promise<ReachedDatabase> {
  const { log, signal } = options;
  const dataDir = resolve(options.dataDir);
  // A site may be making it.
  if (!hasDatabase(dataDir) && !existsSync(join(dataDir, 'db-unfinished'))) {
    throw noDatabase(dataDir);
  }
  checkOwner(dataDir);
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const release = takeLockUnlessHeld(dataDir);
    if (release) return startFor(dataDir, release, log);
    const running = await findRunning(dataDir);
    if (running) return running;
    if (performance.now() > deadline) {
      throw new StartError(`The database in ${dataDir} is in use, but does not answer.`);
    }
    await sleep(100, undefined, { signal });
  }
}

const hasDatabase = (dataDir: string) => existsSync(join(dataDir, 'db', 'PG_VERSION'));

function noDatabase(dataDir: string): StartError {
  return new StartError(
    `There is no database in ${dataDir} yet. Start the site once, or set DATA_DIR to its data folder.`,
  );
}

async function findRunning(dataDir: string): Promise<ReachedDatabase | undefined> {
  const { path, removeLink } = socketIn(join(dataDir, 'db'));
  try {
    // While it recovers or shuts down it accepts connections and refuses each query.
    await ping(path);
    return { path, isRunning: true, [Symbol.asyncDispose]: async () => removeLink() };
  } catch {
    removeLink();
    return undefined;
  }
}

async function startFor(dataDir: string, release: () => void, log: Log): Promise<ReachedDatabase> {
  await using undo = new AsyncDisposableStack();
  undo.defer(release);
  // `openDatabase` would make it, with our sample content.
  if (!hasDatabase(dataDir)) throw noDatabase(dataDir);
  const { path } = undo.use(await openDatabase(dataDir, log)).postgres;
  const started = undo.move();
  return { path, isRunning: false, [Symbol.asyncDispose]: () => started.disposeAsync() };
}
