import type { PublicConfig } from '../client/PublicConfig.tsx';
import type { Route } from '../client/route.ts';
import type { SiteBackend, Watched } from '../defineSite.ts';
import type { Log } from '../logging/log.ts';
import { assemblePage } from '../render/assemblePage.ts';
import { refusedMs, revalidateMs, staleMs } from './cache/keptPages.ts';
import { freshMs } from './cache/pageCache.ts';
import type { Early, Made, Making, PageOutcome } from './cache/making.ts';
import { type StoredPage, edgeHeaders, hashOf, storePage, uncached } from './cache/storedPage.ts';
import { type FallbackPages, askingAgain } from './fallbackPages.ts';
import { type PageAddress, isShared } from '../address/pageAddress.ts';
import { readerContext } from './readerContext.ts';
import type { LanguageAt } from './servedLanguage.ts';
import type { RenderQueue } from '../limits/renderQueue.ts';

export interface MakePageOptions {
  languageAt: LanguageAt<'renderer' | 'queries' | 'fallbackPages'>;
  backend: Pick<SiteBackend<unknown>, 'watch' | 'timedOut'>;
  development: boolean;
  configFor: (origin: string) => PublicConfig | Promise<PublicConfig>;
  renderQueue: RenderQueue;
  /** Whether CDN caches in front of the site are purged when content changes. */
  purgesCdn: boolean;
  /** Called for each page that is not begun because too many are being made. */
  onRefused: () => void;
  log: Log;
}

interface MakeOptions {
  /** The cached page, to be reused if nothing has changed. */
  kept?: StoredPage | undefined;
  /** Aborts when the only waiting visitor leaves. */
  signal?: AbortSignal | undefined;
}

export type MakePage = (address: PageAddress, options?: MakeOptions) => Making<StoredPage>;

/** A backend that answers within this is slow, not dead. */
export const readWithinMs = 15_000;
/** Additional time for rendering, including the wait for its turn on a busy machine. */
const renderWithinMs = 5_000;
/** A page that takes too long is shown with the data read so far, if that is rendered within this. */
const earlyWithinMs = 500;
/** With a longer render queue no page is begun: it and all pages after it would be late. */
const longestQueueMs = 2_300;
/** With more pages in the making no page is begun: the backend would answer too late. */
const mostAtOnce = 400;

const contentType = 'text/html; charset=utf-8';

const seconds = (ms: number) => ms / 1_000;
export const cacheControls: Record<PageOutcome, string> = {
  // Browsers revalidate each time, usually with a 304; proxies may cache a page as we do.
  good: `public, max-age=0, s-maxage=${seconds(freshMs)}, stale-while-revalidate=${seconds(revalidateMs)}, stale-if-error=${seconds(staleMs)}`,
  refused: `public, max-age=0, s-maxage=${seconds(refusedMs)}`,
  partial: uncached,
  failed: uncached,
};

export function createMakePage(options: MakePageOptions): MakePage {
  const { backend, development, languageAt, log, purgesCdn, renderQueue } = options;
  const render = createRender(options);
  let making = 0;

  async function makeWhole(
    address: PageAddress,
    watched: Watched<unknown>,
    { kept, signal }: MakeOptions,
    deadlines: Deadlines,
  ): Promise<Made<StoredPage>> {
    const page = await render(address, watched.queries, deadlines.render, { signal });
    if (page instanceof Response) return { outcome: 'refused', page: await redirection(page) };
    const outcome = pageOutcome(page.status, watched);
    const hash = hashOf(page.text);
    // If no read was answered in time, search engines must not index the page.
    const isEmpty = page.status === 200 && deadlines.read.aborted && watched.answered() === 0;
    const status = isEmpty ? 503 : page.status;
    const keys = watched.keys();
    const headers = {
      cacheControl: isCacheable(address) && !development ? cacheControls[outcome] : uncached,
      keys,
      edgeHeaders:
        purgesCdn && isCacheable(address) && outcome === 'good' && isRenewed(page, keys)
          ? edgeHeaders(keys)
          : [],
    };
    if (kept?.hash === hash && kept.status === status) {
      kept.madeAt = performance.now();
      // A part that could not be read has changed nothing: the headers of the whole page stay right.
      if (outcome !== 'partial') Object.assign(kept, headers);
      return { outcome, page: kept };
    }
    const made = { status, contentType, ...headers, text: page.text };
    return { outcome, page: await storePage(made, { hash, isAlone: making === 1 }) };
  }

  return (address, makeOptions = {}) => {
    const { fallbackPages, queries } = languageAt(address.path);
    if (fallbackPages && (making >= mostAtOnce || renderQueue.waitMs >= longestQueueMs)) {
      options.onRefused();
      return { whole: Promise.resolve({ outcome: 'failed', page: fallbackPages.at(address) }) };
    }
    const deadlines = startDeadlines(address, backend);
    const watched = backend.watch(queries, deadlines.read);
    making += 1;
    const whole = makeWhole(address, watched, makeOptions, deadlines)
      .catch((error: unknown): Made<StoredPage> => {
        if (error !== deadlines.tooLate || !fallbackPages) throw error;
        log(deadlines.tooLate.message);
        return { outcome: 'failed', page: fallbackPages.at(address) };
      })
      .finally(() => {
        making -= 1;
        deadlines.clear();
      });
    if (!fallbackPages) return { whole };
    return { whole, early: createEarly(render, address, watched, fallbackPages) };
  };
}

