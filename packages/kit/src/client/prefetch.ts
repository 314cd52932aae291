import { matchRoutes, RouterContextProvider } from 'react-router-dom';
import type { data as withStatus, RouteObject } from 'react-router-dom';
import { rowOf } from './route.ts';
import type { Screens } from './screens.ts';

/** How long prefetched data is fresh: as long as a page in the server's cache. */
const freshMs = 30_000;
/** Maximum number of links in view whose pages are prefetched while the visitor reads. */
const linksAhead = 4;
const restMs = 300;
const hoverMs = 65;

interface PrefetchedSite {
  routes: RouteObject[];
  screens: Screens;
  prefix?: string | undefined;
}

interface Ahead {
  data: Promise<unknown>;
  giveUp: AbortController;
  fetchedAt: number;
}

const ahead = new Map<string, Ahead>();

/** Takes the prefetched data for a request; undefined if there is none, or it is stale or has failed. */
export function takeAhead({ url, signal }: Request): Promise<unknown> | undefined {
  const found = ahead.get(url);
  ahead.delete(url);
  if (!found || !isFresh(found)) return undefined;
  signal.addEventListener('abort', () => found.giveUp.abort());
  return found.data;
}

/**
 * Prefetches pages, unless the visitor saves data: of a link that is touched, pointed at or focused, and of the first
 * links in view. The returned function looks for these again, when the page has changed.
 */
export function startPrefetching(site: PrefetchedSite): () => void {
  let hover: ReturnType<typeof setTimeout> | undefined;
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(
      sign,
      ({ target }) => {
        const link =
          target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
        if (!link || connection()?.saveData) return;
        if (sign !== 'pointerover') void fetchAhead(link, site);
        // A pointer that only crosses the link shows no intent.
        else {
          clearTimeout(hover);
          hover = setTimeout(() => link.matches(':hover') && void fetchAhead(link, site), hoverMs);
        }
      },
      { passive: true },
    );
  }

  // A link clicked before the hover delay ends is loaded only once.
  document.addEventListener('click', () => clearTimeout(hover));

  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookAround = () => {
    clearTimeout(timer);
    if (mayFetchUnasked()) timer = setTimeout(() => void fetchInView(site), restMs);
  };
  document.addEventListener('scroll', lookAround, { passive: true });
  return lookAround;
}

const connection = () =>
  (navigator as { connection?: { saveData: boolean; effectiveType: string } }).connection;

function mayFetchUnasked(): boolean {
  const { saveData = false, effectiveType = '4g' } = connection() ?? {};
  return !saveData && effectiveType === '4g';
}

/** Prefetches one page after the other, so that the connection stays free for the visitor's next action. */
async function fetchInView(site: PrefetchedSite): Promise<void> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const inView = links.filter((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight && link.closest('[inert]') === null;
  });
  // The items that the page lists come before links to topics and the like.
  const isBelow = ({ pathname }: HTMLAnchorElement) => pathname.startsWith(`${location.pathname}/`);
  inView.sort((a, b) => Number(isBelow(b)) - Number(isBelow(a)));
  for (const link of inView.slice(0, linksAhead)) {
    await fetchAhead(link, site);
  }
}

async function fetchAhead(
  link: HTMLAnchorElement,
  { routes, screens, prefix }: PrefetchedSite,
): Promise<void> {
  const { href, origin, pathname, hash } = link;
  // A filter or the next page of a list is not prefetched, because the visitor wants its current content.
  const isHere = pathname === location.pathname;
  // Pages in another language are separate documents.
  const isOther = origin !== location.origin || link.hreflang || link.target || link.download;
  if (isOther || isHere || !navigator.onLine) return;
  const url = href.slice(0, href.length - hash.length);
  const known = ahead.get(url);
  if (known && isFresh(known)) return;
  const match = matchRoutes(routes, pathname, prefix || '/')?.at(-1);
  const screen = rowOf(match?.route)?.screen;
  if (!match || !screen) return;
  const giveUp = new AbortController();
  const request = new Request(url, { signal: giveUp.signal });
  const { params } = match;
  const data = screens
    .load(screen)
    .then(({ loader }) => loader?.({ request, params, context: new RouterContextProvider() }));
  for (const [old, kept] of ahead) if (!isFresh(kept)) ahead.delete(old);
  ahead.set(url, { data, giveUp, fetchedAt: performance.now() });
  try {
    const result = await data;
    const value = isWithStatus(result) ? result.data : result;
    if (hasFailed(value)) ahead.delete(url);
    // It reads a whole text: now, not between the tap and the page.
    else screens.metaOf(screen, value);
  } catch {
    // When the visitor follows the link, the page shows the error.
    ahead.delete(url);
  }
}

const isFresh = ({ fetchedAt }: Ahead) => performance.now() - fetchedAt < freshMs;

/** Whether some data of a page could not be read: it is not kept, because another attempt may succeed. */
const hasFailed = (value: unknown): boolean =>
  [value, ...Object.values(Object(value) as object)].some(
    (part) => (Object(part) as { ok?: unknown }).ok === false,
  );

/** Whether a loader has answered with `data()`. */
export const isWithStatus = (value: unknown): value is ReturnType<typeof withStatus> =>
  'init' in Object(value);
