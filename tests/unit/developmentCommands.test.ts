import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../support/repository.ts';

test.for([
  [['bench/run.ts', '--sites', 'x'], '--sites: x is none of '],
  [['scripts/pictures.ts', 'nowhere'], 'There is no src/institute.ts in '],
] as const)('%j is answered in a line', ([args, said]) => {
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect([status, stderr.split('\n')]).toEqual([1, [expect.stringContaining(said), '']]);
});
