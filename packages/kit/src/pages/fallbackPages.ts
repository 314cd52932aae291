import type { SiteBackend } from '../defineSite.ts';
import { assemblePage } from '../render/assemblePage.ts';
import type { RenderedPage, Renderer } from '../render/renderer.ts';
import { storePage } from './cache/storedPage.ts';
import type { StoredPage } from './cache/storedPage.ts';
import { pathKey } from './pageAddress.ts';
import type { PageAddress } from './pageAddress.ts';
import { readerContext } from './readerContext.ts';

/** Pages rendered at the start, for when the right one cannot be made in time. */
export interface FallbackPages {
  /** The page at a path as it is when the backend does not answer. */
  at: (address: Pick<PageAddress, 'path' | 'hasJustSent'>) => StoredPage;
  /** 'Unexpected Application Error!', with header and footer. */
  unexpected: StoredPage;
}

const never = new AbortController().signal;
/** Marks the links that try the same address again. */
const again = '?again=1';
/** These pages are for any origin, so what names one is taken out of them. */
const anywhere = 'http://setu.invalid';
const absolute = /<(?:link rel="canonical"|meta property="og:(?:url|image)")[^>]*>/g;

/** Makes one for each page of fixed address, and one for each kind of the others. */
export async function makeFallbackPages(
  renderer: Renderer,
  backend: Pick<SiteBackend<unknown>, 'failing' | 'watch'>,
): Promise<FallbackPages> {
  const entry = await renderer.entry();
  const { paths } = entry;
  const config = { origin: anywhere };
  const pages = new Map<string, StoredPage>();
  const justSent = new Map<string, StoredPage>();

  async function without(path: string, hasJustSent = false): Promise<StoredPage> {
    const watched = backend.watch(backend.failing(), never);
    const address = (path === '*' ? entry.missingPath : path.replace(/:\w+/g, 'x')) + again;
    const page = await entry.render(
      new Request(anywhere + address),
      readerContext(watched.queries, hasJustSent),
      config,
      () => undefined,
    );
    if (page instanceof Response) throw new Error(`${path} leads elsewhere.`);
    return store(page, watched.failed() ? 503 : page.status, `href="${address}"`);
  }

  async function store(page: RenderedPage, status: number, retry?: string): Promise<StoredPage> {
    const assets = await renderer.assets(page);
    // Without data nothing hydrates: React would find another address than it expects.
    let text = assemblePage({ ...page, hydration: undefined }, assets, entry);
    text = text.replaceAll(absolute, '');
    if (retry !== undefined) text = text.replaceAll(retry, 'href=""');
    const contentType = 'text/html; charset=utf-8';
    return storePage({
      status,
      contentType,
      cacheControl: 'no-cache',
      text: Buffer.from(text),
    });
  }

  // One after the other: there is one thread to make them.
  for (const path of new Set([...paths.fixed, ...paths.table])) {
    pages.set(pathKey(path), await without(path));
  }
  for (const path of paths.fixed.filter(paths.hasForm)) {
    justSent.set(pathKey(path), await without(path, true));
  }
  const unexpected = await store(await entry.renderUnexpectedError(config), 500);
  return {
    at({ path, hasJustSent }) {
      const sent = hasJustSent ? justSent.get(pathKey(path)) : undefined;
      const kind = paths.rowPath(path) ?? '*';
      return sent ?? pages.get(pathKey(path)) ?? pages.get(pathKey(kind)) ?? unexpected;
    },
    unexpected,
  };
}
