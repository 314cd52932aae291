import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { read, root } from '../../support/repository.ts';

// What `npm ci` does not refuse itself. `.ci/run` has it check each of these files.

interface Entry {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  engines?: object;
  optional?: boolean;
  /** Bundled inside another package. */
  inBundle?: boolean;
}

const locks = globSync('{,bench/,examples/*/,tests/consumers/*/}package-lock.json', { cwd: root });
const packagesOf = (lock: string) =>
  Object.entries((JSON.parse(read(lock)) as { packages: Record<string, Entry> }).packages);

test('there are lock files to look at', () => {
  expect(locks).toHaveLength(7);
});

test('no package of the lock makes npm warn of a Node.js that does not run it', () => {
  const found = packagesOf('package-lock.json')
    .filter(([at, { engines, optional }]) => at.startsWith('node_modules/') && engines && !optional)
    .map(([at]) => at);
  expect(found, 'After a change of the lock: node scripts/lockEngines.ts').toEqual([]);
});

test.for(locks)('%s knows what each package must be, and names no registry', (lock) => {
  const ours = (place: string) =>
    !place.includes('node_modules') || /\/(?:@setu\/ui|example-alumni)$/.test(place);
  const wrong = packagesOf(lock)
    .filter(([place, { link, inBundle }]) => !link && !inBundle && !ours(place))
    .filter(([, { integrity, resolved }]) => integrity === undefined || resolved !== undefined);
  expect(wrong.map(([place]) => place)).toEqual([]);
});
