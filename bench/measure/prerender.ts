import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { cache, root } from '../paths.ts';
import { run } from '../processes.ts';

export interface PrerenderResult {
  site: 'ours' | 'astro' | 'next' | 'static';
  articles: number;
  seconds: number;
}

/** How long `work` takes, in seconds. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

/** The program behind this repository's `npm run prerender`, when it has one. */
export function prerenderScript(): string | undefined {
  const script = 'packages/kit/src/cli/setu.ts';
  return existsSync(path.join(root, script)) ? script : undefined;
}

/** Into an empty folder: what stands there already is not made again. */
export async function prerenderOurs(
  script: string,
  backend: { url: string; key: string },
): Promise<string> {
  const out = path.join(cache, 'prerendered');
  await rm(out, { recursive: true, force: true });
  return run({
    args: [script, 'prerender', 'site', '--out', out],
    cwd: root,
    env: {
      SUPABASE_URL: backend.url,
      SUPABASE_ANON_KEY: backend.key,
      SITE_URL: 'https://bench.example',
      NODE_ENV: undefined,
    },
  });
}
