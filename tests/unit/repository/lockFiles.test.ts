import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { read, root } from '../../support/repository.ts';

// `npm ci` refuses a lock file that lacks a package, even one that only another system needs.

const locks = globSync('{,bench/,examples/*/,tests/consumers/*/}package-lock.json', { cwd: root });

type Versions = Record<string, string>;
interface Entry {
  dependencies?: Versions;
  devDependencies?: Versions;
  optionalDependencies?: Versions;
  peerDependencies?: Versions;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  engines?: object;
  optional?: boolean;
  /** Bundled inside another package. */
  inBundle?: boolean;
}

const readJson = (file: string): unknown => JSON.parse(read(file));
const packagesOf = (lock: string) =>
  (readJson(lock) as { packages: Record<string, Entry> }).packages;

/** The packages that a package needs: all that it names, except optional peers. */
function neededBy(entry: Entry): string[] {
  const { peerDependencies: peers = {}, peerDependenciesMeta: meta = {} } = entry;
  return [
    ...Object.keys({ ...entry.dependencies, ...entry.devDependencies }),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...Object.keys(peers).filter((name) => !meta[name]?.optional),
  ];
}

/** Looks for a package as Node does: in the folder itself, then in each parent. */
function isFound(packages: object, from: string, name: string): boolean {
  const place = from === '' ? '' : `${from}/`;
  if (`${place}node_modules/${name}` in packages) return true;
  if (from === '') return false;
  return isFound(packages, from.slice(0, Math.max(0, from.lastIndexOf('/'))), name);
}

test('there are lock files to look at', () => {
  expect(locks).toHaveLength(7);
});

test('no package of the lock makes npm warn of a Node.js that does not run it', () => {
  const found = Object.entries(packagesOf('package-lock.json'))
    .filter(([at, { engines, optional }]) => at.startsWith('node_modules/') && engines && !optional)
    .map(([at]) => at);
  expect(found, 'After a change of the lock: node scripts/lockEngines.ts').toEqual([]);
});

test.for(locks)('%s has every package that its packages name, for every system', (lock) => {
  const packages = packagesOf(lock);
  const missing = Object.entries(packages).flatMap(([from, entry]) =>
    neededBy(entry)
      .filter((name) => !isFound(packages, from, name))
      .map((name) => `${from}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test.for(locks)('%s is that of the package.json beside it', (lock) => {
  const { dependencies, devDependencies } = packagesOf(lock)[''] ?? {};
  const wanted = readJson(lock.replace('package-lock', 'package')) as Entry;
  expect({ dependencies, devDependencies }).toEqual({
    dependencies: wanted.dependencies,
    devDependencies: wanted.devDependencies,
  });
});

test.for(locks)('%s knows what each package must be, and names no registry', (lock) => {
  const ours = (place: string) =>
    !place.includes('node_modules') || /\/(?:@setu\/ui|example-alumni)$/.test(place);
  const wrong = Object.entries(packagesOf(lock))
    .filter(([place, { link, inBundle }]) => !link && !inBundle && !ours(place))
    .filter(([, { integrity, resolved }]) => integrity === undefined || resolved !== undefined);
  expect(wrong.map(([place]) => place)).toEqual([]);
});
