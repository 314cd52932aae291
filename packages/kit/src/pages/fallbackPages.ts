import type { SiteBackend } from '../defineSite.ts';
import { assemblePage } from '../render/assemblePage.ts';
import type { Entry, RenderedPage, Renderer } from '../render/renderer.ts';
import { type StoredPage, storePage, uncached } from './cache/storedPage.ts';
import { type PageAddress, pathKey } from '../address/pageAddress.ts';
import { readerContext } from './readerContext.ts';

/** Pages rendered by the build, to be shown when a page cannot be made, or not in time. */
export interface FallbackPages {
  /** The page with 'Loading...' in place of the data, which reloads itself; undefined if the page reads none. */
  waiting: (address: Pick<PageAddress, 'path'>) => StoredPage | undefined;
  /** The page at a path as it is when the backend does not answer. */
  at: (address: Pick<PageAddress, 'path'>) => StoredPage;
  /** 'Unexpected Application Error!', with header and footer. */
  unexpected: StoredPage;
}

/** The fallback pages by path, as the build keeps them: at each start they would take longer than all else. */
export type MadeFallbackPages = Awaited<ReturnType<typeof makeFallbackPages>>;

const never = new AbortController().signal;
/** Placeholder origin: these pages are for any origin, so elements that name one are removed. */
const anywhere = 'http://setu.invalid';
const absolute =
  /<(?:link rel="(?:canonical|alternate" hrefLang=)|meta property="og:(?:url|image)")[^>]*>/g;

/** These pages are rendered before the origin that they are sent under is known. */
const config = { origin: anywhere, forAnyOrigin: true } as const;

/**
 * The page reloads itself after a second. The server holds the next request until the page is ready, so that an early
 * reload costs little.
 */
export const askingAgain = (page: string) =>
  page.replace('</head>', '<meta http-equiv="refresh" content="1"></head>');

/** Makes a fallback for each page with a fixed address, and one for each kind of the others. */
export async function makeFallbackPages(
  renderer: Renderer,
  backend: Pick<SiteBackend<unknown>, 'failing' | 'watch'>,
) {
  const { paths, loadScreens, renderUnexpectedError } = await renderer.entry();
  await loadScreens();
  const pages = new Map<string, StoredPage>();
  const waiting = new Map<string, StoredPage>();
  // One after the other, because there is only one thread to make them.
  for (const path of new Set([...paths.fixed, ...paths.table])) {
    const foreseen = await renderWith(renderer, backend, 'foreseen', path);
    const status = foreseen.failed ? 503 : foreseen.page.status;
    pages.set(pathKey(path), await store(renderer, foreseen.page, status, foreseen.change));
    const { page, failed, change } = await renderWith(renderer, backend, 'pending', path);
    // A page that reads no data can be made immediately.
    if (!failed) continue;
    const reloading = (text: string) => askingAgain(change(text));
    waiting.set(pathKey(path), await store(renderer, page, 503, reloading));
  }
  const unexpected = await store(renderer, await renderUnexpectedError(config), 500);
  return { pages, waiting, unexpected };
}

export function fallbackPagesOf(
  { pages, waiting, unexpected }: MadeFallbackPages,
  { paths }: Pick<Entry, 'paths'>,
): FallbackPages {
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
  // The query marks the links that retry the same address. A page with an unbounded parameter reads nothing
  // without a value for it, so nothing could fail.
  const address = `${example}?${paths.row(path)?.unboundedParam ?? 'again'}=1`;
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
  // Without data the page is not hydrated: React would find a different address than it expects.
  const bare = { ...page, hydration: undefined, structuredData: [] };
  const assembled = assemblePage(bare, assets, await renderer.entry()).toString();
  const stored = await storePage({
    status,
    contentType: 'text/html; charset=utf-8',
    cacheControl: uncached,
    text: Buffer.from(change(assembled.replaceAll(absolute, ''))),
  });
  // The process that sends it starts later, and with it the time of `madeAt`.
  return { ...stored, madeAt: 0 };
}
