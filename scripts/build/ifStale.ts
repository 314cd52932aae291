import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprintOf, isBuilt } from '../../packages/kit/src/cli/fingerprint.ts';
import { root } from '../root.ts';

/** The sources of the library, its catalogue and Storybook, beside this folder and those of the kit. */
const buildsFrom = [
  'package-lock.json',
  '.changeset',
  '.storybook',
  'stories',
  'docs/conformance.md',
  'packages/ui',
  'packages/data/src',
  'packages/website/src',
  'packages/website/public',
  'packages/backend/supabase/seeds',
  'site/src',
  'site/public',
].map((entry) => path.join(root, entry));

/** Builds into a folder unless it was built from the present sources. */
export function buildIfStale(folder: string, build: () => void): void {
  const stamp = path.join(root, 'node_modules/.cache/setu', folder.replaceAll('/', '-'));
  // Before the build, which may fail, and during which sources may change.
  const present = fingerprintOf({ root: import.meta.dirname, buildsFrom });
  if (existsSync(path.join(root, folder)) && isBuilt(stamp, present)) return;
  rmSync(stamp, { force: true });
  build();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, present);
}
