import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Ran } from './desk.ts';

/** A folder for the files of each test. */
export const folder = mkdtempSync(join(tmpdir(), 'setu-publish-'));
beforeEach(() => void mkdirSync(folder, { recursive: true }));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

export function file(name: string, text: string | Buffer): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** Creates a pipe without a writer, and returns its path. */
export function pipe(name: string): string {
  const path = join(folder, name);
  execFileSync('mkfifo', [path]);
  return path;
}

/** What a run reports of its files, as `name:line: reason`. */
export const reasons = ({ said }: Ran): string[] =>
  said.map((line) => line.replace(`${folder}/`, '')).filter((line) => /^\S+:\d+: /.test(line));

/** A file of questions of one day, numbered from 1, with these words. */
export const sheet = (stems: readonly string[]): string =>
  `---\nday: 20/11/2026\nlanguage: en\n---\n\n${stems
    .map(
      (stem, index) =>
        `${index + 1}. ${stem}\n(a) One\n(b) Two\n(c) Three\n(d) Four\nAnswer: (b)\nExplanation: It is.\n`,
    )
    .join('\n')}`;
