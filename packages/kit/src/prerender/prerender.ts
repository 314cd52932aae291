import { existsSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import type { PublicConfig } from '../client/PublicConfig.tsx';
import { byPrefix } from '../address/languages.ts';
import type { Site } from '../defineSite.ts';
import { queriesBeside } from '../pages/generatedFiles.ts';
import { pageAddress } from '../address/pageAddress.ts';
import type { Log } from '../logging/log.ts';
import { noBackend } from '../render/noBackend.ts';
import type { ConnectedBackend } from '../process/serve.ts';
import type { Entry } from '../render/renderer.ts';
import { clientFolder } from '../vite/output.ts';
import { robotsText } from '../wellKnown/robots.ts';
import { copyScripts } from './copyScripts.ts';
import { type StaticCopy, type NewPage, createStaticCopy } from './staticCopy.ts';
import { type Layout, isFileName, pageFile, queryFile, sameButForCase } from './fileNames.ts';
import { headersFile, headersOfAll, htaccessFile, redirectsFile } from './hostFiles.ts';
import { type OpenLanguage, openLanguages } from './openLanguages.ts';
import { applyOutput, makeStaging, readManifest } from './output.ts';

interface PrerenderOptions {
  site: Site;
  /** Absent: the site's pages read nothing. */
  backend: ConnectedBackend | undefined;
  origin: string;
  out: string;
  layout: Layout;
  /** Folder of the pictures that the staff has uploaded; absent: none are copied. */
  uploads?: string | undefined;
  log: Log;
}

/**
 * Writes the whole site as files; of a folder of the last run, only those that have changed.
 * @throws Error that can be shown as it is; the last output is then untouched.
 */
export async function prerender(options: PrerenderOptions) {
  const { backend: connected, log, origin, out, site } = options;
  const backend = site.backend ?? noBackend;
  const project = connected && { url: connected.url, key: connected.key };
  const languages = await openLanguages(site, project, log);
  // The embedded backend ends with this process, so the pages cannot name it.
  const reachable = connected && !connected.embedded ? connected : undefined;
  const lacks = reachable &&
    backend.lacking && { lacks: await backend.lacking(languages[0]?.queries) };
  const config: PublicConfig = {
    origin,
    isStatic: true,
    ...(reachable && { backend: { url: reachable.url, key: reachable.publicKey, ...lacks } }),
  };
  const before = readManifest(out);
  const staging = makeStaging(existsSync(out) ? realpathSync(out) : out);
  const discard = () => rmSync(staging, { recursive: true, force: true, maxRetries: 5 });
  // Nothing else would remove it if the process is interrupted.
  process.once('exit', discard);
  const copy = createStaticCopy({
    workers: Math.min(availableParallelism(), 8),
    clientFolder: clientFolder(site),
    settings: { root: site.root, project, config, staging },
    log,
  });
  try {
    for (const language of languages) await addLanguage(copy, language, languages, options);
    const languageAt = byPrefix(languages);
    await addLinkedPages(copy, (path) => languageAt(path).entry.paths, options);
    copy.addText('robots.txt', `${robotsText(origin, backend.apiPaths, languages)}\n`);
    if (existsSync(join(staging, 'ROBOTS.TXT'))) warnOfSameNames(copy.made, log);
    addHostFiles(copy, languages, config);
    copy.addAssets();
    if (options.uploads !== undefined) copy.addUploads(options.uploads);
    return { pages: copy.made.size, ...applyOutput(out, staging, before) };
  } finally {
    await copy.close();
    process.off('exit', discard);
    discard();
  }
}

/** Of two such pages a disk that ignores letter case keeps one; most hosts do not ignore it. */
function warnOfSameNames(files: Iterable<string>, log: Log): void {
  const [one, other] = sameButForCase(files) ?? [];
  if (one === undefined) return;
  log(
    `This disk takes ${one} and ${other} for one: a host may miss pages. Publish a copy that was made on a disk that tells capitals from small letters.`,
  );
}

async function addLanguage(
  copy: StaticCopy,
  { entry, prefix, queries }: OpenLanguage,
  languages: readonly OpenLanguage[],
  { layout, log, origin }: PrerenderOptions,
): Promise<void> {
  await addListedPages(copy, entry, layout, queries, log);
  const { generatedFiles, paths } = entry;
  await copy.addPages(paths.fixed.map((path) => ({ path, file: pageFile(path, layout) })));
  const missing = pageFile(`${prefix}/404`, 'files');
  await copy.addPages([{ path: paths.missing, file: missing, status: 404 }]);
  const others = queriesBeside(languages, queries);
  for (const { list, read } of generatedFiles) {
    for (const path of await list(queries, others)) {
      const file = await read(queries, path, origin, others);
      if (file) copy.addText(path.slice(1), file.text);
    }
  }
}

function addHostFiles(
  copy: StaticCopy,
  languages: readonly OpenLanguage[],
  { origin, backend }: PublicConfig,
): void {
  const scripts = new Set(languages.flatMap(({ entry }) => Object.values(entry.inlineScripts)));
  const headers = headersOfAll(origin, backend?.url ?? '', [...scripts, ...copyScripts]);
  copy.addText('_headers', headersFile(headers));
  const prefixes = languages.map(({ prefix }) => prefix);
  copy.addText('.htaccess', htaccessFile(headers, prefixes));
  // Without this file, GitHub Pages leaves out files whose names begin with '_'.
  copy.addText('.nojekyll', '');
  copy.addText('_redirects', redirectsFile([...copy.made], prefixes));
}

/** Adds the pages that the site lists from its backend; addresses that cannot be file names are left out. */
async function addListedPages(
  copy: StaticCopy,
  { listedPages: pages }: Entry,
  layout: Layout,
  queries: unknown,
  log: Log,
): Promise<void> {
  if (!pages) return;
  for await (const batch of pages.list(queries, log)) {
    const jobs = batch.paths.filter(isFileName).map((path) => toJob(path, layout));
    for (const path of batch.paths.filter((path) => !isFileName(path))) {
      log(`Left out, because no file can have its name: ${path}`);
    }
    await copy.addPages(jobs, batch.content);
  }
}

function toJob(address: string, layout: Layout): NewPage {
  const [pathname = '', query] = address.split('?');
  // Hosts decode an address before looking for its file.
  const name = decodeURIComponent(pathname);
  const file = query === undefined ? pageFile(name, layout) : queryFile(name, query);
  return { path: address, file };
}

/** Adds the pages that links alone lead to: filters, further pages, what a page shows in the other language. */
async function addLinkedPages(
  copy: StaticCopy,
  pathsAt: (path: string) => Entry['paths'],
  { layout, origin }: PrerenderOptions,
): Promise<void> {
  for (let links = await copy.newLinks(); links.length > 0; links = await copy.newLinks()) {
    const pages: NewPage[] = [];
    for (const link of links) {
      const url = new URL(link, origin);
      const page = linkedPage(url, copy, pathsAt(url.pathname), layout);
      if (page) pages.push(page);
    }
    // These pages link to more.
    await copy.addPages(pages);
  }
}

/** The page of a link; undefined if it was added, is left out, or is none. */
function linkedPage(
  url: URL,
  copy: StaticCopy,
  paths: Entry['paths'],
  layout: Layout,
): NewPage | undefined {
  const { pathname, search: sent } = url;
  const isFile = /\.[a-z]\w*$/i.test(pathname);
  if (isFile || (pathname !== '/' && !isFileName(pathname))) return undefined;
  // Before the row is looked for, which takes a while: most links lead to pages that are listed.
  if (copy.has(toJob(pathname + sent, layout).file)) return undefined;
  const row = paths.row(pathname);
  if (row?.path === '*') return undefined;
  const { search } = new URL(pageAddress(url, row?.query ?? []).href);
  if (search === '') return toJob(pathname, layout);
  if (row?.unboundedParam && !/^\?page=\d+$/.test(search)) return undefined;
  // Content writes links: no slash of a query may become one of a file's path. File systems limit the length of names.
  if (!/^\?[\w=&%.+-]{1,199}$/.test(sent)) return undefined;
  if (row?.notPrerendered?.some((name) => url.searchParams.has(name))) return undefined;
  // A host decodes the path before looking for its file, but not the query.
  return { path: pathname + search, file: queryFile(decodeURIComponent(pathname), sent.slice(1)) };
}
