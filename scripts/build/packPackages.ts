import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildPackage, packageNames } from './buildPackages.ts';
import { root } from '../root.ts';
import { buildIfStale } from './ifStale.ts';

const library = path.join(root, 'packages/ui');

/** Builds the published form of @setu/ui, unless its build is up to date. */
export function buildLibraryIfStale(): void {
  buildIfStale('packages/ui/dist', () => {
    execFileSync(process.execPath, ['scripts/build/buildLibrary.ts'], {
      cwd: root,
      stdio: 'inherit',
    });
  });
}

/** Packs @setu/ui as `npm publish` would, into the folder. Returns the tarball's path. */
export function packLibrary(folder: string): string {
  buildLibraryIfStale();
  return pack(library, folder);
}

/** Packs the other published packages in the same way. Returns the tarballs' paths. */
export const packPackages = (folder: string): string[] =>
  packageNames.map((name) => pack(buildPackage(name), folder));

function pack(source: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const output = execFileSync(
    'npm',
    ['pack', source, '--ignore-scripts', '--pack-destination', folder, '--json'],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [packed] = JSON.parse(output) as { filename: string }[];
  if (!packed) throw new Error(`npm pack made no tarball of ${source}.`);
  return path.join(folder, packed.filename);
}
