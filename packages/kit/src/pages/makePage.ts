import type { PublicConfig } from '../client/PublicConfig.tsx';
import type { SiteBackend } from '../defineSite.ts';
import { watchEventLoopDelay } from '../process/eventLoopDelay.ts';
import type { Log } from '../process/log.ts';
import { assemblePage } from '../render/assemblePage.ts';
import type { Renderer } from '../render/renderer.ts';
import { freshMs, refusedMs, revalidateMs, staleMs } from './cache/pageCache.ts';
import type { Made, PageOutcome } from './cache/pageCache.ts';
import { hashOf, storePage } from './cache/storedPage.ts';
import type { StoredPage } from './cache/storedPage.ts';
import type { FallbackPages } from './fallbackPages.ts';
import type { PageAddress } from './pageAddress.ts';
import { readerContext } from './readerContext.ts';
import type { RenderQueue } from './renderQueue.ts';

export interface MakePageOptions {
  renderer: Renderer;
  backend: Pick<SiteBackend<unknown>, 'watch' | 'timedOut'>;
  queries: unknown;
  development: boolean;
  configFor: (origin: string) => PublicConfig;
  /** What is shown when a page cannot be made in time; a development server has none. */
  fallbackPages: FallbackPages | undefined;
  /** Shared by all that is drawn on this thread. */
  renderQueue: RenderQueue;
  log: Log;
}

export interface MakeOptions {
  /** The page as it is kept, in case nothing has changed. */
  kept?: StoredPage | undefined;
  /** When its request arrived, by `performance.now()`; absent: now. */
  arrivedAt?: number;
  /** Aborts one that only a single visitor waits for. */
  signal?: AbortSignal;
}

/** Makes the page of an address. */
export type MakePage = (address: PageAddress, options?: MakeOptions) => Promise<Made<StoredPage>>;

/**
 * From the arrival of its request on a page is made within this, or another is shown: a visitor has an
 * answer within four seconds, and it must also get there.
 */
const madeWithinMs = 3_200;
/** Part of it for rendering, which waits its turn on a busy machine; reading has the rest. */
const drawnWithinMs = 900;
/** With so many pages in the making the next are not begun: the backend would answer too late. */
const mostAtOnce = 400;

const contentType = 'text/html; charset=utf-8';

const seconds = (ms: number) => ms / 1_000;
const cacheControls: Record<PageOutcome, string> = {
  // Browsers ask each time, and mostly hear 304; proxies may keep it as we do. Never `no-store`: that
  // would keep pages out of the back/forward cache (https://web.dev/articles/bfcache).
  good: `public, max-age=0, s-maxage=${seconds(freshMs)}, stale-while-revalidate=${seconds(revalidateMs)}, stale-if-error=${seconds(staleMs)}`,
  refused: `public, max-age=0, s-maxage=${seconds(refusedMs)}`,
  failed: 'no-cache',
};

export function createMakePage(options: MakePageOptions): MakePage {
  const { backend, configFor, development, fallbackPages, log, queries, renderer, renderQueue } =
    options;
  const eventLoopDelay = watchEventLoopDelay();
  let making = 0;

  async function make(
    { hasJustSent, href, origin, path }: PageAddress,
    { kept, signal }: MakeOptions,
    deadlines: Record<'read' | 'drawn', AbortSignal>,
  ): Promise<Made<StoredPage>> {
    const entry = await renderer.entry();
    const watched = backend.watch(queries, deadlines.read);
    const page = await entry.render(
      new Request(href, signal ? { signal } : {}),
      readerContext(watched.queries, hasJustSent),
      configFor(origin),
      (error) => log(`GET ${path}`, error),
      // Rendered at once, many pages would all be late, and block everything else.
      () => renderQueue.wait(deadlines.drawn),
    );
    if (page instanceof Response) return { outcome: 'refused', page: await redirection(page) };
    const outcome = outcomeOf(page.status, watched.failed());
    const assets = await renderer.assets(page);
    const text = Buffer.from(assemblePage(page, assets, entry));
    const hash = hashOf(text);
    const { status } = page;
    if (kept?.hash === hash && kept.status === status) return { outcome, page: kept };
    const cacheControl = development || hasJustSent ? 'no-cache' : cacheControls[outcome];
    const made = { status, contentType, cacheControl, text };
    return { outcome, page: await storePage(made, { hash, isAlone: making === 1 }) };
  }

  return async (address, options = {}) => {
    const tooLate = new Error(`${address.path} could not be made in time.`);
    const { arrivedAt = performance.now() } = options;
    const leftMs = madeWithinMs - eventLoopDelay() - (performance.now() - arrivedAt);
    const isHopeless = making >= mostAtOnce || renderQueue.waitMs > leftMs - drawnWithinMs;
    const read = new AbortController();
    const drawn = new AbortController();
    const late = Promise.withResolvers<never>();
    const timers = [
      setTimeout(() => read.abort(backend.timedOut()), leftMs - drawnWithinMs),
      setTimeout(() => {
        drawn.abort(tooLate);
        late.reject(tooLate);
      }, leftMs),
    ];
    making += 1;
    try {
      if (isHopeless) throw tooLate;
      const deadlines = { read: read.signal, drawn: drawn.signal };
      return await Promise.race([make(address, options, deadlines), late.promise]);
    } catch (error) {
      if (error !== tooLate || !fallbackPages) throw error;
      log(tooLate.message);
      return { outcome: 'failed', page: fallbackPages.at(address) };
    } finally {
      making -= 1;
      timers.forEach(clearTimeout);
    }
  };
}

function outcomeOf(status: number, readFailed: boolean): PageOutcome {
  if (readFailed || status >= 500) return 'failed';
  return status === 200 ? 'good' : 'refused';
}

/** A loader may answer with a redirect instead of a page. */
async function redirection(response: Response): Promise<StoredPage> {
  const text = Buffer.from(await response.text());
  const location = response.headers.get('location') ?? undefined;
  const { status } = response;
  return storePage({ status, contentType, cacheControl: cacheControls.failed, text, location });
}
