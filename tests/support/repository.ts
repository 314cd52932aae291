import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The files in a folder that are committed or not ignored, by their paths in it. */
export function trackedFiles(folder = '.'): string[] {
  const cwd = path.join(root, folder);
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', ['-c', 'safe.directory=*', ...args], { cwd, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => existsSync(path.join(cwd, file)));
}

/** What a file imports: packages, and the paths of files in the repository. */
export const importsOf = (file: string): string[] =>
  Array.from(
    read(file).matchAll(/(?:^(?:import|export)(?:[^'"`=();]*\bfrom)? |\bimport\(\s*)'([^']+)'/gm),
    ([, name = '']) => (name.startsWith('.') ? path.join(path.dirname(file), name) : name),
  );
