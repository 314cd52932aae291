import { expect, test } from 'vitest';
import { packagesWithEngines, readLock } from '../../../scripts/lockEngines.ts';

test('no package of the lock makes npm warn of a Node that does not run it', () => {
  const found = packagesWithEngines(readLock()).map(([at]) => at);
  expect(found, 'After a change of the lock: node scripts/lockEngines.ts').toEqual([]);
});
