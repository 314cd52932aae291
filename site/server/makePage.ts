import type { Queries } from '@setu/data';
import type { PublicConfig } from '../src/context.ts';
import type { Log } from './log.ts';
import { assemblePage } from './page.ts';
import type { InlineScripts } from './page.ts';
import type { PageAddress } from './pageAddress.ts';
import { freshMs, refusedMs, revalidateMs, staleMs } from './pageCache.ts';
import type { Made, Outcome } from './pageCache.ts';
import type { Renderer } from './renderer.ts';
import { hashOf, storePage } from './storedPage.ts';
import type { StoredPage } from './storedPage.ts';
import { timedOut, watchQueries } from './watchQueries.ts';

export interface MakePageOptions {
  renderer: Renderer;
  queries: Queries;
  inlineScripts: InlineScripts;
  development: boolean;
  configFor: (origin: string) => PublicConfig;
  log: Log;
}

/** Makes the page of an address, for anybody; `signal` is for one who is alone in waiting for it. */
export type MakePage = (
  address: PageAddress,
  kept?: StoredPage,
  signal?: AbortSignal,
) => Promise<Made<StoredPage>>;

/** A page is made within this, or something else is shown (issue 6: four seconds at the server). */
const madeWithinMs = 4_000;
/** The backend has this much of it; the rest is for rendering, which waits its turn on a busy machine. */
const readWithinMs = 3_000;

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
  const { configFor, development, inlineScripts, log, queries, renderer } = options;

  async function make(
    { href, origin, path }: PageAddress,
    kept: StoredPage | undefined,
    signal: AbortSignal | undefined,
    deadline: AbortSignal,
  ): Promise<Made<StoredPage>> {
    const entry = await renderer.entry();
    const watched = watchQueries(queries, deadline);
    const context = {
      queries: watched.queries,
      mayPost: () => false,
      sinceFormShown: () => undefined,
      bodyTooLarge: false,
    };
    const request = new Request(href, signal ? { signal } : {});
    const page = await entry.render(request, context, configFor(origin), (error) =>
      log(`GET ${path}`, error),
    );
    if (page instanceof Response) return { outcome: 'refused', page: await redirection(page) };
    const outcome = outcomeOf(page.status, watched.failed());
    const assets = await renderer.assets(page);
    const text = assemblePage(page, assets, inlineScripts);
    const hash = hashOf(text);
    const { status } = page;
    if (kept?.hash === hash && kept.status === status) return { outcome, page: kept };
    const cacheControl = development ? 'no-cache' : cacheControls[outcome];
    return { outcome, page: await storePage({ status, contentType, cacheControl, text }, hash) };
  }

  return async (address, kept, signal) => {
    const deadline = new AbortController();
    const timers = [setTimeout(() => deadline.abort(timedOut()), readWithinMs)];
    const tooLate = new Promise<never>((_resolve, reject) => {
      timers.push(setTimeout(() => reject(new Error('The page took too long.')), madeWithinMs));
    });
    try {
      return await Promise.race([make(address, kept, signal, deadline.signal), tooLate]);
    } finally {
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
  const text = await response.text();
  const location = response.headers.get('location') ?? undefined;
  const { status } = response;
  return storePage({ status, contentType, cacheControl: cacheControls.failed, text, location });
}
