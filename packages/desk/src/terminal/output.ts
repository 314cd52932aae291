import { createInterface } from 'node:readline/promises';
import type { Output } from '../command.ts';
import { progressLine } from './progress.ts';
import { tableJson, tableText } from './table.ts';

/** What a command writes, to this process's own streams. */
export function createOutput(json: boolean): Output {
  const { stdin, stdout, stderr } = process;
  // Once for the process, however many outputs it makes.
  stdout.off('error', endUnread).on('error', endUnread);
  let hasProgress = false;
  const clearProgress = () => {
    if (hasProgress) stderr.write('\r\u001B[K');
    hasProgress = false;
  };
  const print = (text: string) => {
    clearProgress();
    stdout.write(text);
  };
  return {
    json,
    print: (text) => print(text.endsWith('\n') ? text : `${text}\n`),
    table: (columns, rows) =>
      print(
        json
          ? tableJson(columns, rows)
          : tableText(columns, rows, stdout.isTTY ? stdout.columns : Infinity),
      ),
    say(text) {
      clearProgress();
      stderr.write(`${text}\n`);
    },
    progress(done, total, what) {
      if (!stderr.isTTY) return;
      clearProgress();
      stderr.write(progressLine(done, total, what, stderr.columns));
      hasProgress = true;
      if (done >= total) clearProgress();
    },
    async confirm(question) {
      if (!stdin.isTTY || !stderr.isTTY) return false;
      clearProgress();
      const asking = createInterface({ input: stdin, output: stderr });
      const left = new AbortController();
      // By Ctrl-C or Ctrl-D.
      asking.once('close', () => left.abort());
      try {
        const answer = await asking.question(`${question} [y/N] `, { signal: left.signal });
        return /^(?:y|yes)$/i.test(answer.trim());
      } catch (error) {
        if (!left.signal.aborted) throw error;
        stderr.write('\n');
        return false;
      } finally {
        asking.close();
      }
    },
  };
}

/** Whoever reads the results may have seen enough, as `head` has. */
function endUnread(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
}
