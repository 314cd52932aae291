import { fileURLToPath } from 'node:url';
import { siteAlias } from '@setu/website/config';
import { defineConfig } from 'vitest/config';
import { engineNames } from './drivers/driver.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const chosen = process.env['ENGINES']?.split(' ') ?? [];

/** The journeys in each engine that `ENGINES` names, in parallel on one site. */
export default defineConfig({
  test: {
    projects: ([...engineNames, 'desktop'] as const)
      .filter((name) => chosen.includes(name))
      .map((name) => ({
        root,
        resolve: { alias: siteAlias(fileURLToPath(new URL('../../site', import.meta.url))) },
        test: {
          name,
          include: [`tests/engines/${name === 'desktop' ? name : 'journeys'}.test.ts`],
          environment: 'node' as const,
          provide: { engine: name === 'desktop' ? 'firefox' : name },
          // Three browsers share the machine, so a busy one may be too slow once.
          retry: 1,
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      })),
    globalSetup: ['tests/setup/e2e.ts'],
  },
});
