import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './errors.ts';

/** How long to wait for the holder to end: a killed process lives on while its memory is freed. */
const waitMs = 2_000;

/** How long to wait for a holder that is shutting down: it finishes requests in flight and closes its database. */
const waitForEndMs = 30_000;

/**
 * Takes `<dataDir>/backend.lock`, so that one process at a time opens the database: a file lock of the system, through
 * SQLite, which ends with its process, and also works between containers that share the folder.
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

/** Like `takeLock`, but returns undefined if another living process holds the lock. */
export function takeLockUnlessHeld(dataDir: string, timeoutMs = 0): (() => void) | undefined {
  // Closed to other accounts: one that could open the file could hold the lock.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'backend.lock');
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const lock = lockFile(path, deadline - performance.now());
    if (!lock) return undefined;
    // The previous holder may have removed the file between our opening and our locking it.
    if (lock.inode === inodeOf(path)) {
      held.add(lock.file);
      // A note left by a holder that was killed while shutting down.
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

/** Lets the next start wait for this holder of the lock: when a site is killed, its backend runs on for a moment. */
export function noteEnd(dataDir: string): void {
  try {
    writeFileSync(noteOfEnd(dataDir), '');
  } catch {
    // Without the note, as on a full disk, the next start only waits for a shorter time.
  }
}

const noteOfEnd = (dataDir: string) => join(dataDir, 'backend.ending');

/** Keeps the files referenced: garbage collection would close them and release their locks. */
const held = new Set<DatabaseSync>();

const sqliteBusy = 5;

/** Returns undefined if another process holds the lock. */
function lockFile(
  path: string,
  timeoutMs: number,
): { file: DatabaseSync; inode: number | undefined } | undefined {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const file = new DatabaseSync(path, { timeout: Math.max(0, Math.round(timeoutMs)) });
  const inode = inodeOf(path);
  try {
    // The journal stays in memory: nothing is written, so there is nothing to roll back.
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
