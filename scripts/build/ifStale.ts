import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/** The sources of the library, its catalogue and Storybook. */
const sources = [
  'package-lock.json',
  '.changeset/*.md',
  '.storybook/**/*.{ts,tsx,svg}',
  'scripts/build/*.ts',
  'stories/**/*.{ts,tsx,css,mdx}',
  'docs/conformance.md',
  'packages/ui/*.{md,json,ts}',
  'packages/ui/build/*.ts',
  'packages/{data,kit,ui}/src/**/*.{ts,tsx}',
  'packages/website/src/**/*.{ts,tsx,css}',
  'site/src/**/*.{ts,tsx,css}',
  '{site,packages/website,.storybook}/public/**/*.*',
  'packages/backend/supabase/seeds/*.sql',
];

/** Builds into a folder unless it was built from the present sources. */
export function buildIfStale(folder: string, build: () => void): void {
  const stamp = path.join(root, 'node_modules/.cache/setu', folder.replaceAll('/', '-'));
  // Before the build, which may fail, and during which sources may change.
  const present = fingerprint();
  const isBuilt = existsSync(path.join(root, folder)) && existsSync(stamp);
  if (isBuilt && readFileSync(stamp, 'utf8') === present) return;
  rmSync(stamp, { force: true });
  build();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, present);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, exclude: ['**/*.test.{ts,tsx}'] });
  for (const file of files.toSorted((a, b) => (a < b ? -1 : 1))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
