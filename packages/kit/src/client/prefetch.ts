import { matchRoutes, RouterContextProvider } from 'react-router-dom';
import type { data as withStatus, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { rowOf } from './route.ts';
import type { Screens } from './screens.ts';

/** As long as the server's own copy of a page counts as fresh. */
const freshMs = 30_000;
/** Links in view whose pages are fetched while the visitor reads. */
const linksAhead = 4;
const restMs = 300;
const hoverMs = 65;

/** What there is to fetch. */
interface Site {
  routes: RouteObject[];
  screens: Screens;
  /** As in `App`. */
  prefix?: string | undefined;
}

interface Ahead {
  data: Promise<unknown>;
  giveUp: AbortController;
  fetchedAt: number;
}

const ahead = new Map<string, Ahead>();

/** What was fetched ahead for a request, once; nothing when that is old or has failed. */
export function takeAhead({ url, signal }: Request): Promise<unknown> | undefined {
  const found = ahead.get(url);
  ahead.delete(url);
  if (!found || !isFresh(found)) return undefined;
  signal.addEventListener('abort', () => found.giveUp.abort());
  return found.data;
}

/**
 * Fetches pages before they are asked for, their script and their data, for visitors who do not save data: at
 * once when a link is touched, pointed at or focused, and the first ones in view while the visitor rests, unless
 * their line is slow. Returns what looks again, for a page that has changed.
 */
export function startPrefetching(site: Site): () => void {
  let hover: ReturnType<typeof setTimeout> | undefined;
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(
      sign,
      ({ target }) => {
        const link =
          target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
        if (!link || connection()?.saveData) return;
        if (sign !== 'pointerover') void fetchAhead(link, site);
        // A pointer that only crosses the link is no sign of intent.
        else {
          clearTimeout(hover);
          hover = setTimeout(() => link.matches(':hover') && void fetchAhead(link, site), hoverMs);
        }
      },
      { passive: true },
    );
  }

  // A link that is followed before that is read once.
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

/** One after the other, so that the connection is free for what the visitor does next. */
async function fetchInView(site: Site): Promise<void> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const inView = links.filter((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight && link.closest('[inert]') === null;
  });
  // What the page lists, before topics and the like.
  const isBelow = ({ pathname }: HTMLAnchorElement) => pathname.startsWith(`${location.pathname}/`);
  inView.sort((a, b) => Number(isBelow(b)) - Number(isBelow(a)));
  for (const link of inView.slice(0, linksAhead)) {
    await fetchAhead(link, site);
  }
}

async function fetchAhead(
  link: HTMLAnchorElement,
  { routes, screens, prefix }: Site,
): Promise<void> {
  const { href, origin, pathname, hash } = link;
  // A filter, or the next page of a list, is fetched when it is asked for: the visitor wants it as it
  // stands now.
  const isHere = pathname === location.pathname;
  // Another language is another document.
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
  const data = load(screens, screen, request, match.params);
  ahead.set(url, { data, giveUp, fetchedAt: performance.now() });
  try {
    if (hasFailed(await data)) ahead.delete(url);
  } catch {
    // When the visitor follows the link, the page says what is wrong.
    ahead.delete(url);
  }
}

async function load(
  screens: Screens,
  screen: string,
  request: Request,
  params: LoaderFunctionArgs['params'],
): Promise<unknown> {
  const { loader } = await screens.load(screen);
  if (!loader) return null;
  return loader({ request, params, context: new RouterContextProvider() });
}

function isFresh({ fetchedAt }: Ahead): boolean {
  return performance.now() - fetchedAt < freshMs;
}

/** A page that could not be read whole is not kept: another attempt may succeed. */
function hasFailed(result: unknown): boolean {
  const value = isWithStatus(result) ? result.data : result;
  if (typeof value !== 'object' || value === null) return false;
  return isFailure(value) || Object.values(value).some(isFailure);
}

function isWithStatus(value: unknown): value is ReturnType<typeof withStatus> {
  return typeof value === 'object' && value !== null && 'init' in value && 'data' in value;
}

function isFailure(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
}
