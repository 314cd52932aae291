import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emittedPath, readEntries, readExtraEntries } from './publicSurface.ts';

const relativeSpecifier = /(['"])(\.{1,2}\/[^'"\n]+\.tsx?)\1/g;

/** Gives what `tsc` emitted the names that a consumer finds in `dist`, without what no entry leads to. */
export function finishDeclarations(dist: string): void {
  for (const file of declarationsIn(dist)) {
    const text = readFileSync(file, 'utf8')
      .replace(/^import '[^']+\.css\.ts';\n/gm, '')
      .replace(relativeSpecifier, (_all, quote: string, specifier: string) => {
        return `${quote}${emittedPath(specifier)}${quote}`;
      });
    rmSync(file);
    writeFileSync(file.replace(/\.css\.d\.ts$/, '.styles.d.ts'), text);
  }
  const reached = new Set<string>();
  const reach = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, specifier = ''] of text.matchAll(/['"](\.{1,2}\/[^'"\n]+)\.js['"]/g)) {
      reach(path.resolve(path.dirname(file), `${specifier}.d.ts`));
    }
  };
  for (const entry of ['index', ...readExtraEntries()]) reach(path.join(dist, `${entry}.d.ts`));
  for (const file of declarationsIn(dist)) if (!reached.has(file)) rmSync(file);
}

/** One module a component, with its types: what the subpaths lead to, in a folder that holds nothing else. */
export function writeEntries(dist: string): void {
  const folder = path.join(dist, 'entries');
  mkdirSync(folder);
  for (const [name, exports] of readEntries()) {
    const statements = exports.map(({ source, typeOnly, names }) => ({
      typeOnly,
      text: `export ${typeOnly ? 'type ' : ''}{ ${names.join(', ')} } from '../${emittedPath(source)}';\n`,
    }));
    const values = statements.filter(({ typeOnly }) => !typeOnly);
    writeFileSync(path.join(folder, `${name}.js`), values.map(({ text }) => text).join(''));
    writeFileSync(path.join(folder, `${name}.d.ts`), statements.map(({ text }) => text).join(''));
  }
  writeFileSync(path.join(dist, 'stylesheet.d.ts'), 'export {};\n');
}

function declarationsIn(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => path.join(dist, file));
}
