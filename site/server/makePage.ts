import type { Queries } from '@setu/data';
import { timedOut, watchQueries } from '@setu/data/server';
import type { PublicConfig } from '../src/context.ts';
import { watchLag } from './lag.ts';
import type { LatePages } from './latePages.ts';
import type { Log } from './log.ts';
import { assemblePage } from './page.ts';
import type { InlineScripts } from './page.ts';
import type { PageAddress } from './pageAddress.ts';
import { freshMs, refusedMs, revalidateMs, staleMs } from './pageCache.ts';
import type { Made, Outcome } from './pageCache.ts';
import { readerContext } from './readerContext.ts';
import type { Renderer } from './renderer.ts';
import { hashOf, storePage } from './storedPage.ts';
import type { StoredPage } from './storedPage.ts';
import type { Turns } from './turns.ts';

export interface MakePageOptions {
  renderer: Renderer;
  queries: Queries;
  inlineScripts: InlineScripts;
  development: boolean;
  configFor: (origin: string) => PublicConfig;
  /** What is shown when a page cannot be made in time; a development server has none. */
  latePages: LatePages | undefined;
  /** Shared by all that is drawn on this thread. */
  turns: Turns;
  log: Log;
}

/** Makes the page of an address, for anybody; `signal` is for one who is alone in waiting for it. */
export type MakePage = (
  address: PageAddress,
  kept?: StoredPage,
  signal?: AbortSignal,
) => Promise<Made<StoredPage>>;

/**
 * From the arrival of its request on a page is made within this, or another is shown: issue 6 gives the
 * server four seconds, and it must also get there.
 */
const madeWithinMs = 3_200;
/** Of that kept for drawing, which waits its turn on a busy machine; the backend has the rest. */
const drawnWithinMs = 900;
/** Reads that a backend is spared when so many are waited for already. */
const mostAtOnce = 400;

const contentType = 'text/html; charset=utf-8';

const seconds = (ms: number) => ms / 1_000;
const cacheControls: Record<Outcome, string> = {
  // Browsers ask each time, and mostly hear 304; proxies may keep it as we do. Never `no-store`: that
  // would keep pages out of the back/forward cache (https://web.dev/articles/bfcache).
  good: `public, max-age=0, s-maxage=${seconds(freshMs)}, stale-while-revalidate=${seconds(revalidateMs)}, stale-if-error=${seconds(staleMs)}`,
  refused: `public, max-age=0, s-maxage=${seconds(refusedMs)}`,
  failed: 'no-cache',
};

export function createMakePage(options: MakePageOptions): MakePage {
  const { configFor, development, inlineScripts, latePages, log, queries, renderer, turns } =
    options;
  const lag = watchLag();
  let making = 0;

  async function make(
    { hasJustSent, href, origin, path }: PageAddress,
    kept: StoredPage | undefined,
    signal: AbortSignal | undefined,
    deadlines: Record<'read' | 'drawn', AbortSignal>,
  ): Promise<Made<StoredPage>> {
    const entry = await renderer.entry();
    const watched = watchQueries(queries, deadlines.read);
    const page = await entry.render(
      new Request(href, signal ? { signal } : {}),
      readerContext(watched.queries, hasJustSent),
      configFor(origin),
      (error) => log(`GET ${path}`, error),
      // Drawn by the dozen, all would be late, and whatever else there is to do as well.
      () => turns.take(deadlines.drawn),
    );
    if (page instanceof Response) return { outcome: 'refused', page: await redirection(page) };
    const outcome = outcomeOf(page.status, watched.failed());
    const assets = await renderer.assets(page);
    const text = Buffer.from(assemblePage(page, assets, inlineScripts));
    const hash = hashOf(text);
    const { status } = page;
    if (kept?.hash === hash && kept.status === status) return { outcome, page: kept };
    const cacheControl = development || hasJustSent ? 'no-cache' : cacheControls[outcome];
    const made = { status, contentType, cacheControl, text };
    return { outcome, page: await storePage(made, { hash, isAlone: making === 1 }) };
  }

  return async (address, kept, signal) => {
    const tooLate = new Error(`${address.path} could not be made in time.`);
    const leftMs = madeWithinMs - lag();
    const isHopeless = making >= mostAtOnce || turns.waitMs > leftMs - drawnWithinMs;
    const read = new AbortController();
    const drawn = new AbortController();
    const late = Promise.withResolvers<never>();
    const timers = [
      setTimeout(() => read.abort(timedOut()), leftMs - drawnWithinMs),
      setTimeout(() => {
        drawn.abort(tooLate);
        late.reject(tooLate);
      }, leftMs),
    ];
    making += 1;
    try {
      if (isHopeless) throw tooLate;
      const deadlines = { read: read.signal, drawn: drawn.signal };
      return await Promise.race([make(address, kept, signal, deadlines), late.promise]);
    } catch (error) {
      if (error !== tooLate || !latePages) throw error;
      log(tooLate.message);
      return { outcome: 'failed', page: latePages.at(address) };
    } finally {
      making -= 1;
      timers.forEach(clearTimeout);
    }
  };
}

function outcomeOf(status: number, readFailed: boolean): Outcome {
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
