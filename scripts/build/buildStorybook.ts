import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = path.join(root, 'storybook-static');
const stamp = path.join(built, 'stamp');

/** What the built Storybook is made from. */
const sources = [
  'package-lock.json',
  '.changeset/*.md',
  '.storybook/**/*.{ts,tsx,css,svg}',
  'scripts/build/librarySource.ts',
  'stories/**/*.{ts,tsx,mdx}',
  'packages/ui/{README,CHANGELOG}.md',
  'packages/{data,kit,ui}/src/**/*.{ts,tsx}',
  'packages/website/src/**/*.{ts,tsx,css}',
  'site/src/**/*.{ts,tsx,css}',
  '{site,packages/website,.storybook}/public/**/*.*',
];

/**
 * Builds Storybook unless it is built from what stands there now: tests walk what `npm run build` makes.
 *
 * @returns its folder, plain files for any web server.
 */
export function buildStorybookIfStale(): string {
  const fingerprint = fingerprintOf(sources);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint) {
    execFileSync(
      path.join(root, 'node_modules/.bin/storybook'),
      ['build', '--quiet', '-o', built],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    writeFileSync(stamp, fingerprint);
  }
  return built;
}

function fingerprintOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: root }).toSorted((a, b) => (a < b ? -1 : 1))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
