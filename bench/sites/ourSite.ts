import { buildIfStale } from '@setu/kit/node';
import site from '../../site/site.config.ts';
import { startSite } from '../../tests/support/site.ts';
import type { Run, Site } from './site.ts';

/** This repository's site, as `npm start` serves it, with the backend of this run. */
export const ourSite: Site = {
  name: 'ours',
  build: async () => buildIfStale(site),
  async start(run) {
    const server = await startOurServer(run);
    return { folders: [], upstream: server.url, stop: server.stop };
  },
};

export const startOurServer = ({ backend }: Pick<Run, 'backend'>, env?: Record<string, string>) =>
  startSite({ env: { SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: backend.key, ...env } });
