import { createInterface } from 'node:readline/promises';
import type { Output } from '../command.ts';
import { progressLine } from './progress.ts';
import { sanitize, sanitizeJson } from './sanitize.ts';
import { tableJson, tableText } from './table.ts';

const clearLine = '\r\u001B[K';

/**
 * The output of a command, to the streams of this process. All of it goes through `write`, because rows, files and
 * arguments are written by others, and must not control the terminal.
 */
export function createOutput(json: boolean): Output {
  const { stdin, stdout, stderr } = process;
  let hasProgress = false;

  function write(stream: NodeJS.WriteStream, text: string): void {
    if (hasProgress) stderr.write(clearLine);
    hasProgress = false;
    stream.write(json && stream === stdout ? sanitizeJson(text) : sanitize(text));
  }
  const print = (text: string) => write(stdout, text);

  return {
    json,
    print: (text) => print(text.endsWith('\n') ? text : `${text}\n`),
    table(columns, rows, lines) {
      if (json) print(tableJson(columns, rows));
      else if (lines) print(lines.map((line) => `${line}\n`).join(''));
      else print(tableText(columns, rows, stdout.isTTY ? stdout.columns : Infinity));
    },
    say: (text) => write(stderr, `${text}\n`),
    progress(done, total, what) {
      if (!stderr.isTTY) return;
      write(stderr, done < total ? progressLine(done, total, what, stderr.columns) : '');
      hasProgress = done < total;
    },
    async confirm(question) {
      if (!stdin.isTTY || !stderr.isTTY) return false;
      write(stderr, '');
      const asking = createInterface({ input: stdin, output: stderr });
      try {
        const answer = await asking.question(`${sanitize(question)} [y/N] `);
        return /^(?:y|yes)$/i.test(answer.trim());
      } catch {
        // Ctrl-C or Ctrl-D.
        write(stderr, '\n');
        return false;
      } finally {
        asking.close();
      }
    },
  };
}
