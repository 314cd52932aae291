import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { alumniFolder } from './alumniPage.ts';
import type { AppChecks } from './appChecks.ts';
import { run, runUntil } from '../../tests/support/commands.ts';
import { root } from '../root.ts';

/** The folders of the tested apps by name: the examples, and apps that prove what no example shows. */
export const appFolders = new Map(
  globSync('{examples,tests/consumers}/*/package-lock.json', { cwd: root })
    .map((file) => path.join(root, path.dirname(file)))
    .map((folder) => [path.basename(folder), folder]),
);

const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
const env = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  PORT: '0',
  NO_COLOR: '1',
};

/** Runs npm with a registry that serves the packed library as @setu/ui. */
const npm = (registry: string, cwd: string, ...args: string[]) =>
  run({ file: 'npm', args, cwd, env: { ...env, 'npm_config_@setu:registry': registry } });

function copyApp(name: string, scratch: string): string {
  const app = path.join(scratch, name);
  cpSync(appFolders.get(name) ?? '', app, { recursive: true });
  // Two examples share this folder next to them.
  cpSync(alumniFolder, path.join(scratch, 'alumni'), { recursive: true, force: false });
  return app;
}

/** Installs the packed library into a foreign app from its lock file, builds it and looks at it. */
export async function checkApp(
  name: string,
  checks: AppChecks,
  scratch: string,
  registry: string,
  browser: Browser,
): Promise<void> {
  const cwd = copyApp(name, scratch);
  await npm(registry, cwd, 'ci', '--include=dev', ...quiet);
  await npm(registry, cwd, 'run', 'build');
  if (existsSync(path.join(cwd, 'tsconfig.json'))) {
    await run({ args: ['node_modules/typescript/bin/tsc', ...(checks.tscArgs ?? [])], cwd, env });
  }
  checks.checkFiles?.(cwd);
  const args = ['start', '--', ...(checks.serveArgs ?? [])];
  await using server = await runUntil({ file: 'npm', args, cwd, env }, /http:\/\/[\d.]+:\d+/);
  await checks.checkPage(browser, server.ready[0]);
}

/**
 * Updates an app to the library's present version, and writes its lock file so that it works on every machine and
 * with every build of the library: without registry addresses, and without a checksum of the packed library.
 */
export async function updateLock(name: string, scratch: string, registry: string): Promise<void> {
  const cwd = copyApp(name, scratch);
  // Named, because npm would not read the library's present dependencies otherwise.
  await npm(registry, cwd, 'install', '--package-lock-only', '@setu/ui', ...quiet);
  const lock = JSON.parse(readFileSync(path.join(cwd, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string; integrity?: string }>;
  };
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (entry.resolved?.startsWith('http')) delete entry.resolved;
    if (place === 'node_modules/@setu/ui') delete entry.integrity;
  }
  const folder = appFolders.get(name) ?? '';
  writeFileSync(path.join(folder, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
  cpSync(path.join(cwd, 'package.json'), path.join(folder, 'package.json'));
}
