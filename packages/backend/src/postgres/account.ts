import { execFileSync } from 'node:child_process';
import { closeSync, constants, fchmodSync, fstatSync } from 'node:fs';
import { lstatSync, openSync, statSync } from 'node:fs';
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
 * everything runs as root, it runs as the folder's owner, or if that is root as `nobody`, who then gets the folder.
 *
 * @returns undefined for the user of this process.
 * @throws StartError if the folder is a symbolic link.
 */
export function accountFor(folder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = withFolder(folder, (descriptor) => fstatSync(descriptor));
  if (uid !== 0) return { uid, gid };
  // All of it, for it may be a copy. Only root could write into it, so there is nothing of others in it.
  execFileSync('chown', ['-hR', `${nobody.uid}:${nobody.gid}`, folder]);
  return nobody;
}

/** Sets mode 700: PostgreSQL refuses a folder that others may read, as copies often are. */
export function makePrivate(folder: string): void {
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

/** Whether an account may enter a folder and each folder above it. */
export function canReach({ uid, gid }: Account, folder: string): boolean {
  const { uid: owner, gid: group, mode } = statSync(folder);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const above = join(folder, '..');
  return above === folder || canReach({ uid, gid }, above);
}
