import { accessSync, constants, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../process/log.ts';

/** The user and group that a process runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/** `nobody`, who is there on every Linux. */
const nobody: Account = { uid: 65_534, gid: 65_534 };

/**
 * Whom PostgreSQL runs as in a data folder: it refuses root, so that in a container, where all is root,
 * the folder's owner runs it, or else `nobody`. What belongs to somebody else in there, as files that root
 * has restored do, is given to that account.
 *
 * @returns undefined: the user of this process.
 */
export function accountFor(folder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = statSync(folder);
  const account = uid === 0 ? nobody : { uid, gid };
  giveTo(account, folder);
  return account;
}

function giveTo({ uid, gid }: Account, folder: string): void {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const path of [...names.map((entry) => join(entry.parentPath, entry.name)), folder]) {
    // Never what a link leads to, which may be anybody's.
    if (lstatSync(path).uid !== uid) lchownSync(path, uid, gid);
  }
}

/** Whether an account may look into a folder: each one above it must let it through. */
export function canReach({ uid, gid }: Account, folder: string): boolean {
  const { uid: owner, gid: group, mode } = statSync(folder);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const above = join(folder, '..');
  return above === folder || canReach({ uid, gid }, above);
}

/**
 * Makes sure that the user of this process may use a data folder.
 *
 * @throws StartError that says whose it is, and what to do.
 */
export function checkOwner(dataDir: string): void {
  const uid = process.getuid?.();
  // Windows has no such owners, and root may do everything.
  if (uid === undefined || uid === 0) return;
  const read = constants.R_OK;
  const write = read | constants.W_OK;
  const enter = write | constants.X_OK;
  const mayUse = (name: string, mode: number) => {
    const path = join(dataDir, name);
    try {
      // PostgreSQL takes a folder of its own user's alone.
      if (name === 'db' && statSync(path).uid !== uid) return false;
      accessSync(path, mode);
      return true;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ENOENT';
    }
  };
  if (
    mayUse('.', enter) &&
    mayUse('db', enter) &&
    mayUse('keys.json', read) &&
    mayUse('backend.lock', write)
  )
    return;
  throw new StartError(
    `The data folder ${dataDir} belongs to another user. Start as that user, or as an administrator ` +
      `give the folder to this one: chown -R ${uid}:${process.getgid?.()} ${dataDir}`,
  );
}
