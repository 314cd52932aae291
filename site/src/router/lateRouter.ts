import { createPath, IDLE_NAVIGATION, matchRoutes } from 'react-router-dom';
import type {
  createBrowserRouter,
  DataRouteMatch,
  HydrationState,
  Location,
  NavigationType,
  RouteObject,
  RouterState,
  RouterSubscriber,
  To,
} from 'react-router-dom';

type DataRouter = ReturnType<typeof createBrowserRouter>;

/** What `RouterProvider` and the hooks of this site ask of a router. */
type LateRouter = Pick<
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
  | 'encodeLocation'
>;

interface LateRouterOptions {
  routes: RouteObject[];
  hydrationData: HydrationState;
  /** Makes the router's own. It starts at `start`, wherever the browser has gone to meanwhile. */
  load: (start: Location) => Promise<DataRouter>;
}

/**
 * The router of a page that nobody has left yet: it knows where it is, and nothing more. What navigates,
 * a tenth of all script, comes later, and from then on answers in its place, so that React keeps the
 * same router and the same page.
 */
export function createLateRouter({ routes, hydrationData, load }: LateRouterOptions): {
  router: DataRouter;
  /** Brings the router's own ahead of the first tap, and before the connection may go. */
  prepare: () => Promise<unknown>;
} {
  let state = firstState(routes, hydrationData);
  let real: DataRouter | undefined;
  let arriving: Promise<DataRouter> | undefined;
  let scrolling: Parameters<DataRouter['enableScrollRestoration']> | undefined;
  const subscribers = new Set<RouterSubscriber>();

  const publish: RouterSubscriber = (next, change) => {
    for (const subscriber of subscribers) subscriber(next, change);
  };
  const take = (router: DataRouter) => {
    real = router;
    window.removeEventListener('popstate', pop);
    if (scrolling) router.enableScrollRestoration(...scrolling);
    router.subscribe(publish);
    return router;
  };
  const realRouter = () =>
    (arriving ??= load(state.location)
      .then(take)
      .catch((error: unknown) => {
        // Whoever navigates later asks again.
        arriving = undefined;
        throw error;
      }));

  /** The browser has gone back or forth already: the router is told again once it listens. */
  function pop() {
    realRouter().then(
      () => window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state })),
      () => window.location.reload(),
    );
  }
  window.addEventListener('popstate', pop);

  /** 'Loading...' from the tap on. */
  const tellLoading = (to: To | null) => {
    // A place on the same page is there at once.
    if (typeof to !== 'string') return;
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
  };

  const navigate = async (
    to: To | number | null,
    options?: Parameters<DataRouter['navigate']>[1],
  ) => {
    if (typeof to === 'number') {
      window.history.go(to);
      return;
    }
    if (!real) tellLoading(to);
    try {
      await realRouter();
    } catch {
      // The server's document needs no router.
      window.location.assign(
        typeof to === 'string' ? to : createPath({ ...state.location, ...to }),
      );
      return;
    }
    await real?.navigate(to, options);
  };

  const router: LateRouter = {
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
    revalidate: async () => (await realRouter()).revalidate(),
    encodeLocation: (to) => new URL(typeof to === 'string' ? to : createPath(to), window.origin),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody asks for the rest of it
  return { router: router as DataRouter, prepare: realRouter };
}

/** As the router's own has it after hydration. */
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
