import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale } from '@setu/kit/node';
import site from '../../site/site.config.ts';
import { root } from '../paths.ts';
import { startSite } from '../../tests/support/site.ts';
import type { Run, Site } from './site.ts';

/** This repository's site, as `npm start` serves it, with the backend of this run. */
export const ourSite: Site = {
  name: 'ours',
  title: 'ours',
  build: async () => buildIfStale(site),
  async start(run) {
    const server = await startOurServer(run);
    return { folders: [], upstream: server.url, stop: server.stop };
  },
};

export async function startOurServer(
  { backend }: Pick<Run, 'backend'>,
  env: Record<string, string> = {},
) {
  const { url, process, stop } = await startSite({
    env: { SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: backend.key, ...env },
  });
  return { url, pid: process.pid ?? 0, stop };
}

/** Name and version of the packages on which our figures depend most. */
export function ourVersions(): string {
  const read = (name: string) =>
    (
      JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
        version: string;
      }
    ).version;
  return `React ${read('react')}, Vite ${read('vite')}`;
}
