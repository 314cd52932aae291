import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEntries } from '../packages/ui/build/publicSurface.ts';
import { packLibrary } from './build/packPackages.ts';
import { root } from './root.ts';

// `npm run check:package`: packs the library and has the tarball's exports and types checked.

using folder = mkdtempDisposableSync(path.join(tmpdir(), 'setu-package-'));
const tarball = packLibrary(folder.path);
const run = (tool: string, args: string[]) =>
  execFileSync(path.join(root, 'node_modules/.bin', tool), args, { stdio: 'inherit' });
run('publint', ['run', tarball, '--strict']);
// attw does not expand patterns of `exports` itself.
const entries = ['--include-entrypoints', ...readEntries().keys()];
const form = ['--profile', 'esm-only', '--format', 'table-flipped', '--no-emoji'];
run('attw', [tarball, ...form, ...entries]);
