import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { precompress } from './precompress.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = path.join(root, 'site/dist/stamp');

/** What the built site is made from. */
const sources = [
  'package-lock.json',
  'scripts/librarySource.ts',
  'scripts/precompress.ts',
  'site',
  'packages/ui/package.json',
  'packages/ui/src',
  'packages/data/package.json',
  'packages/data/src',
];

/** Builds the site unless what it was last built from is what stands there now. */
export function buildIfStale(): void {
  const fingerprint = fingerprintOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  console.log('Building the site (first start, or the sources have changed) ...');
  buildSite();
}

/** Builds the site for production: `site/dist/client` and `site/dist/server`. */
export function buildSite(): void {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  execFileSync(
    process.execPath,
    [vite, 'build', '--app', '--logLevel', 'warn', 'site', '--config', 'site/vite.config.ts'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  precompress(path.join(root, 'site/dist/client'));
  writeFileSync(stamp, fingerprintOf(sources));
}

function fingerprintOf(entries: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (entry: string) => {
    const file = path.join(root, entry);
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).toSorted()) {
        if (name !== 'dist' && name !== 'node_modules') add(path.join(entry, name));
      }
      return;
    }
    hash.update(entry).update('\0').update(readFileSync(file)).update('\0');
  };
  for (const entry of entries) add(entry);
  return hash.digest('hex');
}
