import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { accountFor, makePrivate } from './account.ts';
import { findBinaries } from './binaries.ts';
import { ping } from './database.ts';
import { settings } from './settings.ts';
import { answers, socketIn } from './socket.ts';
import { messageOf } from '../shared/errors.ts';

export interface Postgres {
  path: string;
  /** The previous server did not shut down, so its statistics of changes since the last vacuum are lost. */
  wasKilled: boolean;
  /** Resolves with the server's error message, once it has ended for whatever reason. */
  exited: Promise<string>;
  /** Closes its connections and shuts it down, with all data on the disk. */
  stop(): Promise<void>;
}

/** How long to wait for another server in the folder to end, as it does after its backend was killed. */
const timeoutMs = 15_000;
const startWithinMs = 60_000;

export async function createDatabase(folder: string): Promise<void> {
  const flags = [
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    // Sorts by code point, on every version of every system.
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    // In MB: enough for a small database; the default is 16.
    '--wal-segsize=4',
    '--no-instructions',
  ];
  const child = run(folder, 'initdb', ['-D', here(folder), ...flags]);
  const output = captureOutput(child);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(errorIn(output()));
}

/**
 * Starts the server of a folder and waits until it answers. It ends with `stop()`, or when this process
 * does, however that ends. Only one process at a time may call this for a folder.
 *
 * @throws Error in PostgreSQL's own words when it does not start.
 */
export async function startPostgres(folder: string): Promise<Postgres> {
  const deadline = performance.now() + timeoutMs;
  const wasKilled = await clearStaleServer(folder);
  makePrivate(folder);
  for (;;) {
    try {
      return { ...(await startOnce(folder)), wasKilled };
    } catch (error) {
      // The child processes of a killed server live on for a moment.
      if (!/is still in use/.test(messageOf(error)) || performance.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

async function startOnce(folder: string): Promise<Omit<Postgres, 'wasKilled'>> {
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = run(folder, 'postgres', ['-D', here(folder), ...given]);
  const output = captureOutput(child);
  const exited = once(child, 'close').then(() => errorIn(output()));
  const { path, removeLink } = socketIn(folder);
  const end = async () => {
    // Closes the pipe, so that the watcher of `endWithParent` ends the server.
    child.stdin?.destroy();
    await exited;
    removeLink();
  };
  try {
    const deadline = performance.now() + startWithinMs;
    while (!(await isReady(path))) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(await exited);
      if (performance.now() > deadline) throw new Error('it takes too long to start');
      await sleep(20);
    }
  } catch (error) {
    await end();
    throw error;
  }
  return { path, exited, stop: end };
}

/**
 * Runs a program and ends it when this process has gone, even by `kill -9`: that closes the pipe. A program that does
 * not end within 10 s is killed, so that the next start need not wait.
 */
const endWithParent = `
exec 3<&0
"$@" </dev/null 3<&- & program=$!
{
  cd /
  cat <&3
  kill -INT $program
  sleep 10
  kill -KILL $program
} >/dev/null 2>&1 & watcher=$!
wait $program; code=$?
kill $watcher 2>/dev/null
exit $code`;

function run(folder: string, program: string, args: readonly string[]): ChildProcess {
  const account = accountFor(folder);
  const file = join(findBinaries(account), program);
  const options: SpawnOptions = {
    // Entered before the account changes, because the new one may have no access to the path.
    cwd: folder,
    ...account,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', 'pipe', 'pipe'],
  };
  return spawn('/bin/sh', ['-c', endWithParent, 'sh', file, ...args], options);
}

/** The working directory of a program, by a path that needs no rights to the folders above it. */
function here(folder: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : realpathSync(folder);
}

function captureOutput(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream
      ?.setEncoding('utf8')
      .on('data', (text: string) => (output = (output + text).slice(-4_000)));
  }
  child.once('error', (error) => (output += `FATAL:  ${error.message}`));
  return () => output;
}

/** The first error in the output, without the time and process id before it. */
function errorIn(output: string): string {
  const failures = [...output.matchAll(/(?:FATAL|PANIC|error): +(.*)/g)].map(([, what]) => what);
  // The server answers this to `isReady` while it starts.
  const failed = failures.find((what) => !what?.startsWith('the database system is'));
  return failed ?? (output.trim().split('\n').at(-1) || 'it ended without a word');
}

/**
 * Waits for the server of a killed backend to end.
 *
 * @returns whether a `postmaster.pid` was left, which is removed.
 * @throws Error when the server does not end.
 */
export async function clearStaleServer(folder: string): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  const file = join(folder, 'postmaster.pid');
  const { path, removeLink } = socketIn(folder);
  while (existsSync(file) && ((await answers(path)) || runsIn(folder, file))) {
    if (performance.now() > deadline) throw new Error('another PostgreSQL server runs in it');
    await sleep(50);
  }
  removeLink();
  // PostgreSQL refuses to start if this file is empty, or if another process has its PID by now.
  const isLeft = existsSync(file);
  rmSync(file, { force: true });
  return isLeft;
}

/** Whether the process of a PID file runs in a folder. Known only on Linux: elsewhere only the socket is checked. */
function runsIn(folder: string, pidFile: string): boolean {
  try {
    const pid = Math.abs(Number.parseInt(readFileSync(pidFile, 'utf8'), 10));
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
}

async function isReady(path: string): Promise<boolean> {
  try {
    await ping(path);
    return true;
  } catch (error) {
    // The server may not listen yet, or still be recovering after a crash.
    if (!(error instanceof postgres.PostgresError) || error.code === cannotConnectNow) return false;
    throw error;
  }
}

const cannotConnectNow = '57P03';
