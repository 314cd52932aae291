import { chownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The user and group that a process runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/** `nobody`, who is there on every Linux. */
const nobody: Account = { uid: 65_534, gid: 65_534 };

/**
 * Whom PostgreSQL runs as in a data folder: it refuses root, so that in a container, where all is root,
 * the folder's owner runs it, or else `nobody`, whom the folder is given to.
 *
 * @returns undefined: the user of this process.
 */
export function accountFor(folder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = statSync(folder);
  if (uid !== 0) return { uid, gid };
  giveTo(nobody, folder);
  return nobody;
}

function giveTo({ uid, gid }: Account, folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(folder, name), uid, gid);
  }
  // Last: a folder of root's is given again by the next start.
  chownSync(folder, uid, gid);
}

/** Whether an account may look into a folder: each one above it must let it through. */
export function canReach({ uid, gid }: Account, folder: string): boolean {
  const { uid: owner, gid: group, mode } = statSync(folder);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const above = join(folder, '..');
  return above === folder || canReach({ uid, gid }, above);
}
