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
  /** Resolves to the match once its output has one. @throws Error with the output when it ends before. */
  const prints = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(printed);
        if (match) resolve(match);
      };
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      const name = [file, ...args].join(' ');
      void exited.then((code) =>
        reject(new Error(`${name} ended with ${code} and did not print ${pattern}:\n${printed}`)),
      );
    });
  return { child, exited, output: () => printed, prints };
}
