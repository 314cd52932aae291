import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forkBackend } from '../process/supervise.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/setu-database');

/** The files that determine a new database. */
const sources = ['package-lock.json', 'packages/backend/{src,supabase}/**/*.{ts,sql,toml}'];

/** Fills a data folder with a seeded database that was closed cleanly, without keys: made once, then copied. */
export async function copySeededDatabase(
  dataDir: string,
  seeds: 'english' | 'translated' = 'english',
): Promise<void> {
  await copyMade(seeds, dataDir, async (folder) => {
    const english = join(root, 'packages/backend/supabase/seeds');
    const folders = seeds === 'english' ? [english] : [english, join(english, 'hi')];
    const env = { SEEDS_DIR: folders.join(delimiter) };
    const backend = await forkBackend({ dataDir: folder, env });
    await backend.stop();
    rmSync(join(folder, 'keys.json'));
  });
}

/** Fills a folder with what `make` has put into one of this kind, which is kept until the sources change. */
export async function copyMade(
  kind: string,
  target: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const fingerprint = fingerprintOfSources();
  const name = `${fingerprint}-${kind}`;
  if (!existsSync(join(cache, name))) await keepMade(name, make);
  for (const other of readdirSync(cache)) {
    if (!other.startsWith(fingerprint) && !other.startsWith('unfinished-'))
      rmSync(join(cache, other), { recursive: true, force: true });
  }
  cpSync(join(cache, name), target, { recursive: true });
}

async function keepMade(name: string, make: (folder: string) => Promise<void>): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  try {
    await make(unfinished);
    renameSync(unfinished, join(cache, name));
  } catch (error) {
    // Another test file may have been quicker.
    if (!existsSync(join(cache, name))) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function fingerprintOfSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).toSorted((a, b) => (a < b ? -1 : 1)))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
