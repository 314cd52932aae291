import { type SpawnOptions, spawn } from 'node:child_process';

/** Starts a program. `output` is what it has printed so far; `exited` resolves to its exit code after the last of it. */
export function startProgram(
  file: string,
  args: readonly string[],
  options: Omit<SpawnOptions, 'stdio'>,
) {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, exited, output: () => printed };
}
