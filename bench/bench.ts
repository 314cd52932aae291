import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildLibrary } from '../scripts/build/buildLibrary.ts';
import { measureSizes } from '../scripts/build/measureSizes.ts';
import { startTestBackend } from '../packages/backend/src/testing.ts';
import { measureGrowth } from './growth.ts';
import type { Options } from './options.ts';
import { cache, bench } from './paths.ts';
import { prepareRun } from './prepareRun.ts';
import { printReport } from './report/print.ts';
import { writeReport } from './report/write.ts';
import { emptyResults } from './results.ts';
import type { Results } from './results.ts';
import { measureVisits } from './visits.ts';

/** Makes the compared sites, measures them as asked and writes the results. */
export async function runBench(options: Options): Promise<void> {
  const results = emptyResults();
  const isAsked = (names: readonly string[]) => options.only.some((name) => names.includes(name));
  if (isAsked(['bytes', 'lighthouse', 'menu', 'navigation', 'inp'])) {
    await measureSeed(options, results);
  }
  if (isAsked(['server', 'prerender'])) await measureGrowth(options, results);
  if (options.only.includes('sizes')) {
    await buildLibrary();
    results.sizes = await measureSizes();
  }
  await saveSamples(results);
  printReport(results);
  await writeReport(results, options);
}

/** The sites as they are after the first start. */
async function measureSeed(options: Options, results: Results): Promise<void> {
  const backend = await startTestBackend();
  try {
    const run = await prepareRun('seed', { url: backend.url, key: backend.anonKey });
    await measureVisits(run, options, results);
  } finally {
    await backend.stop();
  }
}

/** Every single figure, to look into one that surprises. */
async function saveSamples(results: Results): Promise<void> {
  await mkdir(cache, { recursive: true });
  const file = path.join(cache, 'samples.json');
  await writeFile(file, JSON.stringify(results, null, 1));
  console.log(`Every sample: ${path.relative(path.dirname(bench), file)}`);
}
