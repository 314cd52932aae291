import { mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './log.ts';

/** How long to wait for the owner to end: a killed process lives on while its memory is freed. */
const defaultPatienceMs = 2_000;

interface Owner {
  pid: number;
  /** When that process began: pids are used again, after a restart of the machine most of all. */
  birth: string;
}

/**
 * Takes `<dataDir>/backend.lock`, so that one process at a time opens the database. The lock of a
 * process that no longer lives is taken over.
 *
 * @returns the function that gives the lock back.
 * @throws StartError when another living process holds it.
 */
export function takeLock(dataDir: string, patienceMs = defaultPatienceMs): () => void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'backend.lock');
  const own = JSON.stringify({ pid: process.pid, birth: birthOf(process.pid) } satisfies Owner);

  const askedAt = Date.now();
  while (!createOnly(path, own)) {
    const held = readLock(path);
    if (held === undefined) continue;
    const owner = parseOwner(held);
    if (owner ? isAlive(owner) : isBeingWritten(path)) {
      if (Date.now() - askedAt < patienceMs) {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
        continue;
      }
      const who = owner ? `process ${owner.pid}` : 'it is just starting';
      throw new StartError(
        `The data folder ${dataDir} is in use by another backend (${who}). ` +
          `Stop that one first, or set DATA_DIR to another folder.`,
      );
    }
    takeAway(path, held);
  }

  return () => {
    if (readLock(path) === own) rmSync(path, { force: true });
  };
}

/** Creates the file; false when it is there already. */
function createOnly(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Removes the stale lock, and only that one: two processes may have read it, and the quicker one has
 * already put its own in its place.
 */
function takeAway(path: string, stale: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = readLock(aside);
  if (moved !== undefined && moved !== stale) createOnly(path, moved);
  unlinkSync(aside);
}

function parseOwner(text: string): Owner | undefined {
  try {
    const owner = JSON.parse(text) as Partial<Owner> | null;
    return Number.isInteger(owner?.pid) && typeof owner?.birth === 'string'
      ? (owner as Owner)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Of a lock that names no owner: its process is writing it right now, or died while writing. */
function isBeingWritten(path: string): boolean {
  const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return written !== undefined && Date.now() - written < 5_000;
}

function isAlive({ pid, birth }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return birth === birthOf(pid);
}

/** On Linux the boot and the tick in which the process began. Elsewhere neither is known, and any
 * living process with that pid counts as the owner. */
function birthOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot}:${fields[19]}`;
  } catch {
    return '';
  }
}
