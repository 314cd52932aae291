import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { PublicConfig } from '../client/PublicConfig.tsx';
import type { ListedPage, Site } from '../defineSite.ts';
import { hashOf } from '../pages/cache/storedPage.ts';
import { pageAddress } from '../pages/pageAddress.ts';
import { siteFileIn } from '../process/loadSite.ts';
import type { Log } from '../process/log.ts';
import { noBackend } from '../process/nothingToRead.ts';
import type { ConnectedBackend } from '../process/serve.ts';
import { clientFolder, createProductionRenderer } from '../render/productionRenderer.ts';
import type { Entry } from '../render/renderer.ts';
import { createBuild } from './build.ts';
import type { Build, NewPage } from './build.ts';
import { headersFile, pageFile, queryFile, redirectsFile, wellKnownFiles } from './hostFiles.ts';
import { readTimeoutMs } from './jobs.ts';
import { applyOutput, makeStaging, readManifest } from './output.ts';

export interface PrerenderOptions {
  site: Site;
  /** Absent: the site's pages read nothing. */
  backend: ConnectedBackend | undefined;
  /** Address that the pages will have. */
  origin: string;
  /** Folder of the output. */
  out: string;
  /** Also write `.br` and `.gz` beside each text. */
  compress: boolean;
  log: Log;
}

export interface PrerenderSummary {
  /** Pages there are. */
  pages: number;
  /** Files of all kinds that were written. */
  written: number;
  removed: number;
}

/**
 * Writes the whole site as files: only what has changed since the last run into the same folder.
 *
 * @throws Error that can be shown as it is; the last output then stands untouched.
 */
export async function prerender(options: PrerenderOptions): Promise<PrerenderSummary> {
  const { site, backend: connected, compress, log, origin, out } = options;
  const backend = site.backend ?? noBackend;
  const project = connected && { url: connected.url, key: connected.key };
  const queries = project && backend.connect(project, { timeoutMs: readTimeoutMs, log });
  // Nobody can ask the embedded backend for anything once this process has ended.
  const reachable = connected && !connected.embedded ? connected : undefined;
  const config: PublicConfig = {
    origin,
    ...(reachable && { backend: { url: reachable.url, key: reachable.publicKey } }),
  };
  const before = await readManifest(out);
  const stamp = await readFile(path.join(site.root, 'dist/stamp'), 'utf8');
  const buildId = hashOf(stamp + JSON.stringify(config));
  const renderer = await createProductionRenderer(site);
  const entry = await renderer.entry();
  const staging = await makeStaging(out);
  const build = createBuild({
    before,
    next: { build: buildId, compress, files: {} },
    workers: Math.min(availableParallelism(), 8),
    clientFolder: clientFolder(site),
    settings: { siteFile: siteFileIn(site.root), project, config, staging, compress },
    log,
  });
  try {
    await addListedPages(build, entry, queries, log);
    await addFixedPages(build, entry);
    await addLinkedPages(build, entry, origin);
    const { generatedFiles } = entry;
    const files = await wellKnownFiles(generatedFiles, queries, backend.apiPaths, origin);
    for (const [file, text] of files) await build.addText(file, text);
    const scripts = Object.values(entry.inlineScripts);
    await build.addText('_headers', headersFile(origin, config.backend?.url ?? '', scripts));
    const { endless, fixed, knownQuery } = entry.paths;
    const lists = fixed.filter((path) => knownQuery(path).includes('page') && !endless(path));
    await build.addText('_redirects', redirectsFile(lists));
    await build.addAssets();
    const removed = await applyOutput(out, staging, before, build.next);
    const pages = Object.keys(build.next.files).filter((file) => file.endsWith('.html')).length;
    return { pages, written: build.written(), removed };
  } finally {
    await build.close();
    await rm(staging, { recursive: true, force: true });
  }
}

/** The pages that the site lists from its backend; whatever cannot be a file is left out. */
async function addListedPages(
  build: Build,
  { listedPages: pages, paths }: Entry,
  queries: unknown,
  log: Log,
): Promise<void> {
  if (!pages) return;
  for await (const batch of pages.list(queries, log)) {
    const shown = batch.pages.filter(
      (page) => isFileName(page.path) && paths.screen(page.path) === page.screen,
    );
    await build.addPages(shown.map(toJob), batch.content);
  }
}

function toJob({ path: address, digest }: ListedPage): NewPage {
  const [pathname = '', query] = address.split('?');
  // Hosts decode an address before they look for its file.
  const name = decodeURIComponent(pathname);
  const file = query === undefined ? pageFile(name) : queryFile(name, query);
  return { path: address, file, status: 200, ...(digest !== undefined && { digest }) };
}

/** The pages of the table, and the one for all that is missing. */
async function addFixedPages(build: Build, { missingPath, paths }: Entry): Promise<void> {
  const fixed = paths.fixed.map((path) => ({ path, file: pageFile(path), status: 200 as const }));
  await build.addPages(fixed);
  await build.addPages([{ path: missingPath, file: '404.html', status: 404 }]);
}

/** Filters, and further pages of lists that nobody listed, are known by the links to them; not all are wanted. */
async function addLinkedPages(build: Build, { paths }: Entry, origin: string): Promise<void> {
  for (let links = await build.newLinks(); links.length > 0; links = await build.newLinks()) {
    const pages = links.flatMap((link) => {
      const url = new URL(link, origin);
      const { href, path } = pageAddress(url, paths.knownQuery(url.pathname));
      const { search } = new URL(href);
      // A host looks for the query as it was sent; longer names no file system takes.
      const file = queryFile(path, url.search.slice(1));
      if (search === '' || url.search.length > 200 || paths.endless(path)) return [];
      if (paths.unlistedQuery(path).some((name) => url.searchParams.has(name))) return [];
      return [{ path: path + search, file, status: 200 as const }];
    });
    // These pages link to more.
    await build.addPages(pages);
  }
}

/** What a backend may hold and a host can serve as a file of that name. */
function isFileName(address: string): boolean {
  const [pathname = ''] = address.split('?', 1);
  return pathname
    .slice(1)
    .split('/')
    .every((part) =>
      /^[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}_.~-]{0,79}$/u.test(decodeURIComponent(part)),
    );
}
