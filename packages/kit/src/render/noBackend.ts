import type { SiteBackend } from '../defineSite.ts';

export const noBackend: SiteBackend<unknown> = {
  hosted: () => undefined,
  apiPaths: [],
  connect: () => undefined,
  watch: (queries) => ({
    queries,
    failed: () => false,
    answered: () => 0,
    keys: () => [],
    soFar: () => queries,
  }),
  timedOut: () => new Error('Nothing was read in time.'),
  failing: () => undefined,
  ping: async () => {},
};
