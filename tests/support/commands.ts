import { setTimeout as pause } from 'node:timers/promises';
import { startProgram } from './program.ts';

export interface Command {
  /** Default: this Node.js. */
  file?: string;
  args: readonly string[];
  cwd: string;
  /** The whole environment. Default: that of this process. */
  env?: NodeJS.ProcessEnv;
}

/** Runs a program to its end; resolves to its output. @throws Error with the output when it fails. */
export async function run(command: Command): Promise<string> {
  const { output, exited } = start(command);
  const code = await exited;
  if (code !== 0) throw new Error(`${nameOf(command)} ended with ${code}:\n${output()}`);
  return output();
}

/**
 * Starts a program and waits until it prints what `pattern` looks for; `ready` is the match. Disposed of, it is ended
 * like by `stop`.
 */
export async function runUntil(command: Command, pattern: RegExp, timeoutMs = 600_000) {
  const { child, output, exited, prints } = start(command);
  const pid = child.pid ?? 0;
  /** Ends it and what it has started, as Ctrl-C would. */
  const stop = async () => {
    if (child.exitCode !== null) return;
    process.kill(-pid, 'SIGINT');
    const timer = setTimeout(() => process.kill(-pid, 'SIGKILL'), 10_000);
    await exited;
    clearTimeout(timer);
  };
  const late = pause(timeoutMs, undefined, { ref: false }).then(() => {
    throw new Error(`${nameOf(command)} did not print ${pattern} in time:\n${output()}`);
  });
  try {
    const ready = await Promise.race([prints(pattern), late]);
    return { pid, ready, exited, stop, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const nameOf = ({ file = 'node', args }: Command) => `${file} ${args.join(' ')}`;

function start({ file = process.execPath, args, cwd, env }: Command) {
  // A separate process group, because npm passes no signal on to its children.
  const program = startProgram(file, args, { cwd, env, detached: true });
  const pid = program.child.pid ?? 0;
  running.add(pid);
  void program.exited.then(() => running.delete(pid));
  return program;
}

/** The process groups to pass Ctrl-C on to; it reaches only the group of this process. */
const running = new Set<number>();
process.once('SIGINT', () => {
  for (const pid of running) process.kill(-pid, 'SIGINT');
  process.exit(130);
});