type Deadlines = ReturnType<typeof startDeadlines>;

/** `render` aborts with `tooLate`. */
function startDeadlines({ path }: PageAddress, { timedOut }: MakePageOptions['backend']) {
  const tooLate = new Error(`${path} could not be made in time.`);
  const read = new AbortController();
  const render = new AbortController();
  const timers = [
    setTimeout(() => read.abort(timedOut()), readWithinMs),
    setTimeout(() => render.abort(tooLate), readWithinMs + renderWithinMs),
  ];
  const clear = () => timers.forEach(clearTimeout);
  return { read: read.signal, render: render.signal, tooLate, clear };
}

interface Rendered {
  config: PublicConfig;
  row: () => Route | undefined;
}

/** Whether a purge renews a page. An edge would keep others for a day. */
function isRenewed({ config, row }: Rendered, keys: readonly string[]): boolean {
  // What the backend lacks may not be known yet.
  const isFinal = !config.backend || config.backend.lacks !== undefined;
  // An empty search has read nothing, and offers the months up to today's.
  return isFinal && (keys.length > 0 || row()?.unboundedParam === undefined);
}

interface RenderOptions extends Pick<MakeOptions, 'signal'> {
  /** Default true. */
  isHydrated?: boolean;
}

type Render = ReturnType<typeof createRender>;

function createRender({ configFor, languageAt, log, renderQueue }: MakePageOptions) {
  return async (
    { href, origin, path, personal }: PageAddress,
    queries: unknown,
    deadline: AbortSignal,
    { signal, isHydrated = true }: RenderOptions = {},
  ): Promise<(Rendered & { status: number; text: Buffer }) | Response> => {
    const { renderer } = languageAt(path);
    const entry = await renderer.entry();
    const config = await configFor(origin);
    const page = await entry.render(
      new Request(href, signal ? { signal } : {}),
      readerContext(queries, personal),
      config,
      (error) => log(`GET ${path}`, error),
      // Without a queue, many pages at the same time would all be late and block everything else.
      () => renderQueue.wait(deadline),
    );
    if (page instanceof Response) return page;
    const shown = isHydrated ? page : { ...page, hydration: undefined };
    const text = assemblePage(shown, await renderer.assets(page), entry);
    return { status: page.status, text, config, row: () => entry.paths.row(path) };
  };
}

async function renderEarly(render: Render, address: PageAddress, watched: Watched<unknown>) {
  const deadline = AbortSignal.timeout(earlyWithinMs);
  // Where React navigates, the reload would drop the tap.
  const bare = { isHydrated: false };
  const page = await render(address, watched.soFar(), deadline, bare).catch(() => undefined);
  if (!page || page instanceof Response || page.status !== 200) return undefined;
  const text = Buffer.from(askingAgain(page.text.toString()));
  return storePage({ status: 503, contentType, cacheControl: uncached, text });
}

/**
 * A page with the data read so far, rendered once for all waiting visitors until more is read; else a fallback. It
 * reloads itself until the whole page is there.
 */
function createEarly(
  render: Render,
  address: PageAddress,
  watched: Watched<unknown>,
  fallbackPages: FallbackPages,
): () => Promise<Early<StoredPage>> {
  let renderedAfter = 0;
  let rendering: Promise<StoredPage | undefined> | undefined;
  return async () => {
    if (watched.answered() !== renderedAfter) {
      renderedAfter = watched.answered();
      rendering = renderEarly(render, address, watched);
    }
    const soFar = await rendering;
    if (soFar) return { page: soFar, asksAgain: true };
    const waiting = fallbackPages.waiting(address);
    return { page: waiting ?? fallbackPages.at(address), asksAgain: waiting !== undefined };
  };
}

const isCacheable = (address: PageAddress) => !address.uncacheable && isShared(address);

function pageOutcome(status: number, watched: Watched<unknown>): PageOutcome {
  if (status >= 500) return 'failed';
  if (!watched.failed()) return status === 200 ? 'good' : 'refused';
  return status === 200 && watched.answered() > 0 ? 'partial' : 'failed';
}

async function redirection(response: Response): Promise<StoredPage> {
  const text = Buffer.from(await response.text());
  const location = response.headers.get('location') ?? undefined;
  const { status } = response;
  return storePage({ status, contentType, cacheControl: uncached, text, location });
}
