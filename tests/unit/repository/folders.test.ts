import path from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, trackedFiles } from '../../support/repository.ts';

// Two folders side by side, or a folder and one within it, must not import each other, because then neither can be
// read, tested or moved alone. oxlint detects cycles only between files.

interface Place {
  folder: string;
  /** Those that are read. Default: all but tests. */
  files?: RegExp;
  /** How deep the folders in it are compared. Default: at every level. */
  levels?: number;
}

const withoutTests = /^(?!.*\.(?:test|fixture)\.).+\.tsx?$/;

const places: Place[] = [
  // Without the packages, whose tests use `tests/support`.
  { folder: '.', files: /^(?!packages\/).+\.(?:tsx?|mdx)$/, levels: 1 },
  { folder: 'packages/kit/src' },
  { folder: 'packages/data/src' },
  { folder: 'packages/desk/src' },
  { folder: 'packages/website/src' },
  { folder: 'packages/backend/src' },
  { folder: 'packages/ui/src' },
];

test.for(places)('no two folders of $folder import each other', (place) => {
  const arrows = arrowsIn(place);
  const mutual = [...arrows]
    .map((arrow) => arrow.split(' -> '))
    .filter(([from = '', to = '']) => from < to && arrows.has(`${to} -> ${from}`))
    .map((pair) => pair.join(' and '));
  expect(mutual.toSorted()).toEqual([]);
});

/** Each import between two folders, as `from -> to`. Files directly in the place, such as entries, do not count. */
function arrowsIn({ folder, files = withoutTests, levels }: Place): Set<string> {
  const found = trackedFiles(folder).filter((file) => files.test(file));
  expect(found).not.toEqual([]);
  const arrows = found.flatMap((file) =>
    importsOf(path.join(folder, file))
      .map((imported) => path.relative(folder, imported))
      .filter((imported) => !imported.startsWith('..'))
      .map((imported) => foldersOf([file, imported], levels))
      .filter(([from, to]) => from !== to && from !== '' && to !== ''),
  );
  return new Set(arrows.map((arrow) => arrow.join(' -> ')));
}

/** The folders of two files, each as far as the first level at which they differ. */
function foldersOf(files: readonly string[], levels?: number): string[] {
  const [from = [], to = []] = files.map((file) => file.split(path.sep).slice(0, -1));
  const differs = from.findIndex((name, level) => name !== to[level]);
  const end = differs === -1 ? from.length + 1 : differs + 1;
  return [from, to].map((names) => names.slice(0, end).slice(0, levels).join('/'));
}
