import { rm } from 'node:fs/promises';
import path from 'node:path';
import { guarded } from '../guarded.ts';
import type { Options } from '../options.ts';
import { cache, root } from '../paths.ts';
import type { PrerenderResult, Results } from '../results.ts';
import { run as runProgram } from '../../scripts/processes.ts';
import { secondsOf } from '../secondsOf.ts';
import { astroSite } from '../sites/astroSite.ts';
import type { Run } from '../sites/site.ts';
import { staticSite } from '../sites/staticSite.ts';

/**
 * The whole site as files. The others build from a file that was read from the backend before, which
 * took `reading` seconds; ours reads the backend while it renders, so that time is added to theirs.
 */
export async function measurePrerender(
  run: Run,
  reading: number,
  { articles }: Options,
  results: Results,
): Promise<void> {
  const measure = async (
    site: PrerenderResult['site'],
    before: number,
    work: () => Promise<unknown>,
  ) => {
    console.log(`Building ${articles} articles: ${site}`);
    await guarded(results, `prerender, ${site}`, async () => {
      results.prerender.push({ site, articles, seconds: before + (await secondsOf(work)) });
    });
  };
  await measure('ours', 0, () => prerenderOurs(run.backend));
  await measure('astro', reading, () => astroSite.build(run));
  await measure('static', reading, () => staticSite.build(run));
}

/** Into an empty folder: what stands there already is not made again. */
async function prerenderOurs(backend: Run['backend']): Promise<void> {
  const out = path.join(cache, 'prerendered');
  await rm(out, { recursive: true, force: true });
  await runProgram({
    args: ['packages/kit/src/cli/setu.ts', 'prerender', 'site', '--out', out],
    cwd: root,
    env: {
      ...process.env,
      SUPABASE_URL: backend.url,
      SUPABASE_ANON_KEY: backend.key,
      SITE_URL: 'https://bench.example',
      NODE_ENV: undefined,
    },
  });
}
