import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sourceFolder } from '../../build/publicSurface.ts';

/** The files that a file of the library leads to by imports and re-exports, of types too, with their texts. */
function reachedFrom(file: string, reached = new Map<string, string>()): Map<string, string> {
  if (reached.has(file)) return reached;
  const text = readFileSync(path.join(sourceFolder, file), 'utf8');
  reached.set(file, text);
  for (const [, to = ''] of text.matchAll(/(?:\bfrom |\bimport |\bimport\()'(\.[^']+)'/g)) {
    reachedFrom(path.join(path.dirname(file), to), reached);
  }
  return reached;
}

test('the index leads to nothing that imports culori: only what derives themes carries it', () => {
  const withCulori = (file: string) =>
    [...reachedFrom(file)].flatMap(([name, text]) => (text.includes("from 'culori") ? name : []));
  expect(reachedFrom('index.ts').size).toBeGreaterThan(50);
  expect(withCulori('deriveTheme.ts')).not.toEqual([]);
  expect(withCulori('index.ts')).toEqual([]);
});
