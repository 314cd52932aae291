import { execFile, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { preview } from 'vite';
import { chromiumLaunchOptions } from '../tests/support/browser/chromium.ts';
import { consumers } from './consumers/consumerChecks.ts';
import { checkCreatedSites } from './consumers/createdSites.ts';
import type { Consumer } from './consumers/consumerChecks.ts';
import { brokenBounds, measureSizes, printSizes, writeSizeTable } from './build/measureSizes.ts';
import { packLibrary } from './build/packPackages.ts';

/**
 * `npm run test:consumers [names]`: packs the library and installs the tarball into foreign apps as
 * their developers would, each from its own lock file, in a temporary folder, two at a time.
 * Each must type-check (strict, `skipLibCheck: false`), build, and look right in Chromium. Then every
 * entry is weighed. Beside them stand the sites that `npm create setu` makes (`created-sites`).
 *
 * `--update-locks` writes the lock files anew instead; needed when a consumer's or the library's
 * dependencies change. `--keep` leaves the temporary folder behind.
 */
const folder = fileURLToPath(new URL('../tests/consumers', import.meta.url));
const tarballName = 'setu-ui.tgz';

const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
};

interface Ended {
  status: number;
  stdout: string;
  stderr: string;
}

/** Waits without holding up the others. */
async function execute(
  file: string,
  args: string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<Ended> {
  try {
    const printed = await promisify(execFile)(file, args, { ...options, maxBuffer: 1e8 });
    return { status: 0, ...printed };
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: unknown; stdout: string; stderr: string };
    if (typeof code !== 'number') throw error;
    return { status: code, stdout, stderr };
  }
}

async function run(command: string, args: string[], cwd: string): Promise<void> {
  const { status, stdout, stderr } = await execute(command, args, { cwd, env: environment });
  if (status === 0) return;
  throw new Error(
    `${command} ${args.join(' ')} failed in ${path.basename(cwd)}:\n${stdout}${stderr}`,
  );
}

function copyConsumer(name: string, scratch: string, tarball: string): string {
  const app = path.join(scratch, name);
  cpSync(path.join(folder, name), app, { recursive: true });
  cpSync(tarball, path.join(app, tarballName));
  return app;
}

/**
 * A lock that is good on every machine and for every build of the library: no registry's address, and
 * no checksum of a tarball that is made anew each time.
 */
async function updateLock(name: string, scratch: string, tarball: string): Promise<void> {
  const app = copyConsumer(name, scratch, tarball);
  // Named, because npm would not read it again for what it needs now.
  await run('npm', ['install', '--package-lock-only', `./${tarballName}`, ...quiet], app);
  const lock = JSON.parse(readFileSync(path.join(app, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string; integrity?: string }>;
  };
  for (const entry of Object.values(lock.packages)) {
    if (entry.resolved?.startsWith('http')) delete entry.resolved;
    if (entry.resolved === `file:${tarballName}`) delete entry.integrity;
  }
  writeFileSync(path.join(folder, name, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
}

/** Strict, with `skipLibCheck: false`; only errors within `brokenTypes` are not ours to mend. */
async function typecheck(app: string, brokenTypes: string | undefined): Promise<void> {
  const tsc = path.join(app, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = await execute(process.execPath, [tsc, '--pretty', 'false'], {
    cwd: app,
  });
  const errors = stdout
    .split('\n')
    // A line that is indented goes on about the error above it.
    .filter((line) => /^\S/.test(line) && !(brokenTypes && line.startsWith(brokenTypes)));
  if (errors.length > 0 || (status !== 0 && brokenTypes === undefined)) {
    throw new Error(`Types do not hold:\n${errors.join('\n')}`);
  }
}

async function checkConsumer(
  name: string,
  consumer: Consumer,
  scratch: string,
  tarball: string,
  browser: Browser,
): Promise<void> {
  const app = copyConsumer(name, scratch, tarball);
  await run('npm', ['ci', '--include=dev', ...quiet], app);
  await run('npm', ['run', 'build'], app);
  await typecheck(app, consumer.brokenTypes);
  consumer.checkFiles(
    path.join(app, consumer.clientFolder),
    path.join(app, 'node_modules/@setu/ui'),
  );
  const server =
    consumer.served === 'files' ? await serveFiles(app, consumer.policy) : await startServer(app);
  try {
    await consumer.checkPage(browser, server.url);
  } finally {
    await server.stop();
  }
}

interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

async function serveFiles(app: string, policy: string | undefined): Promise<RunningServer> {
  const port = await freePort();
  const server = await preview({
    configFile: false,
    root: app,
    logLevel: 'error',
    preview: {
      port,
      strictPort: true,
      host: '127.0.0.1',
      ...(policy !== undefined && { headers: { 'Content-Security-Policy': policy } }),
    },
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

async function startServer(app: string): Promise<RunningServer> {
  const port = await freePort();
  const child = spawn('npm', ['run', 'start'], {
    cwd: app,
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A group of its own: npm does not pass the signal on to what it started.
    detached: true,
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    await exited;
  };
  for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
    if (child.exitCode !== null) throw new Error(`The server of ${path.basename(app)} stopped.`);
    if (await answers(url)) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`The server of ${path.basename(app)} did not answer within 30 seconds.`);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** The sites that `npm create setu` makes, among the names. */
const created = 'created-sites';
const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = chosen.filter((name) => !(name in consumers) && name !== created);
const unchecked = readdirSync(folder).filter(
  (name) => existsSync(path.join(folder, name, 'package.json')) && !(name in consumers),
);
if (unknown.length > 0 || unchecked.length > 0) {
  throw new Error(`No checks for: ${[...unknown, ...unchecked].join(', ')}.`);
}

const updatesLocks = options.includes('--update-locks');
const failures: string[] = [];

/** Unless others were named. */
async function reported(name: string, check: () => Promise<void>): Promise<void> {
  if (chosen.length > 0 && !chosen.includes(name)) return;
  const started = Date.now();
  const report = (outcome: string) =>
    console.log(`${name}: ${outcome} (${((Date.now() - started) / 1000).toFixed(0)} s)`);
  try {
    await check();
    report('passed');
  } catch (error) {
    failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    report('FAILED');
  }
}

const scratch = mkdtempSync(path.join(tmpdir(), 'setu-consumers-'));
const tarball = packLibrary(scratch);
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const checks = Object.entries(consumers).map(
    ([name, consumer]) =>
      () =>
        reported(name, async () => {
          if (updatesLocks) await updateLock(name, scratch, tarball);
          else await checkConsumer(name, consumer, scratch, tarball, browser);
        }).finally(() => {
          // All of them at once would fill a small disk.
          if (!options.includes('--keep'))
            rmSync(path.join(scratch, name), { recursive: true, force: true });
        }),
  );
  if (!updatesLocks) {
    // The longest, so it begins first.
    checks.unshift(() =>
      reported(created, () => checkCreatedSites(path.join(scratch, created), tarball, browser)),
    );
  }
  // npm waits for the disk half of its time.
  const lane = async () => {
    for (let next = checks.shift(); next; next = checks.shift()) await next();
  };
  await Promise.all([lane(), lane()]);
} finally {
  await browser.close();
  if (options.includes('--keep')) console.log(`Kept: ${scratch}`);
  else rmSync(scratch, { recursive: true, force: true });
}

if (chosen.length === 0 && !updatesLocks) {
  const sizes = await measureSizes();
  printSizes(sizes);
  writeSizeTable(sizes);
  failures.push(...brokenBounds(sizes));
}

for (const failure of failures) console.error(`\n${failure}`);
if (failures.length > 0) process.exitCode = 1;
