import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forkBackend } from '../process/supervise.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/setu-database');

/** What a new database is made from. */
const sources = ['package-lock.json', 'packages/backend/{src,supabase}/**/*.{ts,sql,toml}'];

/**
 * For tests: fills a data folder with a migrated, seeded database that was closed cleanly, and no keys.
 * It is made once and then copied, which takes a tenth of the time.
 */
export async function copySeededDatabase(dataDir: string): Promise<void> {
  const name = fingerprintOf(sources);
  if (!existsSync(join(cache, name))) await makeSeededDatabase(name);
  cpSync(join(cache, name), dataDir, { recursive: true });
}

async function makeSeededDatabase(name: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  try {
    const backend = await forkBackend({ dataDir: unfinished });
    await backend.stop();
    rmSync(join(unfinished, 'keys.json'));
    renameSync(unfinished, join(cache, name));
  } catch (error) {
    // Another test file may have been quicker.
    if (!existsSync(join(cache, name))) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  for (const other of readdirSync(cache)) {
    if (other !== name && !other.startsWith('unfinished-'))
      rmSync(join(cache, other), { recursive: true, force: true });
  }
}

function fingerprintOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: root }).toSorted((a, b) => (a < b ? -1 : 1)))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
