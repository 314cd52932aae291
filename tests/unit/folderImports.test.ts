import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** The folders of a package that each folder imports from, types as well. */
function folderImports(source: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: path.join(root, source) })) {
    const folder = file.split('/', 1)[0] ?? '';
    const text = readFileSync(path.join(root, source, file), 'utf8');
    for (const [, specifier = ''] of text.matchAll(
      /(?:\bfrom |\bimport |\bimport\()'(\.[^']+)'/g,
    )) {
      const [to = ''] = path.posix.join(path.posix.dirname(file), specifier).split('/', 1);
      imports.set(folder, (imports.get(folder) ?? new Set()).add(to));
    }
  }
  return imports;
}

/** The linter's `import/no-cycle` sees circles of files. */
test.each(['packages/backend/src'])('no two folders of %s import each other', (source) => {
  const imports = folderImports(source);
  const mutual = [...imports].flatMap(([folder, others]) =>
    [...others].filter((other) => other > folder && imports.get(other)?.has(folder)),
  );
  expect(imports.size).toBeGreaterThan(8);
  expect(mutual).toEqual([]);
});
