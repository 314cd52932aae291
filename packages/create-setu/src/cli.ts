#!/usr/bin/env node
import { createInterface } from 'node:readline/promises';
import { Refusal } from './answers.ts';
import { type Ask, readArguments, usage } from './readArguments.ts';
import { siteFiles } from './siteFiles.ts';
import { writeSite } from './writeSite.ts';

// `npm create setu`: asks for what is missing, writes the site, and says how to start it.

const interrupted = new AbortController();
const { signal } = interrupted;
const interrupt = () => interrupted.abort(new Refusal('Interrupted. Nothing was written.'));
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, interrupt);

const { ask, close } = terminal();
try {
  const answers = await readArguments(process.argv.slice(2), ask, say);
  if (answers) {
    await writeSite(answers.folder, siteFiles(answers), signal);
    const { name, folder } = answers;
    process.stdout.write(
      `${name} is in ${folder}.\n\n  cd ${quoted(folder)}\n  npm install\n  npm start\n\n`,
    );
  } else {
    process.stdout.write(`${usage}\n`);
  }
} catch (error) {
  const reason: unknown = signal.aborted ? signal.reason : error;
  if (!(reason instanceof Refusal)) throw reason;
  say(reason.message);
  process.exitCode = 1;
} finally {
  close();
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function terminal(): { ask: Ask | undefined; close: () => void } {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return { ask: undefined, close: () => {} };
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  // Ctrl-C and Ctrl-D at a question.
  lines.on('SIGINT', interrupt);
  lines.on('close', interrupt);
  return {
    ask: (question) => lines.question(question, { signal }),
    close() {
      lines.off('close', interrupt);
      lines.close();
    },
  };
}

function quoted(folder: string): string {
  return /^[\w./-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", String.raw`'\''`)}'`;
}
