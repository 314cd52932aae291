import { accessSync, closeSync, constants, fchmodSync, fchownSync, fstatSync } from 'node:fs';
import { lstatSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../shared/log.ts';

/** The user and group that a process runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/** `nobody`, who is there on every Linux. */
const nobody: Account = { uid: 65_534, gid: 65_534 };

/**
 * The account that PostgreSQL runs as in a data folder: it refuses root, so that in a container, where all is
 * root, the folder's owner runs it, or else `nobody`. What belongs to another user in there, as files that root
 * has restored do, is given to that account.
 *
 * @returns undefined: the user of this process.
 * @throws StartError where the folder is a link.
 */
export function accountFor(folder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return withFolder(folder, (descriptor) => {
    const { uid, gid } = fstatSync(descriptor);
    const account = uid === 0 ? nobody : { uid, gid };
    giveFolder(account, descriptor);
    return account;
  });
}

/** PostgreSQL refuses a folder that others may read, as a copy of one often is. */
export function closeToOthers(folder: string): void {
  withFolder(folder, (descriptor) => fchmodSync(descriptor, 0o700));
}

function withFolder<Result>(folder: string, run: (descriptor: number) => Result): Result {
  // Root follows no link there: another user may have put it in the folder's place.
  const isRoot = process.getuid?.() === 0;
  const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW } = constants;
  let descriptor: number;
  try {
    descriptor = openSync(folder, O_RDONLY | O_DIRECTORY | (isRoot ? O_NOFOLLOW : 0));
  } catch (error) {
    if (!isRoot || !lstatSync(folder).isSymbolicLink()) throw error;
    throw new StartError(
      `${folder} is a link, which is not followed as root. Set DATA_DIR to the folder that it stands for, ` +
        `or start as the owner of that folder.`,
    );
  }
  try {
    return run(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Gives all that is in an open folder. The account may swap a name for a link at any time, so that each file is
 * opened below its folder's descriptor, and given by its own: nothing outside is reached. Linux alone names
 * files so; elsewhere the folder itself is given.
 */
function giveFolder(account: Account, folder: number): void {
  const own = `/proc/self/fd/${folder}`;
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  for (const name of process.platform === 'linux' ? readdirSync(own) : []) {
    let descriptor: number;
    try {
      descriptor = openSync(join(own, name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    } catch (error) {
      // A link, a socket, or gone by now: PostgreSQL needs none of them to be its own.
      if (['ELOOP', 'ENXIO', 'ENOENT'].includes(String((error as { code?: string }).code)))
        continue;
      throw error;
    }
    try {
      const found = fstatSync(descriptor);
      if (found.isDirectory()) giveFolder(account, descriptor);
      // A file of several names may be another user's.
      else if (found.isFile() && found.nlink === 1) give(account, descriptor);
    } finally {
      closeSync(descriptor);
    }
  }
  give(account, folder);
}

function give({ uid, gid }: Account, descriptor: number): void {
  if (fstatSync(descriptor).uid !== uid) fchownSync(descriptor, uid, gid);
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
