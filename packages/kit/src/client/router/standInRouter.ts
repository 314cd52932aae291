import { createPath, IDLE_NAVIGATION, matchRoutes } from 'react-router-dom';
import type {
  createBrowserRouter,
  DataRouteMatch,
  HydrationState,
  NavigationType,
  RouteObject,
  RouterState,
  RouterSubscriber,
  To,
} from 'react-router-dom';

type DataRouter = ReturnType<typeof createBrowserRouter>;

/**
 * What `RouterProvider`, links and the hooks for where a page is ask of a router; a test holds it
 * against the real one. Fetchers and blockers are not among it.
 */
type StandIn = Pick<
  DataRouter,
  | 'basename'
  | 'future'
  | 'state'
  | 'routes'
  | 'manifest'
  | 'window'
  | 'subscribe'
  | 'enableScrollRestoration'
  | 'navigate'
  | 'revalidate'
  | 'createHref'
  | 'createURL'
  | 'encodeLocation'
>;

export interface StandInRouter {
  router: DataRouter;
  /** Loads the real router; called ahead of the first tap, while there is a connection. */
  prepare: () => Promise<unknown>;
}

/**
 * A router for a page that nobody has left yet: it knows where it is, and nothing more. What navigates
 * is a seventh of all script. It comes once React is there, and from then on answers in its place, so
 * that React keeps the same router and the same page.
 *
 * @param load makes the real router, of the same routes and data.
 */
export function createStandInRouter(
  routes: RouteObject[],
  hydrationData: HydrationState,
  load: () => Promise<DataRouter>,
): StandInRouter {
  let state = firstState(routes, hydrationData);
  let real: DataRouter | undefined;
  let arriving: Promise<DataRouter> | undefined;
  let scrolling: Parameters<DataRouter['enableScrollRestoration']> | undefined;
  const subscribers = new Set<RouterSubscriber>();

  /** What is told soon, unless there is something newer by then. */
  let soon: { flushSync: boolean } | undefined;

  /**
   * Tells React where the router is. A page that was fetched ahead is there within the task of the tap: then
   * 'Loading...' is left out, and for a link with `flushSync` the page is drawn whole after the frame that
   * answers the tap. The router itself has each page drawn in pieces, with frames of the old one between.
   */
  const publish: RouterSubscriber = (next, change) => {
    const isThereAtOnce = soon !== undefined;
    const { flushSync } = soon ?? change;
    const mine = { flushSync };
    const tell = () => {
      if (soon !== mine) return;
      soon = undefined;
      for (const subscriber of subscribers) subscriber(next, { ...change, flushSync });
    };
    soon = mine;
    if (next.navigation.state === 'loading') setTimeout(tell);
    else if (isThereAtOnce && flushSync) requestAnimationFrame(() => setTimeout(tell));
    else tell();
  };

  async function arrive(): Promise<DataRouter> {
    try {
      const router = await load();
      window.removeEventListener('popstate', leaveToDocument);
      if (scrolling) router.enableScrollRestoration(...scrolling);
      router.subscribe(publish);
      real = router;
      return router;
    } catch (error) {
      // The next navigation tries again.
      arriving = undefined;
      throw error;
    }
  }
  const prepare = () => (arriving ??= arrive());

  /** Back or forth before the router is there: the address has changed, the page comes as a document. */
  function leaveToDocument() {
    const { pathname, search } = state.location;
    const isSamePage = pathname + search === window.location.pathname + window.location.search;
    // To another place of this page the browser has scrolled by itself.
    if (!isSamePage) window.location.reload();
  }
  window.addEventListener('popstate', leaveToDocument);

  /** As the real router tells it from the tap on: 'Loading...'. */
  function publishLoading() {
    const { location, matches } = state;
    const historyAction = 'PUSH' as NavigationType.Push;
    const navigation = {
      ...IDLE_NAVIGATION,
      state: 'loading',
      location,
      matches,
      historyAction,
    } as const;
    state = { ...state, navigation };
    publish(state, { deletedFetchers: [], newErrors: null, flushSync: false });
  }

  async function navigate(to: To | number | null, options?: Parameters<DataRouter['navigate']>[1]) {
    if (typeof to === 'number') {
      window.history.go(to);
      return;
    }
    // A place on the same page, which is no text, is there at once.
    if (!real && typeof to === 'string') publishLoading();
    const arrived = await prepare().catch(() => undefined);
    if (arrived) await arrived.navigate(to, options);
    // The server's document needs no router.
    else
      window.location.assign(
        typeof to === 'string' ? to : createPath({ ...state.location, ...to }),
      );
  }

  const router: StandIn = {
    basename: '/',
    future: {},
    window,
    get state() {
      return real?.state ?? state;
    },
    get routes() {
      return real?.routes ?? (routes as DataRouter['routes']);
    },
    get manifest() {
      return real?.manifest ?? {};
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    enableScrollRestoration(...options) {
      scrolling = options;
      return real?.enableScrollRestoration(...options) ?? (() => {});
    },
    navigate,
    revalidate: async () => (await prepare()).revalidate(),
    createHref: (location) => createPath(location),
    createURL: toUrl,
    encodeLocation: toUrl,
  };
  return { router: router as DataRouter, prepare };
}

const toUrl = (to: To) => new URL(typeof to === 'string' ? to : createPath(to), window.origin);

/** As the real router has it after hydration. */
function firstState(
  routes: RouteObject[],
  { loaderData, actionData }: HydrationState,
): RouterState {
  const { pathname, search, hash } = window.location;
  const entry = window.history.state as { usr?: unknown; key?: string } | null;
  return {
    historyAction: 'POP' as NavigationType.Pop,
    location: { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' },
    matches: (matchRoutes(routes, window.location) ?? []) as DataRouteMatch[],
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    // The browser has scrolled to where the visitor was.
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: loaderData ?? {},
    actionData: actionData ?? null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}
