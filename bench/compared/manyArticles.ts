import { loadArticles } from '../../packages/backend/src/generate.ts';
import { startTestBackend } from '../../packages/backend/src/testing.ts';
import { measurePrerender } from './prerender.ts';
import { measureServers } from './servers.ts';
import type { Options } from '../options.ts';
import type { Results } from '../results.ts';
import { secondsOf } from '../secondsOf.ts';
import { prepareRun } from '../prepareRun.ts';
import type { Run } from '../sites/site.ts';

/** Measures the cost of many articles: servers under load, and the whole site as files. */
export async function measureManyArticles(options: Options, results: Results): Promise<void> {
  console.log(`Generating ${options.articles} articles ...`);
  const backend = await startTestBackend();
  try {
    await loadArticles((sql) => backend.sql(sql), options.articles);
    let run: Run | undefined;
    const reading = await secondsOf(async () => {
      run = await prepareRun('growth', { url: backend.url, key: backend.anonKey });
    });
    if (!run) return;
    if (options.only.includes('server')) await measureServers(run, options, results);
    if (options.only.includes('prerender')) await measurePrerender(run, reading, options, results);
  } finally {
    await backend.stop();
  }
}
