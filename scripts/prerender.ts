import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startBackend } from '@setu/backend';
import { prerender } from '../site/server/prerender/prerender.ts';
import { startLogging } from '../site/server/log.ts';
import { readSettings } from '../site/server/settings.ts';
import { buildIfStale } from './buildSite.ts';

// `npm run prerender`: the whole site as static files, from whichever backend is configured.

const root = fileURLToPath(new URL('..', import.meta.url));

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: path.join(root, 'site/dist/static') },
      compress: { type: 'boolean', default: false },
    },
  });
  const log = startLogging('text');
  const { dataDir, siteUrl, supabase } = readSettings(process.env);
  if (siteUrl === undefined) {
    throw new Error(
      'SITE_URL is required: static pages name the address that they will have (https://example.org).',
    );
  }
  buildIfStale();
  log(
    supabase
      ? `Using the Supabase project at ${supabase.url}`
      : 'Using the embedded backend. The pages will be complete, but visitors cannot reach it:' +
          ' each page then comes as a document, and the contact form cannot be sent.',
  );
  const started = performance.now();
  const embedded = supabase ? undefined : await startBackend({ dataDir, onLog: log });
  const { url = '', anonKey = '' } = supabase ?? embedded ?? {};
  const backend = { url, anonKey, embedded: embedded !== undefined };
  const out = path.resolve(values.out);
  try {
    const { pages, written, removed } = await prerender({
      backend,
      origin: siteUrl,
      out,
      compress: values.compress,
      log,
    });
    const seconds = (performance.now() - started) / 1_000;
    log(
      `${pages} pages in ${out}: ${written} files written, ${removed} removed,` +
        ` in ${seconds.toFixed(1)} s (${Math.round(pages / seconds)} pages/s).`,
    );
  } finally {
    await embedded?.stop();
  }
}

try {
  await run();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  console.error('Nothing was changed: the last output is as it was.');
  process.exitCode = 1;
}
