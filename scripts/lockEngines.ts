import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

interface Lock {
  packages: Record<string, { engines?: object; optional?: true }>;
}

/**
 * `node scripts/lockEngines.ts`, after a change of the lock: removes the Node versions that it states for installed
 * packages. npm compares them with the Node that runs npm and warns (EBADENGINE), although the packages run on the
 * installed Node 24. For optional packages npm decides by them.
 */
const file = path.join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
for (const [at, entry] of Object.entries(lock.packages)) {
  if (at.startsWith('node_modules/') && !entry.optional) delete entry.engines;
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
