import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface Command {
  args: readonly string[];
  cwd: string;
  env?: Record<string, string | undefined>;
}

export interface RunningProcess {
  pid: number;
  output: () => string;
  stop: () => Promise<void>;
}

/** Runs a Node program to its end. @throws Error with what it printed when it fails. */
export async function run(command: Command): Promise<string> {
  const { output, exited } = start(command);
  const code = await exited;
  if (code !== 0) throw new Error(`${command.args.join(' ')} ended with ${code}:\n${output()}`);
  return output();
}

/** Starts a Node program and waits until it prints what `ready` looks for. */
export async function runUntil(command: Command, ready: RegExp): Promise<RunningProcess> {
  const { child, output, exited } = start(command);
  await new Promise<void>((resolve, reject) => {
    const look = () => ready.test(output()) && resolve();
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    void exited.then((code) => reject(new Error(`It ended with ${code}:\n${output()}`)));
  });
  return {
    pid: child.pid ?? 0,
    output,
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await exited;
      clearTimeout(timer);
    },
  };
}

function start({ args, cwd, env = {} }: Command) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const exited = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  return { child, output: () => printed, exited };
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', () => resolve()));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
