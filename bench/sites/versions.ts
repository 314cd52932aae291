import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bench } from '../paths.ts';

/** The installed version of a package, by default of this folder. */
export function versionOf(name: string, folder = bench): string {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
