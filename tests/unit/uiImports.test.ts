import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const sourceFolder = path.resolve(import.meta.dirname, '../../packages/ui/src');
const files = globSync('**/*.{ts,tsx}', { cwd: sourceFolder });

/** What each file imports or exports again from the library itself, types as well. */
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

/** The linter's `import/no-cycle` sees circles of values only; one of types ties files as closely. */
test('no file of @setu/ui leads back to itself', () => {
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]) => {
    const before = way.indexOf(file);
    if (before !== -1) circles.push([...way.slice(before), file].join(' -> '));
    if (before !== -1 || done.has(file)) return;
    for (const imported of imports.get(file) ?? []) follow(imported, [...way, file]);
    done.add(file);
  };
  for (const file of files) follow(file, []);
  expect(imports.get('index.ts')?.length).toBeGreaterThan(50);
  expect(circles).toEqual([]);
});

test('the index leads to nothing that imports culori: only what derives themes carries it', () => {
  const reached = new Set<string>();
  const reach = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const imported of imports.get(file) ?? []) reach(imported);
  };
  reach('index.ts');
  const withCulori = files.filter((file) =>
    readFileSync(path.join(sourceFolder, file), 'utf8').includes("from 'culori"),
  );
  expect(withCulori).not.toEqual([]);
  expect(withCulori.filter((file) => reached.has(file))).toEqual([]);
});
