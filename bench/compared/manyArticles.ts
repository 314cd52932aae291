import { loadArticles } from '../generate/articles.ts';
import { startTestBackend } from '../../packages/backend/src/testing.ts';
import { measurePrerender } from './prerender.ts';
import { measureServers } from './servers.ts';
import type { Options } from '../options.ts';
import type { Results } from '../results.ts';
import { timed } from '../timed.ts';
import { prepareRun } from '../prepareRun.ts';

/** Measures the cost of many articles: servers under load, and the whole site as files. */
export async function measureManyArticles(options: Options, results: Results): Promise<void> {
  console.log(`Generating ${options.articles} articles ...`);
  const backend = await startTestBackend();
  try {
    await loadArticles((sql) => backend.sql(sql), options.articles);
    const [run, reading] = await timed(() =>
      prepareRun('growth', { url: backend.url, key: backend.anonKey }),
    );
    if (options.only.includes('server')) await measureServers(run, options, results);
    if (options.only.includes('prerender')) await measurePrerender(run, reading, options, results);
  } finally {
    await backend.stop();
  }
}
