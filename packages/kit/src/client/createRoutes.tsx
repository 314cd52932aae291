import { type ComponentType, memo, useState } from 'react';
import { data, redirectDocument, useActionData, useLoaderData } from 'react-router-dom';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  RouteObject,
  ShouldRevalidateFunction,
} from 'react-router-dom';
import type { App } from './defineApp.ts';
import { ChunkGone, isOffline, Offline } from './chunk.ts';
import { isWithStatus, takeAhead } from './prefetch.ts';
import { type Handle, type Route, type Screen, type ScreenLoader, differs } from './route.ts';
import { type Screens, createScreens } from './screens.ts';

/** Ids of the routes around a screen that show errors in its place. */
export const pageBoundary = 'page';
export const layoutBoundary = 'layout';

export function createRoutes(app: App): { routes: RouteObject[]; screens: Screens } {
  const screens = createScreens(app.screens);
  const { Layout, LayoutError, PageError } = app;

  function toRoute(row: Route): RouteObject {
    const { path, screen } = row;
    return {
      path,
      handle: { ...row, meta: (data) => screens.metaOf(screen, data) } satisfies Handle,
      loader: orLeave((args) => {
        if (!import.meta.env.SSR) hasMoved ||= !isHere(args);
        return screens.with(screen, ({ loader }) => loader && read(loader, args, row));
      }),
      action: orLeave((args) =>
        screens.with(screen, ({ action }) => (action ?? methodNotAllowed)(args)),
      ),
      shouldRevalidate: loadsAgain(row),
      Component: screenComponent(app.Head, screens, screen),
    };
  }

  const pages = { id: pageBoundary, ErrorBoundary: PageError, children: app.routes.map(toRoute) };
  const layout = {
    id: layoutBoundary,
    Component: Layout,
    ErrorBoundary: LayoutError,
    children: [pages],
  };
  return { routes: [layout], screens };
}

/**
 * Skips loading when only `readByPage` parameters change, and on the way back from a place within the page. Navigating
 * to the same address is a retry and loads.
 */
const loadsAgain =
  (row: Route): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
    const isSame = currentUrl.search === nextUrl.search;
    // On the way back the browser is at the next address already.
    const isBack = currentUrl.hash !== '' && nextUrl.hash === '' && nextUrl.href === location.href;
    const isThere = isSame
      ? isBack
      : row.readByPage && !differs(row, currentUrl.search, nextUrl.search);
    return currentUrl.pathname === nextUrl.pathname && isThere ? false : defaultShouldRevalidate;
  };

/**
 * The prefetched data or the loader's result, unless the visitor has left. Offline, the error screen loads the page
 * later; what else cannot be read is left to the server if that has it.
 */
async function read(loader: ScreenLoader, args: LoaderFunctionArgs, row: Route): Promise<unknown> {
  const { signal, url } = args.request;
  signal.throwIfAborted();
  const ahead = takeAhead(args.request);
  if (!ahead && isOffline()) throw new Offline('There is no connection.');
  const found = await (ahead ?? loader(args));
  // No server keeps the pages of what visitors type, and to leave would end their typing.
  const isKept = !args.url.searchParams.has(row.unboundedParam ?? '');
  const mayLeave = isFailing(found) && hasMoved && isKept && (await isOnServer(url));
  return mayLeave && !signal.aborted ? leave(args) : found;
}

/** Whether this document has begun to show another page. Before, leaving could reload a page of a static host forever. */
let hasMoved = false;

/** Whether the browser is at the address already, as on the way back. The router encodes the query of `url` again. */
const isHere = ({ request }: LoaderFunctionArgs) =>
  request.url === location.href.replace(/#.*/, '');

const isFailing = (found: unknown) => isWithStatus(found) && (found.init?.status ?? 0) >= 500;

/** Whether the server has the page that could not be read, as it keeps pages while the backend is down. */
const isOnServer = (url: string) =>
  fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Leaves the page to the server. */
function leave(args: LoaderFunctionArgs): Promise<never> {
  if (!isHere(args)) throw redirectDocument(args.request.url + args.url.hash);
  // Its hash would load no document.
  location.reload();
  return new Promise(() => {});
}

/** Leaves a page of which a part is gone. This cannot loop: a document is readable without any. */
function orLeave(
  answer: (args: LoaderFunctionArgs) => unknown,
): (args: LoaderFunctionArgs) => Promise<unknown> {
  return async (args) => {
    try {
      return (await answer(args)) ?? null;
    } catch (error) {
      if (import.meta.env.SSR || !(error instanceof ChunkGone)) throw error;
      return leave(args);
    }
  };
}

function methodNotAllowed(_args: ActionFunctionArgs): never {
  throw data(null, { status: 405, statusText: 'Method Not Allowed' });
}

/** A screen as the router's component: its head, then its page with the loader's data as props. */
function screenComponent(Head: App['Head'], screens: Screens, screen: string): ComponentType {
  return function ScreenRoute() {
    const data: unknown = useLoaderData();
    // The answer to a form that was posted without React: the router drops it when a link leads to a part of the page,
    // and with it what the form was filled with.
    const answer: unknown = useActionData();
    const [sent] = useState(answer);
    const { Page } = screens.loaded(screen);
    return (
      <>
        <Head {...screens.metaOf(screen, data)} />
        <StablePage Page={Page} data={data} sent={sent} />
      </>
    );
  };
}

interface StablePageProps extends Pick<Screen, 'Page'> {
  data: unknown;
  sent: unknown;
}

/** Memoized, because the router renders its routes at each step of a navigation, and most change nothing here. */
const StablePage = memo(function StablePage({ Page, data, sent }: StablePageProps) {
  return <Page data={data} sent={sent} />;
});
