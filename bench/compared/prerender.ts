import { prerenderOurs, prerenderScript, secondsOf } from '../measure/prerender.ts';
import type { PrerenderResult } from '../measure/prerender.ts';
import type { Options } from '../options.ts';
import type { Results } from '../results.ts';
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
    try {
      results.prerender.push({ site, articles, seconds: before + (await secondsOf(work)) });
    } catch (error) {
      console.error(error);
      results.failures.push(`prerender, ${site}: ${String(error).split('\n')[0]}`);
    }
  };
  const script = prerenderScript();
  if (script) await measure('ours', 0, () => prerenderOurs(script, run.backend));
  else results.failures.push('prerender, ours: there is no `npm run prerender` yet.');
  await measure('astro', reading, () => astroSite.build(run));
  await measure('static', reading, () => staticSite.build(run));
}
