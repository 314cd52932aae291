import { type SpawnOptions, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProgram } from '../../tests/support/program.ts';

/** A program that can be killed, paused and started again, as if it had a machine of its own. */
export interface Machine {
  name: string;
  start(): Promise<void>;
  /** Kills the program immediately, with all its children. */
  kill(): Promise<void>;
  signal(kind: NodeJS.Signals): void;
}

interface Program {
  name: string;
  file: string;
  args: readonly string[];
  env?: Record<string, string>;
  options?: Omit<SpawnOptions, 'stdio'>;
  /** Resolves once the program answers; repeated until then. */
  ready: () => Promise<unknown>;
}

/** A folder for the files of this run, removed at its end. */
export function runFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'setu-scale-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** All machines of this run, to be killed at its end. */
const started: Machine[] = [];

export function machineOf({ name, file, args, env = {}, options, ready }: Program): Machine {
  let running: ReturnType<typeof startProgram> | undefined;
  const signal = (kind: NodeJS.Signals) => {
    const { pid, exitCode, signalCode } = running?.child ?? {};
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    for (const each of [pid, ...childrenOf(pid)]) {
      try {
        process.kill(each, kind);
      } catch {
        // It has ended in the meantime.
      }
    }
  };
  const machine: Machine = {
    name,
    async start() {
      const program = startProgram(file, args, {
        env: { PATH: process.env['PATH'], LC_ALL: 'C', ...env },
        ...options,
      });
      running = program;
      await until(ready, () => program.child.exitCode !== null).catch((error: unknown) => {
        throw new Error(
          `${name} did not start: ${String(error)}\n${program.output().slice(-2_000)}`,
        );
      });
    },
    async kill() {
      signal('SIGKILL');
      await running?.exited;
    },
    signal,
  };
  started.push(machine);
  return machine;
}

export async function killAll(): Promise<void> {
  await Promise.all(started.map((machine) => machine.kill()));
}

function childrenOf(pid: number): number[] {
  try {
    const pids = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
    return pids
      .trim()
      .split('\n')
      .flatMap((one) => [Number(one), ...childrenOf(Number(one))]);
  } catch {
    return [];
  }
}

/** Retries until it succeeds, for at most three minutes: a site needs four seconds of a processor to start. */
export async function until(attempt: () => Promise<unknown>, isOver = () => false): Promise<void> {
  const end = performance.now() + 180_000;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (isOver() || performance.now() > end) throw error;
      await sleep(100);
    }
  }
}

export type Answer = Awaited<ReturnType<typeof ask>>;

/** Sends a request from a local address, so that each visitor can have one. */
export async function ask(
  port: number,
  path: string,
  { from = '127.0.0.1', form }: { from?: string; form?: Record<string, string> } = {},
) {
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path,
    localAddress: from,
    agent: false,
    method: form ? 'POST' : 'GET',
    headers: form ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
    signal: AbortSignal.timeout(25_000),
  });
  outgoing.end(form && new URLSearchParams(form).toString());
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  // The response fails with it.
  outgoing.on('error', () => {});
  const { statusCode: status = 0, headers } = response;
  return { status, location: headers.location ?? '', text: await text(response) };
}

/** @throws unless it answers 200. */
export const expectOk = (port: number, path: string) => async () => {
  const { status } = await ask(port, path);
  if (status !== 200) throw new Error(`${path} answers ${status}.`);
};

/** The Debian packages that are not installed. */
export const missingPackages = (): string[] =>
  Object.entries({
    varnish: '/usr/sbin/varnishd',
    'varnish-modules': '/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so',
    haproxy: '/usr/sbin/haproxy',
    pgbouncer: '/usr/sbin/pgbouncer',
  }).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
