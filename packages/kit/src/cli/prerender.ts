import path from 'node:path';
import { parseArgs } from 'node:util';
import { layouts } from '../prerender/fileNames.ts';
import { prerender } from '../prerender/prerender.ts';
import { loadSite } from '../process/loadSite.ts';
import { startLogging } from '../logging/log.ts';
import { connectionTo, startEmbedded } from '../process/run.ts';
import { readSettings } from '../process/settings.ts';
import { buildIfStale } from './build.ts';

/** `setu prerender`: `--out` names the folder; `--layout files` writes `about.html` instead of `about/index.html`. */
export async function prerenderSite(folder: string, args: string[]): Promise<void> {
  // A signal alone would end the process without its exit handlers, which remove unfinished files.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(130));
  }
  const site = await loadSite(folder);
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string', default: path.join(site.root, 'dist/static') },
      layout: { type: 'string', default: layouts[0] },
    },
  });
  const layout = layouts.find((known) => known === values.layout);
  if (!layout) throw new Error(`--layout must be ${layouts.join(' or ')}, not "${values.layout}".`);
  const log = startLogging('text');
  const settings = readSettings(process.env);
  const project = site.backend?.hosted(process.env);
  if (settings.siteUrl === undefined) {
    throw new Error(
      'SITE_URL is required: static pages name the address that they will have (https://example.org).',
    );
  }
  buildIfStale(site, log);
  if (project) log(`Using the backend at ${project.url}`);
  else if (site.backend) {
    log(
      'Using the embedded backend. The pages will be complete, but visitors cannot reach it:' +
        ' each page then comes as a document, and the contact page has no form.',
    );
  }
  const started = performance.now();
  const embedded = await startEmbedded({ site, settings, project, log });
  const out = path.resolve(values.out);
  const { siteUrl: origin } = settings;
  try {
    const { pages, written, removed } = await prerender({
      site,
      backend: connectionTo(project, embedded),
      origin,
      out,
      layout,
      uploads: embedded && path.join(settings.dataDir, 'uploads'),
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
