import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site } from '../defineSite.ts';
import { manifestName } from '../prerender/output.ts';
import { readDataDir } from '../process/settings.ts';

const kit = fileURLToPath(new URL('..', import.meta.url));

/** The files directly in the site's folder that a build reads. */
const sourceAtTop = /\.[cm]?[jt]sx?$|[/\\](?:package(?:-lock)?|tsconfig)\.json$/;

/** Whether `stamp`, the last file that a build writes, was written for these sources. */
export const isBuilt = (stamp: string, fingerprint: string): boolean =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;

/** A digest of a site's sources and of `more` files and folders, without data, static copies and tests. */
export function fingerprintOf(
  { root, buildsFrom = [] }: Pick<Site, 'buildsFrom' | 'root'>,
  more: readonly string[] = [],
): string {
  const hash = createHash('sha256');
  const dataDir = readDataDir(process.env);
  const add = (entry: string) => {
    if (entry !== root && entry === dataDir) return;
    if (/\.test\.tsx?$/.test(entry)) return;
    if (statSync(entry).isDirectory()) {
      const names = readdirSync(entry);
      if (names.includes(manifestName)) return;
      for (const name of names.toSorted()) {
        const isHidden = name.startsWith('.') && name !== '.well-known';
        if (name !== 'dist' && name !== 'node_modules' && !isHidden) add(path.join(entry, name));
      }
      return;
    }
    // Other programs save files there, which only their owner may be able to read.
    if (path.dirname(entry) === root && !sourceAtTop.test(entry)) return;
    hash.update(path.relative(root, entry)).update('\0').update(readFileSync(entry)).update('\0');
  };
  const named = [...buildsFrom, ...more].map((entry) => path.resolve(root, entry));
  for (const entry of [root, kit, ...named]) add(entry);
  return hash.digest('hex');
}
