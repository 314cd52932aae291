import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site } from '../defineSite.ts';

const kit = fileURLToPath(new URL('..', import.meta.url));

/**
 * A digest of all sources of a site.
 *
 * @param more additional files and folders.
 */
export function fingerprintOf(
  { root, buildsFrom = [] }: Pick<Site, 'buildsFrom' | 'root'>,
  more: readonly string[] = [],
): string {
  const hash = createHash('sha256');
  const add = (entry: string) => {
    if (statSync(entry).isDirectory()) {
      for (const name of readdirSync(entry).toSorted()) {
        if (name !== 'dist' && name !== 'node_modules' && !name.startsWith('.'))
          add(path.join(entry, name));
      }
      return;
    }
    hash.update(path.relative(root, entry)).update('\0').update(readFileSync(entry)).update('\0');
  };
  const named = [...buildsFrom, ...more].map((entry) => path.resolve(root, entry));
  for (const entry of [root, kit, ...named]) add(entry);
  return hash.digest('hex');
}
