import { parentPort, workerData } from 'node:worker_threads';
import { byPrefix } from '../address/languages.ts';
import { readerContext } from '../pages/readerContext.ts';
import { errorMessage } from '../process/errorMessage.ts';
import { loadSite } from '../process/loadSite.ts';
import { noBackend } from '../render/noBackend.ts';
import { assemblePage } from '../render/assemblePage.ts';
import { copyScript } from './copyScripts.ts';
import type { Job, MadePage, PageJob, WorkerSettings } from './jobs.ts';
import { openLanguages } from './openLanguages.ts';
import { writeBelow } from './output.ts';

const { root, project, config, staging } = workerData as WorkerSettings;
const site = await loadSite(root);
const backend = site.backend ?? noBackend;
// The main thread logs rows that are left out.
const languages = await openLanguages(site, project, () => {});
await Promise.all(languages.map(({ entry }) => entry.loadScreens()));
const languageAt = byPrefix(languages);
const fixed = new Set(languages.flatMap(({ entry }) => entry.paths.fixed));
const never = new AbortController().signal;

async function make(job: PageJob, content: Job['content']): Promise<MadePage> {
  const { file, path: address, status } = job;
  const { entry, queries, renderer } = languageAt(address);
  const answering =
    content === undefined ? queries : (entry.listedPages?.answering(queries, content) ?? queries);
  const watched = backend.watch(answering, never);
  let rendering: unknown;
  const page = await entry.render(
    new Request(config.origin + address),
    readerContext(watched.queries),
    config,
    (error) => (rendering = error),
  );
  if (page instanceof Response)
    throw new Error(`${address} redirects (${page.status}): a file cannot.`);
  if (watched.failed())
    throw new Error(`The data of ${address} could not be read from the backend.`);
  if (rendering !== undefined) throw new Error(`${address}: ${errorMessage(rendering)}`);
  // The table contains rows that cannot be shown, such as two courses with one address.
  if (page.status !== status) return { file, links: undefined };
  // The 404 page is served under any address, so no page data would match.
  if (status === 404) page.hydration = undefined;
  const assets = await renderer.assets(page);
  const row = entry.paths.row(new URL(address, config.origin).pathname);
  writeBelow(staging, file, assemblePage(page, assets, entry, copyScript(page, row, config)));
  return { file, links: linksIn(page.html) };
}

function linksIn(html: string): string[] {
  const hrefs = html.matchAll(/ href="(\/(?!\/)[^"#]*)(?:#[^"]*)?"/g);
  const links = new Set(Array.from(hrefs, ([, href = '']) => href.replaceAll('&amp;', '&')));
  return [...links].filter((link) => !fixed.has(link));
}

/** Answers with the pages of a job; with none when it is ready. */
const answer = (made: MadePage[]) => parentPort?.postMessage(made, []);

/** A page that fails ends the worker with its error. */
async function work({ pages, content }: Job): Promise<void> {
  // Together, because most of a page without content is waiting for its reads.
  answer(await Promise.all(pages.map((page) => make(page, content))));
}

parentPort?.on('message', (job: Job) => void work(job));
answer([]);
