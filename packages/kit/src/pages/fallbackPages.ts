import type { SiteBackend } from '../defineSite.ts';
import { assemblePage } from '../render/assemblePage.ts';
import type { RenderedPage, Renderer } from '../render/renderer.ts';
import { storePage } from './cache/storedPage.ts';
import type { StoredPage } from './cache/storedPage.ts';
import { pathKey } from '../address/pageAddress.ts';
import type { PageAddress } from '../address/pageAddress.ts';
import { readerContext } from './readerContext.ts';

/** Pages rendered at the start, to be shown where a page cannot be made, or not in time. */
export interface FallbackPages {
  /**
   * The page at a path without what is read, with 'Loading...' in its place; it requests the whole page by
   * itself. Undefined where nothing is read.
   */
  waiting: (address: Pick<PageAddress, 'path'>) => StoredPage | undefined;
  /** The page at a path as it is when the backend does not answer. */
  at: (address: Pick<PageAddress, 'path'>) => StoredPage;
  /** 'Unexpected Application Error!', with header and footer. */
  unexpected: StoredPage;
}

const never = new AbortController().signal;
/** In seconds. The site answers as soon as the page is there, so that asking soon costs little. */
const askAgain = '<meta http-equiv="refresh" content="1">';
/** These pages are for any origin, so elements that name one are removed. */
const anywhere = 'http://setu.invalid';
const absolute =
  /<(?:link rel="(?:canonical|alternate" hrefLang=)|meta property="og:(?:url|image)")[^>]*>/g;

/** These pages know no visitor's address. */
const config = { origin: anywhere, forAnyOrigin: true } as const;

/** Makes one for each page of fixed address, and one for each kind of the others. */
export async function makeFallbackPages(
  renderer: Renderer,
  backend: Pick<SiteBackend<unknown>, 'failing' | 'watch'>,
): Promise<FallbackPages> {
  const { paths, renderUnexpectedError } = await renderer.entry();
  const pages = new Map<string, StoredPage>();
  const waiting = new Map<string, StoredPage>();
  // One after the other: there is one thread to make them.
  for (const path of new Set([...paths.fixed, ...paths.table])) {
    const foreseen = await renderWith(renderer, backend, 'foreseen', path);
    const status = foreseen.failed ? 503 : foreseen.page.status;
    pages.set(pathKey(path), await store(renderer, foreseen.page, status, foreseen.change));
    const { page, failed, change } = await renderWith(renderer, backend, 'pending', path);
    // A page that reads nothing can be made at once.
    if (!failed) continue;
    const refreshing = (text: string) => change(text).replace('</head>', `${askAgain}</head>`);
    waiting.set(pathKey(path), await store(renderer, page, 503, refreshing));
  }
  const unexpected = await store(renderer, await renderUnexpectedError(config), 500);
  const pageAt = (made: ReadonlyMap<string, StoredPage>, path: string) =>
    made.get(pathKey(path)) ?? made.get(pathKey(paths.rowPath(path) ?? '*'));
  return {
    waiting: ({ path }) => pageAt(waiting, path),
    at: ({ path }) => pageAt(pages, path) ?? unexpected,
    unexpected,
  };
}

async function renderWith(
  renderer: Renderer,
  backend: Pick<SiteBackend<unknown>, 'failing' | 'watch'>,
  kind: 'foreseen' | 'pending',
  path: string,
) {
  const { paths, render } = await renderer.entry();
  const watched = backend.watch(backend.failing(kind), never);
  const example = path === '*' ? paths.missing : path.replace(/:\w+/g, 'x');
  // The query marks the links that try the same address again. A page with an unbounded parameter reads
  // nothing without a value of it, and so nothing could fail.
  const address = `${example}?${paths.unboundedParam(path) ?? 'again'}=1`;
  const request = new Request(anywhere + address);
  const page = await render(request, readerContext(watched.queries), config, () => undefined);
  if (page instanceof Response) {
    throw new Error(`${path} redirects: no fallback page can be made for it.`);
  }
  const change = (text: string) => text.replaceAll(`href="${address}"`, 'href=""');
  return { page, failed: watched.failed(), change };
}

async function store(
  renderer: Renderer,
  page: RenderedPage,
  status: number,
  change = (text: string) => text,
): Promise<StoredPage> {
  const assets = await renderer.assets(page);
  // Without data nothing hydrates: React would find another address than it expects.
  const bare = { ...page, hydration: undefined, structuredData: [] };
  const assembled = assemblePage(bare, assets, await renderer.entry()).toString();
  return storePage({
    status,
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    text: Buffer.from(change(assembled.replaceAll(absolute, ''))),
  });
}
