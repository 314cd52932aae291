import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishDeclarations } from '../../packages/ui/build/declarations.ts';
import {
  packageFolder,
  readEntries,
  readPublicExports,
  sourceFolder,
} from '../../packages/ui/build/publicSurface.ts';
import type { Tier } from '../../packages/ui/build/publicSurface.ts';
import { layerNames } from '../../packages/ui/src/theme/layerNames.ts';
import { root } from '../support/repository.ts';

const tsc = path.join(root, 'node_modules/typescript/bin/tsc');

/** A change of the public API is a decision; to accept it: `vitest run --project unit tests/unit/publicApi -u`. */
describe('what @setu/ui exports', () => {
  test('names, by entry', async () => {
    const lines = [...readEntries()].flatMap(([entry, exports]) => [
      `@setu/ui/${entry}`,
      ...exports
        .flatMap(({ names, typeOnly }) =>
          names.map((name) => `  ${typeOnly ? 'type ' : ''}${name}`),
        )
        .toSorted(),
    ]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('publicApi.names.txt');
  });

  test('each folder of src/components is an entry of its name', () => {
    const folders = readdirSync(path.join(sourceFolder, 'components')).filter((name) =>
      existsSync(path.join(sourceFolder, 'components', name, `${name}.tsx`)),
    );
    const exported = new Set(readPublicExports().flatMap(({ names }) => names));
    expect(folders.filter((name) => !exported.has(name))).toEqual([]);
    const entries = readEntries();
    expect(folders.filter((name) => !entries.has(name))).toEqual([]);
  });

  test('in two blocks, primitives and institute components, each by name', () => {
    const exports = readPublicExports();
    const folders = (tier: Tier) => {
      const sources = exports.filter((one) => one.tier === tier).map(({ source }) => source);
      return sources.flatMap((source) => /^components\/(\w+)/.exec(source)?.[1] ?? []);
    };
    for (const tier of ['primitives', 'institute'] as const) {
      const names = folders(tier);
      expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)));
      expect(names.length).toBeGreaterThan(30);
    }
    const institute = new Set(folders('institute'));
    expect(folders('primitives').filter((name) => institute.has(name))).toEqual([]);
  });

  test('refuses an export that a subpath would lack', () => {
    expect(() => readPublicExports("export * as all from './index.ts';")).toThrow(
      /write every export as/,
    );
    expect(() => readPublicExports("export * from './index.ts';")).toThrow(/name its exports/);
  });
});

test('src/theme/layers.css.ts declares the layers in the order that each stylesheet states', () => {
  const source = readFileSync(path.join(sourceFolder, 'theme/layers.css.ts'), 'utf8');
  const declared = [...source.matchAll(/globalLayer\(layerNames\.(\w+)\)/g)].map(
    ([, name]) => name,
  );
  expect(declared).toEqual(Object.keys(layerNames));
});

describe('the types that a consumer reads', () => {
  let dist: string;
  let files: { name: string; text: string }[];

  beforeAll(() => {
    dist = mkdtempSync(path.join(tmpdir(), 'setu-types-'));
    const project = path.join(packageFolder, 'tsconfig.build.json');
    execFileSync(process.execPath, [tsc, '-p', project, '--outDir', dist]);
    finishDeclarations(dist);
    files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.d.ts'))
      .map((name) => name.split(path.sep).join('/'))
      .toSorted()
      .map((name) => ({ name, text: readFileSync(path.join(dist, name), 'utf8') }));
  });
  afterAll(() => rmSync(dist, { recursive: true, force: true }));

  test('props, labels and tokens', async () => {
    const sections = files
      .filter(({ name }) => name !== 'index.d.ts')
      .map(({ name, text }) => `// ${name}\n${withoutIncidentals(text)}`)
      .filter((section) => section.includes('\n'));
    await expect(`${sections.join('\n\n')}\n`).toMatchFileSnapshot('publicApi.types.txt');
  });

  test('name nothing that the package does not bring', () => {
    const allowed = /^(?:\.{1,2}\/.*\.js|react|react\/jsx-runtime)$/;
    const specifiers = files.flatMap(({ name, text }) =>
      [...text.matchAll(/(?:from |import\(|import )['"]([^'"]+)['"]/g)].map(
        ([, specifier = '']) => ({ name, specifier }),
      ),
    );
    expect(specifiers.length).toBeGreaterThan(100);
    expect(specifiers.filter(({ specifier }) => !allowed.test(specifier))).toEqual([]);
  });
});

test('refuses missing names, unknown labels and contradicting props (tests/types)', () => {
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', path.join(root, 'tests/types')], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});

/** The declarations without parts that mean nothing to a consumer: comments, imports, names of parameters. */
function withoutIncidentals(declarations: string): string {
  return declarations
    .replace(/^\s*\/\*\*[^]*?\*\/\n/gm, '')
    .replace(/^(?:import|export) .*from '[^']+';\n/gm, '')
    .replace(/^export \{\};\n/gm, '')
    .replace(/\(\{[^()]*?\}: /g, '(props: ')
    .trim();
}
