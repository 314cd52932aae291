import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const sourceFolder = path.resolve(import.meta.dirname, '../../packages/ui/src');
const files = globSync('**/*.{ts,tsx}', { cwd: sourceFolder });

/** The files of the library that each file imports or re-exports, including types. */
const imports = new Map(
  files.map((file) => {
    const text = readFileSync(path.join(sourceFolder, file), 'utf8');
    const found = text.matchAll(/(?:\bfrom |\bimport |\bimport\()'(\.[^']+)'/g);
    return [
      file,
      [...found].map(([, specifier = '']) => path.posix.join(path.posix.dirname(file), specifier)),
    ];
  }),
);

test('the index leads to nothing that imports culori: only what derives themes carries it', () => {
  const reached = new Set<string>();
  const reach = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const imported of imports.get(file) ?? []) reach(imported);
  };
  reach('index.ts');
  expect(imports.get('index.ts')?.length).toBeGreaterThan(50);
  const withCulori = files.filter((file) =>
    readFileSync(path.join(sourceFolder, file), 'utf8').includes("from 'culori"),
  );
  expect(withCulori).not.toEqual([]);
  expect(withCulori.filter((file) => reached.has(file))).toEqual([]);
});
