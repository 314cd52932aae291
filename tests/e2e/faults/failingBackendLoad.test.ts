import { expect, test } from 'vitest';
import { runStorm } from '../../support/load/runStorm.ts';
import { preload, shortTimeouts } from '../../support/site.ts';

// A short storm, judged only by counts; `npm run storm` also measures time.
test('a site whose backend fails half of the time answers every visitor', async () => {
  const storm = await runStorm({ seconds: 3, visitors: 20, env: preload(shortTimeouts) });
  expect(storm).toMatchObject({ pages: { failed: 0 }, notStoredOnce: 0 });
  expect(storm.accepted).toBeGreaterThan(0);
  expect(storm.errorPages).toBeGreaterThan(0);
});
