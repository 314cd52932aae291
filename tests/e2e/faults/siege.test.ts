import { expect, test } from 'vitest';
import { attacks } from '../../../scripts/load/attacks.ts';
import { runSiege } from '../../../scripts/load/siege.ts';

// Short ones, and by their counts alone: `npm run storm` takes the time and the memory as well.
test('one address takes the site from nobody', { timeout: 180_000 }, async () => {
  const names = Object.keys(attacks);
  const sieges = await runSiege({ seconds: 3 });
  expect(sieges.map(({ attack }) => attack)).toEqual(names);
  for (const siege of sieges) {
    expect(siege).toMatchObject({ pagesFailed: 0, messagesFailed: 0, restarts: 0 });
    expect(siege.messages).toBeGreaterThan(0);
    expect(siege.descriptorsLeft, siege.attack).toBeLessThan(20);
  }
});
