import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';
import type { Ran } from './desk.ts';

/** A folder for the files of each test. */
export const folder = mkdtempSync(join(tmpdir(), 'setu-publish-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file into the folder and returns its path. */
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
