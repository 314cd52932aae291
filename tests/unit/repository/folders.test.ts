import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../support/repository.ts';

// Two folders side by side, or a folder and one within it, must not import each other, because then neither can be
// read, tested or moved alone. oxlint detects cycles only between files.

/** The packages, with the pairs of their folders that import each other: none may be added. */
const packages: Record<string, readonly string[]> = {
  kit: [],
  data: [],
  // `screens.ts` lists the screens, which use what stands beside it.
  desk: ['web/app and web/app/screens'],
  website: [],
  backend: [],
  ui: [],
};

test.for(Object.entries(packages))('no two folders of %s import each other', ([name, known]) => {
  const arrows = arrowsIn(path.join(root, 'packages', name, 'src'));
  const mutual = [...arrows]
    .map((arrow) => arrow.split(' -> '))
    .filter(([from = '', to = '']) => from < to && arrows.has(`${to} -> ${from}`))
    .map((pair) => pair.join(' and '));
  expect(mutual.toSorted()).toEqual(known);
});

/** Each import between two folders, as `from -> to`. Files directly in `src`, the package's entries, do not count. */
function arrowsIn(source: string): Set<string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\./.test(file),
  );
  expect(files).not.toEqual([]);
  const arrows = files.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(/(?:from|import)\b[ (]'(\.[^']+)'/g)]
      .map(([, address = '']) => path.join(path.dirname(file), address))
      .filter((imported) => !imported.startsWith('..'))
      .map((imported) => foldersOf(file, imported))
      .filter(([from, to]) => from !== to && from !== '' && to !== ''),
  );
  return new Set(arrows.map((arrow) => arrow.join(' -> ')));
}

/** The folders of two files, each as far as the first level at which they differ. */
function foldersOf(...files: [string, string]): [string, string] {
  const [from, to] = files.map((file) => file.split(path.sep).slice(0, -1)) as [string[], string[]];
  const differs = from.findIndex((name, level) => name !== to[level]);
  const end = differs === -1 ? from.length + 1 : differs + 1;
  return [from.slice(0, end).join('/'), to.slice(0, end).join('/')];
}
