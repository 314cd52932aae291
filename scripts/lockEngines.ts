import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Lock {
  packages: Record<string, { engines?: object; optional?: true }>;
}

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));

/**
 * What the lock says of the Node that installed packages ask for. npm compares it with the Node that runs npm,
 * and warns (EBADENGINE); they run on Node 24, which is among them. The optional ones are chosen by it.
 */
export const packagesWithEngines = ({ packages }: Lock) =>
  Object.entries(packages).filter(
    ([at, { engines, optional }]) => at.startsWith('node_modules/') && engines && !optional,
  );

export const readLock = () => JSON.parse(readFileSync(file, 'utf8')) as Lock;

/** `node scripts/lockEngines.ts`, after the lock has changed. */
if (import.meta.main) {
  const lock = readLock();
  for (const [, entry] of packagesWithEngines(lock)) delete entry.engines;
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
