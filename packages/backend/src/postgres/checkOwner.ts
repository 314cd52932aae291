import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../shared/errors.ts';

/** @throws StartError that says what to do where the user of this process may not use a data folder. */
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
      // What is wrong with a folder of its own is said by what then fails.
      if (statSync(path).uid === uid) return true;
      accessSync(path, mode);
      // PostgreSQL accepts only a folder that its user owns.
      return name !== 'db';
    } catch (error) {
      return (error as NodeJS.ErrnoException).code !== 'EACCES';
    }
  };
  const used = { '.': enter, db: enter, 'keys.json': read, 'backend.lock': write };
  if (Object.entries(used).every(([name, mode]) => mayUse(name, mode))) return;
  throw new StartError(
    `The data folder ${dataDir} belongs to another user. Start as that user, or as an administrator ` +
      `give the folder to this one: chown -R ${uid}:${process.getgid?.()} ${dataDir}`,
  );
}
