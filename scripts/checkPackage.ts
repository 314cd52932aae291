import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEntries } from '../packages/ui/build/publicSurface.ts';
import { packLibrary } from './build/packPackages.ts';

const binaries = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));

/** Packs the library and has the tarball's exports and types checked. */
export function checkPackage(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'setu-package-'));
  try {
    const tarball = packLibrary(folder);
    const run = (tool: string, args: string[]) =>
      execFileSync(path.join(binaries, tool), args, { stdio: 'inherit' });
    run('publint', ['run', tarball, '--strict']);
    // attw does not expand patterns of `exports` itself.
    const entries = ['--include-entrypoints', ...readEntries().keys()];
    run('attw', [
      tarball,
      '--profile',
      'esm-only',
      '--format',
      'table-flipped',
      '--no-emoji',
      ...entries,
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) checkPackage();
