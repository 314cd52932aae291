import { type ChildProcess, execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copySeededDatabase } from '../../packages/backend/src/testing.ts';
import { startProgram } from './program.ts';
import { root } from './repository.ts';

export type SiteProcess = Awaited<ReturnType<typeof startSite>>;

/** Settings of a site that runs these scripts before its own. */
export const preload = (...scripts: string[]) => ({
  NODE_OPTIONS: scripts
    .map((script) => `--import=data:text/javascript,${encodeURIComponent(script)}`)
    .join(' '),
});

/** For `preload`: timeouts of 5 s and more are a quarter as long. */
export const shortTimeouts = `const wait = setTimeout;
globalThis.setTimeout = (run, ms, ...more) => wait(run, ms >= 5_000 ? ms / 4 : ms, ...more);`;

export interface SiteOptions {
  /** Settings in addition to a free port and plain-text logs. */
  env?: Record<string, string>;
  script?: 'start' | 'dev';
  /** The site's folder. Default: our own. */
  folder?: string;
}

/** A fresh folder for a database; `remove` deletes it. */
export async function temporaryFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'setu-test-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  return { folder, remove, [Symbol.asyncDispose]: remove };
}

/** A fresh data folder with the database already migrated and seeded, for a quicker first start. */
export async function seededFolder(seeds: 'english' | 'translated' = 'translated') {
  const fresh = await temporaryFolder();
  await copySeededDatabase(fresh.folder, seeds);
  return fresh;
}

/** Runs `npm start` (or `npm run dev`) without npm, and resolves once it prints its address. */
export async function startSite(options: SiteOptions) {
  const { process: child, output, exited, prints } = spawnSite(options);
  const [, url = ''] = await prints(/running at (http:\/\/\S+)/);
  /** Ends it as Ctrl-C would, and resolves to its exit code. */
  const stop = () => {
    child.kill('SIGINT');
    return exited;
  };
  return {
    url,
    read: async (address: string) => (await fetch(url + address)).text(),
    output,
    process: child,
    exited,
    stop,
    [Symbol.asyncDispose]: async () => void (await stop()),
  };
}

/** The process that a site has started for its embedded backend. */
export async function backendOf(site: ChildProcess): Promise<number> {
  const { stdout } = await promisify(execFile)('pgrep', ['-P', String(site.pid), '-f', 'start.ts']);
  return Number(stdout);
}

/** Runs a command of `setu` to its end, without npm and without a terminal. */
export const runSetu = (args: readonly string[], env: Record<string, string>) =>
  runNode(['packages/kit/src/cli/setu.ts', ...args], env);

export function runNode(args: readonly string[], env: Record<string, string>) {
  return new Promise<{ status: number; printed: string; said: string }>((resolve) => {
    const options = { cwd: root, env: { ...process.env, ...env } };
    execFile(process.execPath, args, options, (error, printed, said) =>
      resolve({ status: Number(error?.code ?? 0), printed, said }),
    );
  });
}

/**
 * Spawns a site without waiting for it to run. `output` is what it has printed so far, `exited` resolves to the exit
 * code.
 */
export function spawnSite({ env = {}, script = 'start', folder = 'site' }: SiteOptions) {
  const {
    SUPABASE_URL: _url,
    SUPABASE_ANON_KEY: _key,
    SITE_URL: _siteUrl,
    NODE_ENV: _mode,
    VITEST: _vitest,
    ...inherited
  } = process.env;
  const args = ['packages/kit/src/cli/setu.ts', script, folder];
  const { child, ...rest } = startProgram(process.execPath, args, {
    cwd: root,
    env: { ...inherited, PORT: '0', LOG_FORMAT: 'text', ...env },
  });
  return { process: child, ...rest };
}
