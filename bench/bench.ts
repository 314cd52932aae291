import { buildLibrary } from '../scripts/build/buildLibrary.ts';
import { measureSizes } from '../scripts/build/measureSizes.ts';
import { startTestBackend } from '../packages/backend/src/testing.ts';
import { measurePrerender } from './compared/prerender.ts';
import { measureServers } from './compared/servers.ts';
import { loadArticles } from './generate/articles.ts';
import { measureGrowth } from './growth/measureGrowth.ts';
import { guarded } from './guarded.ts';
import { keepRun } from './history.ts';
import type { Options } from './options.ts';
import { prepareRun } from './prepareRun.ts';
import { machineLines } from './report/machine.ts';
import { printReport } from './report/print.ts';
import { writePapers } from './report/papers.ts';
import { writeReport } from './report/write.ts';
import { emptyResults } from './results.ts';
import type { Results } from './results.ts';
import { timed } from './timed.ts';
import { measureVisits } from './visits.ts';

/** Builds the compared sites, takes the requested measures and writes the results. */
export async function runBench(options: Options): Promise<void> {
  const results = emptyResults();
  const isAsked = (names: readonly string[]) => options.only.some((name) => names.includes(name));
  if (isAsked(['bytes', 'lighthouse', 'menu', 'navigation', 'inp'])) {
    await measureSeed(options, results);
  }
  if (isAsked(['server', 'prerender'])) await measureManyArticles(options, results);
  if (options.only.includes('growth')) {
    for (const articles of options.growth) {
      await guarded(results, `growth, ${articles} articles`, async () =>
        results.growth.push(await measureGrowth(articles)),
      );
    }
  }
  if (options.only.includes('sizes')) {
    await buildLibrary();
    results.sizes = await measureSizes();
  }
  printReport(results);
  const runs = await keepRun(results, options, await machineLines(results));
  await writeReport(runs);
  writePapers(runs);
}

/** Measures visits to the sites with their seed content. */
async function measureSeed(options: Options, results: Results): Promise<void> {
  await using backend = await startTestBackend();
  await measureVisits(await prepareRun('seed', backend), options, results);
}

/** Measures the cost of many articles: servers under load, and the whole site as files. */
async function measureManyArticles(options: Options, results: Results): Promise<void> {
  console.log(`Generating ${options.articles} articles ...`);
  await using backend = await startTestBackend();
  await loadArticles((sql) => backend.sql(sql), options.articles);
  const [run, reading] = await timed(() => prepareRun('growth', backend));
  if (options.only.includes('server')) await measureServers(run, options, results);
  if (options.only.includes('prerender')) await measurePrerender(run, reading, options, results);
}
