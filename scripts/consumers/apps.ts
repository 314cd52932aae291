import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import type { AppChecks } from './appChecks.ts';
import { run, runUntil } from '../processes.ts';

export const appsFolder = fileURLToPath(new URL('../../tests/consumers', import.meta.url));
const tarballName = 'setu-ui.tgz';
const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
const env = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  PORT: '0',
  NO_COLOR: '1',
};

const npm = (cwd: string, ...args: string[]) => run({ file: 'npm', args, cwd, env });

function copyApp(name: string, scratch: string, tarball: string): string {
  const app = path.join(scratch, name);
  cpSync(path.join(appsFolder, name), app, { recursive: true });
  cpSync(tarball, path.join(app, tarballName));
  return app;
}

/** Installs the packed library into a foreign app from its lock file, builds it and looks at it. */
export async function checkApp(
  name: string,
  checks: AppChecks,
  scratch: string,
  tarball: string,
  browser: Browser,
): Promise<void> {
  const cwd = copyApp(name, scratch, tarball);
  await npm(cwd, 'ci', '--include=dev', ...quiet);
  await npm(cwd, 'run', 'build');
  await typecheck(cwd, checks.brokenTypes);
  checks.checkFiles?.(cwd);
  const server = await runUntil({ file: 'npm', args: ['start'], cwd, env }, /http:\/\/[\d.]+:\d+/);
  try {
    await checks.checkPage(browser, server.ready[0]);
  } finally {
    await server.stop();
  }
}

/** Strict, with `skipLibCheck: false`. Only errors in the framework's own types are not ours to mend. */
async function typecheck(cwd: string, brokenTypes: string | undefined): Promise<void> {
  const args = ['node_modules/typescript/bin/tsc', '--pretty', 'false'];
  try {
    await run({ args, cwd, env });
  } catch (error) {
    const errors = String(error)
      .split('\n')
      // An indented line continues the error above it.
      .filter(
        (line) => /^\S.*error TS\d/.test(line) && !(brokenTypes && line.startsWith(brokenTypes)),
      );
    if (errors.length > 0 || !brokenTypes) throw error;
  }
}

/**
 * Writes an app's lock file so that it is good on every machine and for every build of the library: no
 * registry's address, and no checksum of a tarball that is packed each time.
 */
export async function updateLock(name: string, scratch: string, tarball: string): Promise<void> {
  const cwd = copyApp(name, scratch, tarball);
  // Named, because npm would not read it again for what it needs now.
  await npm(cwd, 'install', '--package-lock-only', `./${tarballName}`, ...quiet);
  const lock = JSON.parse(readFileSync(path.join(cwd, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string; integrity?: string }>;
  };
  for (const entry of Object.values(lock.packages)) {
    if (entry.resolved?.startsWith('http')) delete entry.resolved;
    if (entry.resolved === `file:${tarballName}`) delete entry.integrity;
  }
  const file = path.join(appsFolder, name, 'package-lock.json');
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
