import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { accountFor, closeToOthers } from './account.ts';
import { findBinaries } from './binaries.ts';
import { ping } from './database.ts';
import { settings } from './settings.ts';
import { answers, socketIn } from './socket.ts';
import { messageOf } from '../shared/log.ts';

/** A PostgreSQL server that serves one folder. */
export interface Postgres {
  /** Its socket. */
  path: string;
  /** The one before it was cut off, and with it its counts of what has changed since the last vacuum. */
  wasCutOff: boolean;
  /** Resolves with what it said last, once it has ended for whatever reason. */
  exited: Promise<string>;
  /** Ends its connections and it, with everything on the disk. */
  stop(): Promise<void>;
}

/** For another server in the folder to end: one whose backend was killed is about to. */
const timeoutMs = 15_000;
const startWithinMs = 60_000;

/** Makes a database in an empty folder. */
export async function createDatabase(folder: string): Promise<void> {
  const flags = [
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    // Sorted by code point on every system, and after every update of one.
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    // In MB: a small database keeps 4 where it would keep 16.
    '--wal-segsize=4',
    '--no-instructions',
  ];
  const child = run(folder, 'initdb', ['-D', here(folder), ...flags]);
  const said = listen(child);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(lastOf(said()));
}

/**
 * Starts the server of a folder and waits until it answers. It ends with `stop()`, or when this process
 * does, however that ends. Only one process at a time may call this for a folder.
 *
 * @throws Error in PostgreSQL's own words when it does not start.
 */
export async function startPostgres(folder: string): Promise<Postgres> {
  const deadline = performance.now() + timeoutMs;
  const wasCutOff = await otherHasEnded(folder);
  closeToOthers(folder);
  for (;;) {
    try {
      return { ...(await startOnce(folder)), wasCutOff };
    } catch (error) {
      // Its children, which live on for a moment where a server was killed.
      if (!/is still in use/.test(messageOf(error)) || performance.now() > deadline) throw error;
      await pause(50);
    }
  }
}

async function startOnce(folder: string): Promise<Omit<Postgres, 'wasCutOff'>> {
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = run(folder, 'postgres', ['-D', here(folder), ...given]);
  const said = listen(child);
  const exited = once(child, 'close').then(() => lastOf(said()));
  const { path, forget } = socketIn(folder);
  const end = async () => {
    // The watcher of `whileWeLive` ends it.
    child.stdin?.destroy();
    await exited;
    forget();
  };
  try {
    const deadline = performance.now() + startWithinMs;
    while (!(await isReady(path))) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(await exited);
      if (performance.now() > deadline) throw new Error('it takes too long to start');
      await pause(20);
    }
  } catch (error) {
    await end();
    throw error;
  }
  return { path, exited, stop: end };
}

/**
 * Runs a program and ends it when this process has gone, even by `kill -9`: that closes the pipe. What
 * does not end by itself then is killed, so that the next start is not kept waiting.
 */
const whileWeLive = `
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
    // Entered before the account changes, which may not be able to look where the folder lies.
    cwd: folder,
    ...account,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', 'pipe', 'pipe'],
  };
  return spawn('/bin/sh', ['-c', whileWeLive, 'sh', file, ...args], options);
}

/** The folder that a program runs in, by a name that needs no rights above it. */
function here(folder: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : realpathSync(folder);
}

function listen(child: ChildProcess): () => string {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4_000)));
  }
  child.once('error', (error) => (said += `FATAL:  ${error.message}`));
  return () => said;
}

/** The first thing that it could not do, without the time and process before it. */
function lastOf(said: string): string {
  const failures = [...said.matchAll(/(?:FATAL|PANIC|error): +(.*)/g)].map(([, what]) => what);
  // That is what it answers to `isReady` while it starts.
  const failed = failures.find((what) => !what?.startsWith('the database system is'));
  return failed ?? (said.trim().split('\n').at(-1) || 'it ended without a word');
}

/**
 * Waits for a server whose backend was killed, and removes what a power cut has left of one.
 *
 * @returns whether there was such a rest.
 * @throws Error when it does not end.
 */
export async function otherHasEnded(folder: string): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  const file = join(folder, 'postmaster.pid');
  const { path, forget } = socketIn(folder);
  while (existsSync(file) && ((await answers(path)) || runsIn(folder, readPid(file)))) {
    if (performance.now() > deadline) throw new Error('another PostgreSQL server runs in it');
    await pause(50);
  }
  forget();
  // PostgreSQL refuses to start over an empty one, and over one whose number another process has by now.
  const isLeft = existsSync(file);
  rmSync(file, { force: true });
  return isLeft;
}

function readPid(file: string): number {
  try {
    return Math.abs(Number.parseInt(readFileSync(file, 'utf8'), 10));
  } catch {
    return Number.NaN;
  }
}

/** Whether a process is there and at work in a folder. Known on Linux alone: elsewhere the socket tells. */
function runsIn(folder: string, pid: number): boolean {
  try {
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
    // It may not listen yet, or still be reading what it had written before it was cut off.
    const isStarting = !(error instanceof postgres.PostgresError) || error.code === startingUp;
    if (isStarting) return false;
    throw error;
  }
}

const startingUp = '57P03';

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
