import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.ts';
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
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const script = /^node (\S+)/.exec(scripts['prerender'] ?? '')?.[1];
  return script && existsSync(path.join(root, script)) ? script : undefined;
}

export function prerenderOurs(
  script: string,
  backend: { url: string; key: string },
): Promise<string> {
  return run({
    args: [script],
    cwd: root,
    env: {
      SUPABASE_URL: backend.url,
      SUPABASE_ANON_KEY: backend.key,
      SITE_URL: 'https://bench.example',
      NODE_ENV: undefined,
    },
  });
}
