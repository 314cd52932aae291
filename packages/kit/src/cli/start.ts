import { loadSite } from '../process/loadSite.ts';
import { runUntilStopped } from '../process/runUntilStopped.ts';
import { buildIfStale } from './build.ts';

/** `setu start`: builds the site if the build is missing or stale, then serves it. */
export const start = async (folder: string): Promise<void> =>
  runUntilStopped(await loadSite(folder), 'production', buildIfStale);

/** `setu dev`: the same site from source, with hot reload. */
export const develop = async (folder: string): Promise<void> =>
  runUntilStopped(await loadSite(folder), 'development');
