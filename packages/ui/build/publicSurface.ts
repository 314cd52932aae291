import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const packageFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
export const sourceFolder = path.join(packageFolder, 'src');

/** The two blocks of components in src/index.ts; so are the folders of their stories called. */
export type Tier = 'primitives' | 'institute';

/** The values, or the types, that a statement of src/index.ts, or of an entry beside it, exports. */
export interface PublicExport {
  /** Of index.ts alone: whether it stands above or below the comment that heads the second block. */
  tier: Tier;

  /** Relative to src, with its extension: `components/Button/Button.tsx`. */
  source: string;
  typeOnly: boolean;
  names: string[];
}

/**
 * What src/index.ts exports, statement by statement: with the entries beside it, the only list of what is public.
 *
 * @throws when the file holds an export of another form, which a subpath would silently lack.
 */
export function readPublicExports(
  text = readFileSync(path.join(sourceFolder, 'index.ts'), 'utf8'),
): PublicExport[] {
  const statements = [...text.matchAll(/^export (?:\*|(type )?\{([^}]*)\}) from '\.\/([^']+)';/gm)];
  if (statements.length !== (text.match(/^export\b/gm) ?? []).length) {
    throw new Error(
      "packages/ui/src/index.ts, or an entry beside it: write every export as `export { Name } from './path.tsx';`, or with `*` for all of a module, so that each component's subpath can be derived from it.",
    );
  }
  const institute = text.indexOf('// Institute components');
  return statements.flatMap(({ index, 1: type, 2: names, 3: source = '' }) => {
    const tier = index < institute ? ('primitives' as const) : ('institute' as const);
    if (names === undefined) return wholeModule(source).map((part) => ({ tier, source, ...part }));
    const named = names.split(',').map((name) => name.trim());
    return [{ tier, source, typeOnly: type !== undefined, names: named.filter(Boolean) }];
  });
}

/** All that a module of src exports: its values, then its types. */
function wholeModule(source: string): Pick<PublicExport, 'typeOnly' | 'names'>[] {
  const text = readFileSync(path.join(sourceFolder, source), 'utf8');
  const declared = [...text.matchAll(/^export (?:(interface|type)|function|const) (\w+)/gm)];
  if (declared.length !== (text.match(/^export\b/gm) ?? []).length) {
    throw new Error(
      `packages/ui/src/${source} exports what it does not declare: name its exports.`,
    );
  }
  return [false, true]
    .map((typeOnly) => {
      const names = declared.filter(([, type]) => (type !== undefined) === typeOnly);
      return { typeOnly, names: [...new Set(names.map(([, , name = '']) => name))] };
    })
    .filter(({ names }) => names.length > 0);
}

interface Component {
  name: string;
  source: string;
  tier: Tier;
}

/** Every component that src/index.ts exports, without the parts that others are composed of. */
export function readComponents(exports = readPublicExports()): Component[] {
  return componentsIn(exports, /^components\/\w+\/\w+\.tsx$/);
}

/** What a component is composed of by those who use it: in the folder `parts` of its own. */
export function readParts(source: string, exports = readPublicExports()): Component[] {
  const folder = `${path.posix.dirname(source)}/parts/`;
  return componentsIn(exports, /\.tsx$/).filter((part) => part.source.startsWith(folder));
}

function componentsIn(exports: readonly PublicExport[], sources: RegExp): Component[] {
  return exports
    .filter(({ source, typeOnly }) => !typeOnly && sources.test(source))
    .flatMap(({ source, tier, names }) => names.map((name) => ({ name, source, tier })))
    .filter(({ name }) => /^[A-Z]/.test(name));
}

/** The entries for what no page should carry: each `<name>.ts` of src but index.ts. */
export function readExtraEntries(): string[] {
  return readdirSync(sourceFolder)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.replace('.ts', ''));
}

/**
 * The subpaths that `./*` of package.json leads to, by name: one for each folder of src/components that index.ts
 * exports from, for src/theme, src/labels and the files beside index.ts.
 *
 * @throws when index.ts exports a value from elsewhere, which no subpath would have.
 */
export function readEntries(exports = readPublicExports()): Map<string, PublicExport[]> {
  const entries = new Map<string, PublicExport[]>();
  for (const one of exports) {
    const [folder = '', component = ''] = one.source.split('/');
    const entry = folder === 'components' ? component : folder;
    if (entry === 'internal' && one.typeOnly) continue;
    if (entry === 'internal' || !one.source.includes('/')) {
      throw new Error(`src/index.ts exports ${one.names.join(', ')} from ${one.source}, no entry.`);
    }
    entries.set(entry, [...(entries.get(entry) ?? []), one]);
  }
  for (const name of readExtraEntries()) {
    const text = readFileSync(path.join(sourceFolder, `${name}.ts`), 'utf8');
    entries.set(name, readPublicExports(text));
  }
  return new Map([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The shipped themes: each `<name>.ts` of src/theme with a `<name>.css.ts`. */
export function readThemes(): string[] {
  const files = readdirSync(path.join(sourceFolder, 'theme'));
  return files
    .flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? [])
    .filter((name) => files.includes(`${name}.css.ts`))
    .toSorted();
}

/** The path of a module in `dist`. Not `*.css.js`: a consumer's vanilla-extract plugin would take it for its own. */
export function emittedPath(source: string): string {
  return source.replace(/\.css\.ts$/, '.styles.ts').replace(/\.tsx?$/, '.js');
}
