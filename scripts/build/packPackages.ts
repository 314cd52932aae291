import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackage, packageNames } from './buildPackages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds and packs @setu/ui as `npm publish` would, into the folder. Returns the tarball's path. */
export const packLibrary = (folder: string): string => pack(path.join(root, 'packages/ui'), folder);

/** The same for all that is published beside it. Returns the tarballs' paths. */
export const packPackages = (folder: string): string[] =>
  packageNames.map((name) => pack(buildPackage(name), folder));

function pack(source: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const output = execFileSync('npm', ['pack', source, '--pack-destination', folder, '--json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // What the build prints stands before the JSON.
  const [packed] = JSON.parse(output.slice(output.search(/^\[/m))) as { filename: string }[];
  if (!packed) throw new Error(`npm pack made no tarball of ${source}.`);
  return path.join(folder, packed.filename);
}
