import { closeSync, constants, fchmodSync, fchownSync, fstatSync } from 'node:fs';
import { lstatSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../shared/errors.ts';

export interface Account {
  uid: number;
  gid: number;
}

/** The user `nobody`, which exists on every Linux. */
const nobody: Account = { uid: 65_534, gid: 65_534 };

/**
 * The account that PostgreSQL runs as in a data folder. It refuses to run as root, so in a container, where
 * everything runs as root, it runs as the folder's owner, or as `nobody` if that is root. Files in the folder that
 * belong to another user, such as those restored by root, are given to that account.
 *
 * @returns undefined for the user of this process.
 * @throws StartError if the folder is a symbolic link.
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

/** Sets mode 700: PostgreSQL refuses a folder that others may read, as copies often are. */
export function closeToOthers(folder: string): void {
  withFolder(folder, (descriptor) => fchmodSync(descriptor, 0o700));
}

function withFolder<Result>(folder: string, run: (descriptor: number) => Result): Result {
  // Root follows no link: another user may have put it in the folder's place.
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
 * Changes the owner of an open folder and its contents. The account may replace a file by a link at any time, so each
 * file is opened relative to its folder's descriptor and changed by its own: nothing outside is reached. Only Linux
 * has such paths; elsewhere only the folder itself is changed.
 */
function giveFolder(account: Account, folder: number): void {
  const own = `/proc/self/fd/${folder}`;
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  for (const name of process.platform === 'linux' ? readdirSync(own) : []) {
    let descriptor: number;
    try {
      descriptor = openSync(join(own, name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    } catch (error) {
      // A link, a socket or a file that has been removed: PostgreSQL need not own any of them.
      if (['ELOOP', 'ENXIO', 'ENOENT'].includes(String((error as { code?: string }).code)))
        continue;
      throw error;
    }
    try {
      const found = fstatSync(descriptor);
      if (found.isDirectory()) giveFolder(account, descriptor);
      // A file with several hard links may belong to another user.
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

/** Whether an account may enter a folder and each folder above it. */
export function canReach({ uid, gid }: Account, folder: string): boolean {
  const { uid: owner, gid: group, mode } = statSync(folder);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const above = join(folder, '..');
  return above === folder || canReach({ uid, gid }, above);
}
