import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

const modulesFolder = 'lib';

/** The packages published in addition to `@setu/ui`, each after its dependencies. */
export const packageNames = ['data', 'backend', 'desk', 'kit', 'website', 'create-setu'] as const;

type PackageName = (typeof packageNames)[number];

interface Manifest {
  exports: Record<string, string>;
  bin?: Record<string, string>;
  [field: string]: unknown;
}

/**
 * Builds the published form of a package in its `dist`, because Node runs no TypeScript below
 * `node_modules`. In this repository the sources are run directly.
 *
 * @returns the folder.
 */
export function buildPackage(name: PackageName): string {
  const folder = path.join(root, 'packages', name);
  const source = path.join(folder, 'src');
  const dist = path.join(folder, 'dist');
  const modules = path.join(dist, modulesFolder);
  rmSync(dist, { recursive: true, force: true });
  compile(source, modules);
  for (const file of globSync('**/*.js', { cwd: modules })) nameBuiltModules(source, modules, file);
  for (const file of globSync('**/*.{css,json,svg,woff2}', { cwd: source })) {
    cpSync(path.join(source, file), path.join(modules, file));
  }
  for (const file of ['README.md', 'CHANGELOG.md', 'public', 'supabase', 'template']) {
    const from = path.join(folder, file);
    if (existsSync(from)) cpSync(from, path.join(dist, file), { recursive: true });
  }
  cpSync(path.join(root, 'LICENSE'), path.join(dist, 'LICENSE'));
  writeManifest(folder, dist);
  return dist;
}

function compile(source: string, modules: string): void {
  const sources = globSync('**/*.{ts,tsx}', {
    cwd: source,
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.d.ts'],
  });
  const config = {
    extends: path.join(root, 'scripts/build/tsconfig.packages.json'),
    compilerOptions: { rootDir: source, outDir: modules },
    include: [],
    files: sources.map((file) => path.join(source, file)),
  };
  const configFile = path.join(path.dirname(source), 'dist.tsconfig.json');
  writeFileSync(configFile, JSON.stringify(config));
  try {
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [tsc, '-p', configFile], { cwd: root, stdio: 'inherit' });
  } finally {
    rmSync(configFile);
  }
}

/** Renames './name.ts' in strings, for workers, forks, globs and `?script`; TypeScript renames only imports. */
function nameBuiltModules(source: string, modules: string, file: string): void {
  const built = path.join(modules, file);
  const text = readFileSync(built, 'utf8');
  const renamed = text.replace(
    /(['"])(\.{1,2}\/[\w*./-]+)\.tsx?(\?script)?\1/g,
    (whole, quote: string, name: string, suffix = '') => {
      const pattern = path.join(path.dirname(file), name);
      const isOurs = globSync(`${pattern}.{ts,tsx}`, { cwd: source }).length > 0;
      return isOurs ? `${quote}${name}.js${suffix}${quote}` : whole;
    },
  );
  if (renamed !== text) writeFileSync(built, renamed);
}

function writeManifest(folder: string, dist: string): void {
  const { exports, bin, ...manifest } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  delete manifest['private'];
  delete manifest['devDependencies'];
  delete manifest['scripts'];
  const published = {
    ...manifest,
    ...(bin && { bin: mapValues(bin, (file) => builtFile(file, '.js')) }),
    exports: mapValues(exports, (file) => ({
      types: builtFile(file, '.d.ts'),
      default: builtFile(file, '.js'),
    })),
  };
  writeFileSync(path.join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
}

const builtFile = (file: string, extension: string) =>
  file.replace(/^\.\/src\//, `./${modulesFolder}/`).replace(/\.tsx?$/, extension);

const mapValues = <From, To>(values: Record<string, From>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));

if (import.meta.main) for (const name of packageNames) buildPackage(name);
