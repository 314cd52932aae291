import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { cache, root } from '../paths.ts';
import { type Results, note } from '../results.ts';
import { run as runProgram } from '../../tests/support/commands.ts';
import { astroSite } from '../sites/astroSite.ts';
import type { Run } from '../sites/site.ts';
import { staticSite } from '../sites/staticSite.ts';

/**
 * Measures the whole site as files. The others build from a file that was read from the backend before, which
 * took `reading` seconds; ours reads the backend while it renders, so that time is added to theirs.
 */
export async function measurePrerender(run: Run, reading: number, results: Results): Promise<void> {
  const measure = async (site: string, before: number, work: () => unknown) => {
    console.log(`All pages as files: ${site}`);
    await note(results, 'prerender', site, '', async () => {
      const started = performance.now();
      await work();
      return { seconds: before + (performance.now() - started) / 1_000 };
    });
  };
  await measure('ours', 0, () => prerenderOurs(run.backend));
  const files = readFiles(prerendered);
  const copy = path.join(cache, 'written');
  // Our files again, from memory.
  await measure('writing', 0, () => writeFiles(copy, files));
  rmSync(copy, { recursive: true, force: true });
  await measure('astro', reading, () => astroSite.build(run));
  await measure('static', reading, () => staticSite.build(run));
}

const prerendered = path.join(cache, 'prerendered');

const readFiles = (folder: string): [file: string, bytes: Buffer][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => [path.relative(folder, file), readFileSync(file)]);

function writeFiles(folder: string, files: readonly [file: string, bytes: Buffer][]): void {
  for (const [file, bytes] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), bytes);
  }
}

/** Prerenders into an empty folder, because existing pages would not be made again. */
async function prerenderOurs(backend: Run['backend']): Promise<void> {
  await rm(prerendered, { recursive: true, force: true });
  await runProgram({
    args: ['packages/kit/src/cli/setu.ts', 'prerender', 'site', '--out', prerendered],
    cwd: root,
    env: {
      ...process.env,
      SUPABASE_URL: backend.url,
      SUPABASE_ANON_KEY: backend.key,
      SITE_URL: 'https://bench.example',
      NODE_ENV: undefined,
    },
  });
}
