import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Lock {
  packages: Record<string, { engines?: object; optional?: true }>;
}

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));

/**
 * The installed packages for which the lock states a Node version. npm compares it with the Node that runs npm and
 * warns (EBADENGINE), although they run on the installed Node 24. For optional packages npm decides by it.
 */
export const packagesWithEngines = ({ packages }: Lock) =>
  Object.entries(packages).filter(
    ([at, { engines, optional }]) => at.startsWith('node_modules/') && engines && !optional,
  );

export const readLock = () => JSON.parse(readFileSync(file, 'utf8')) as Lock;

/** Run `node scripts/lockEngines.ts` after a change of the lock. */
if (import.meta.main) {
  const lock = readLock();
  for (const [, entry] of packagesWithEngines(lock)) delete entry.engines;
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
