import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/repository.ts';

// The folders directly below a package's `src` are its rooms. Two rooms must not import each other, because
// then neither can be read, tested or moved alone. oxlint detects cycles only between files.

/** The packages, with the pairs of their rooms that import each other: none may be added. */
const packages: Record<string, readonly string[]> = {
  kit: [],
  data: [],
  desk: [],
  website: [],
  backend: [],
  ui: [],
};

test.for(Object.entries(packages))('no two rooms of %s import each other', ([name, known]) => {
  const arrows = arrowsIn(path.join(root, 'packages', name, 'src'));
  const mutual = [...arrows]
    .map((arrow) => arrow.split(' -> '))
    .filter(([from = '', to = '']) => from < to && arrows.has(`${to} -> ${from}`))
    .map((pair) => pair.join(' and '));
  expect(mutual.toSorted()).toEqual(known);
});

/** Each import between two rooms, as `from -> to`. Files outside rooms, such as the package's entries, do not count. */
function arrowsIn(source: string): Set<string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\./.test(file) && file.includes(path.sep),
  );
  expect(files).not.toEqual([]);
  const arrows = files.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(/(?:from|import)\b[ (]'(\.[^']+)'/g)]
      .map(([, address = '']) => path.join(path.dirname(file), address))
      .filter((imported) => !imported.startsWith('..') && imported.includes(path.sep))
      .map((imported) => [roomOf(file), roomOf(imported)])
      .filter(([from, to]) => from !== to),
  );
  return new Set(arrows.map((arrow) => arrow.join(' -> ')));
}

const roomOf = (file: string) => file.split(path.sep, 1)[0] ?? '';
