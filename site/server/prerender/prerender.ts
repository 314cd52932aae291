import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { ListedArticle } from '@setu/data';
import { createServerClient, createServerQueries } from '@setu/data/server';
import type { ServerQueries } from '@setu/data/server';
import type { PublicConfig } from '../../src/context.ts';
import type { Log } from '../log.ts';
import { pageAddress } from '../pageAddress.ts';
import { createProductionRenderer } from '../productionRenderer.ts';
import type * as EntryServer from '../../src/entry.server.tsx';
import { hashOf } from '../storedPage.ts';
import { createBuild } from './build.ts';
import type { Build } from './build.ts';
import { headersFile, pageFile, queryFile, redirectsFile, wellKnownFiles } from './hostFiles.ts';
import { listKey, noContent } from './jobs.ts';
import { applyOutput, makeStaging, readManifest } from './output.ts';
import { createRelated, readArticles, readList, readTimeoutMs } from './readContent.ts';

export interface PrerenderOptions {
  backend: { url: string; anonKey: string; embedded: boolean };
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

/** Articles that a worker takes at once. */
const articlesPerJob = 50;
const stampFile = new URL('../../dist/stamp', import.meta.url);

/**
 * Writes the whole site as files: only what has changed since the last run into the same folder.
 *
 * @throws Error that can be shown as it is; the last output then stands untouched.
 */
export async function prerender(options: PrerenderOptions): Promise<PrerenderSummary> {
  const { backend, compress, log, origin, out } = options;
  const client = createServerClient({ url: backend.url, key: backend.anonKey });
  const queries = createServerQueries(client, { timeoutMs: readTimeoutMs, log });
  // Nobody can ask the embedded backend for anything once this process has ended.
  const config: PublicConfig = backend.embedded
    ? { supabaseAnonKey: '', origin }
    : { supabaseUrl: backend.url, supabaseAnonKey: backend.anonKey, origin };
  const before = await readManifest(out);
  const buildId = hashOf((await readFile(stampFile, 'utf8')) + JSON.stringify(config));
  const renderer = await createProductionRenderer();
  const entry = await renderer.entry();
  const staging = await makeStaging(out);
  const build = createBuild({
    before,
    next: { build: buildId, compress, files: {} },
    workers: Math.min(availableParallelism(), 8),
    settings: { url: backend.url, key: backend.anonKey, config, staging, compress },
    log,
  });
  try {
    await addPages(build, entry, queries, origin);
    for (const [file, text] of await wellKnownFiles(entry, queries, origin)) {
      // oxlint-disable-next-line no-await-in-loop -- a few small files
      await build.addText(file, text);
    }
    const scripts = Object.values(entry.inlineScripts);
    await build.addText('_headers', headersFile(origin, config.supabaseUrl ?? '', scripts));
    const lists = entry.fixedPaths.filter((path) => entry.knownQuery(path).includes('page'));
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

async function addPages(
  build: Build,
  entry: typeof EntryServer,
  queries: ServerQueries,
  origin: string,
): Promise<void> {
  const { articleCategories, articlePath, fixedPaths, isCoursePath, knownQuery } = entry;
  const slugs = (await queries.courseSlugs()).filter(isFileName);
  const courses = [...new Set(slugs.map((slug) => `/${slug}`))].filter(isCoursePath);
  const isList = (path: string) => articleCategories.some(({ listPath }) => listPath === path);
  const plain = [...fixedPaths.filter((path) => !isList(path)), ...courses];
  await build.addPages(plain.map((path) => ({ path, file: pageFile(path), status: 200 })));
  await build.addPages([{ path: entry.missingPath, file: '404.html', status: 404 }]);

  const listed = new Map<string, ListedArticle>();
  const relatedOf = createRelated(queries);
  for await (const whole of readArticles(queries)) {
    for (const { article, listed: item } of whole) listed.set(article.id, item);
    const shown = whole.map(({ article }) => article).filter(({ id }) => isFileName(id));
    for (let from = 0; from < shown.length; from += articlesPerJob) {
      const content = noContent();
      const pages = await Promise.all(
        shown.slice(from, from + articlesPerJob).map(async (article) => {
          const related = await relatedOf(article.id);
          content.articles.set(article.id, article);
          content.related.set(article.id, related);
          const path = articlePath(article);
          const rows = hashOf(JSON.stringify([article, related]));
          return { path, file: pageFile(path), status: 200 as const, rows };
        }),
      );
      await build.addPages(pages, content);
    }
  }

  for (const { category, listPath } of articleCategories) {
    // oxlint-disable-next-line no-await-in-loop -- the workers make the last one's pages meanwhile
    const lists = await readList(queries, category, listed);
    for (const list of lists) {
      const path = list.page === 1 ? listPath : `${listPath}?page=${list.page}`;
      const file = list.page === 1 ? pageFile(path) : queryFile(listPath, `page=${list.page}`);
      const content = noContent();
      content.lists.set(listKey(category, list.page), list);
      const rows = hashOf(JSON.stringify(list));
      // oxlint-disable-next-line no-await-in-loop -- waits for a worker that is free
      await build.addPages([{ path, file, status: 200, rows }], content);
    }
  }

  // Filters and further pages of the other lists are known by the links to them.
  for (let links = await build.newLinks(); links.length > 0; links = await build.newLinks()) {
    const pages = links.flatMap((link) => {
      const url = new URL(link, origin);
      const { href, path } = pageAddress(url, knownQuery(url.pathname));
      const { search } = new URL(href);
      // A host looks for the query as it was sent; longer names no file system takes.
      const file = queryFile(path, url.search.slice(1));
      if (search === '' || isList(path) || url.search.length > 200) return [];
      return [{ path: path + search, file, status: 200 as const }];
    });
    // oxlint-disable-next-line no-await-in-loop -- these pages link to more
    await build.addPages(pages);
  }
}

/** What a table may hold and a host can serve as one file of that name. */
function isFileName(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}_.~-]{0,79}$/u.test(text);
}
