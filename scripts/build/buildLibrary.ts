import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { llmsFiles } from '../../stories/catalogue/llms.ts';
import { readCatalogue } from '../../stories/catalogue/readCatalogue.ts';
import { finishDeclarations, writeEntries } from '../../packages/ui/build/declarations.ts';
import { writeDesignTokens } from '../../packages/ui/build/designTokens.ts';
import { packageFolder } from '../../packages/ui/build/publicSurface.ts';
import { root } from '../root.ts';

/** Builds the published form of @setu/ui in `packages/ui/dist`. */
export async function buildLibrary(): Promise<void> {
  const dist = path.join(packageFolder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  await build({ configFile: path.join(packageFolder, 'vite.config.ts'), logLevel: 'warn' });
  execFileSync(
    process.execPath,
    [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', 'packages/ui/tsconfig.build.json'],
    { cwd: root, stdio: 'inherit' },
  );
  finishDeclarations(dist);
  writeEntries(dist);
  await writeDesignTokens(path.join(dist, 'tokens'));
  writeLlms(dist);
}

/** Writes the documentation that programs read: `llms.txt`, and a page for each component. */
function writeLlms(dist: string): void {
  const readme = readFileSync(path.join(packageFolder, 'README.md'), 'utf8');
  mkdirSync(path.join(dist, 'llms'));
  for (const [name, text] of llmsFiles(readCatalogue(), readme)) {
    writeFileSync(path.join(dist, name), text);
  }
}

if (import.meta.main) await buildLibrary();
