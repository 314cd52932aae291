import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type TestBackend, startTestBackend } from '../packages/backend/src/testing.ts';
import { measurePrerender } from './compared/prerender.ts';
import { measureServers } from './compared/servers.ts';
import { captureContent } from './content/capture.ts';
import { loadArticles } from '../tests/support/articles/generateArticles.ts';
import { startLossyProxy } from '../tests/support/http/lossyProxy.ts';
import { measureGrowth } from './growth/measureGrowth.ts';
import type { Options } from './options.ts';
import { cache } from './paths.ts';
import { machineLines } from './report/machine.ts';
import { writeDocuments } from './report/documents.ts';
import { writeReport } from './report/write.ts';
import { type Results, newResults, saveRun } from './results.ts';
import type { Run } from './sites/site.ts';
import { measureVisits } from './visits.ts';

const ofManyArticles = ['server', 'prerender'];

/** Builds the compared sites, takes the requested measures and writes the results. */
export async function runBench(options: Options): Promise<void> {
  const results = newResults(options.only, options.runs);
  if (options.only.some((name) => name !== 'growth' && !ofManyArticles.includes(name))) {
    await using backend = await startTestBackend();
    // As on Supabase, pages of any address may read it; nothing is lost.
    await using gateway = await startLossyProxy(backend.url);
    const run = await prepareRun('seed', { url: gateway.url, anonKey: backend.anonKey });
    await measureVisits(run, options, results);
  }
  if (options.only.some((name) => ofManyArticles.includes(name))) {
    await measureManyArticles(options, results);
  }
  if (options.only.includes('growth')) await measureGrowth(results);
  results.machine = await machineLines();
  const runs = saveRun(results);
  writeReport(runs);
  writeDocuments(runs);
}

/** Measures the cost of many articles: servers under load, and the whole site as files. */
async function measureManyArticles(options: Options, results: Results): Promise<void> {
  console.log(`Generating ${options.articles} articles ...`);
  await using backend = await startTestBackend();
  await loadArticles((sql) => backend.sql(sql), options.articles);
  const started = performance.now();
  const run = await prepareRun('many', backend);
  const reading = (performance.now() - started) / 1_000;
  if (options.only.includes('server')) await measureServers(run, options, results);
  if (options.only.includes('prerender')) await measurePrerender(run, reading, results);
}

/** Reads the content of a backend and names the folders of a run. */
async function prepareRun(
  name: string,
  { url, anonKey: key }: Pick<TestBackend, 'url' | 'anonKey'>,
): Promise<Run> {
  const backend = { url, key };
  const folder = path.join(cache, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const contentFile = path.join(folder, 'content.json');
  await captureContent(backend, contentFile);
  return { contentFile, backend, outputFolder: (site) => path.join(folder, site) };
}
