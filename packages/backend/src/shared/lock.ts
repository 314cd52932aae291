import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './log.ts';

/** For the holder to end: a killed process lives on while its memory is freed. */
const waitMs = 2_000;

/** For one that has said that it ends: it finishes what is in flight, and its database. */
const waitForEndMs = 30_000;

/**
 * Takes `<dataDir>/backend.lock`, so that one process at a time opens the database. The lock is the
 * system's own, by way of SQLite: it ends with its process, however that ends, and containers that share
 * the folder see it, which cannot see each other's processes.
 *
 * @returns the function that releases the lock.
 * @throws StartError when another living process holds it.
 */
export function takeLock(dataDir: string, timeoutMs = waitMs): () => void {
  let release = takeLockUnlessHeld(dataDir, timeoutMs);
  if (!release && existsSync(noteOfEnd(dataDir))) {
    release = takeLockUnlessHeld(dataDir, waitForEndMs);
  }
  if (release) return release;
  throw new StartError(
    `The data folder ${dataDir} is in use by another backend, or by a command of the desk. ` +
      `Stop that one first or let it finish, or set DATA_DIR to another folder.`,
  );
}

/** As `takeLock`, but undefined where another living process holds it. */
export function takeLockUnlessHeld(dataDir: string, timeoutMs = 0): (() => void) | undefined {
  // Another account that could open the file could hold the lock.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'backend.lock');
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const lock = lockFile(path, deadline - performance.now());
    if (!lock) return undefined;
    // The one before may have removed the file between our opening and our locking it.
    if (lock.inode === inodeOf(path)) {
      held.add(lock.file);
      // Of one that was killed while it ended.
      rmSync(noteOfEnd(dataDir), { force: true });
      return () => {
        held.delete(lock.file);
        rmSync(noteOfEnd(dataDir), { force: true });
        rmSync(path, { force: true });
        lock.file.close();
      };
    }
    lock.file.close();
  }
}

/**
 * Says that the holder of the lock ends, so that the next start waits for it: when a site was killed, its
 * backend goes on for a moment.
 */
export function noteEnd(dataDir: string): void {
  try {
    writeFileSync(noteOfEnd(dataDir), '');
  } catch {
    // On a full disk the next start waits for less long.
  }
}

const noteOfEnd = (dataDir: string) => join(dataDir, 'backend.ending');

/** What is not held is closed with the garbage, and the lock with it. */
const held = new Set<DatabaseSync>();

const sqliteBusy = 5;

/** Undefined where another process holds the lock. */
function lockFile(
  path: string,
  timeoutMs: number,
): { file: DatabaseSync; inode: number | undefined } | undefined {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const file = new DatabaseSync(path, { timeout: Math.max(0, Math.round(timeoutMs)) });
  const inode = inodeOf(path);
  try {
    // Nothing is written, so that there is nothing to restore.
    file.exec('pragma journal_mode = memory; begin exclusive');
    return { file, inode };
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw error;
  }
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}
