import { app } from 'virtual:setu/app';
import { serverParts as siteParts } from 'virtual:setu/serverParts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router-dom';
import type { StaticHandlerContext } from 'react-router-dom';
import preHydration from '../client/preHydration/preHydration.ts?script';
import { createRoutes, layoutBoundary, pageBoundary } from '../client/createRoutes.tsx';
import { FrameContext } from '../client/frame.tsx';
import type { PageData } from '../client/hydrate.tsx';
import { type PublicConfig, PublicConfigProvider } from '../client/PublicConfig.tsx';
import { rowOf } from '../client/route.ts';
import { type ServerContext, provideServerContext } from '../client/serverContext.ts';
import { createFrameCache } from './frame.ts';
import { prefixedParts } from './prefixedParts.ts';
import { createSitePaths } from './sitePaths.ts';

// The server bundle, which renders the site as HTML. Node imports it from the build; in development Vite runs it.

/** Prefetches until React takes over: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API */
const speculationRules = JSON.stringify({
  prefetch: [
    { where: { selector_matches: "[href^='/']:not([data-react])" }, eagerness: 'moderate' },
  ],
});

const { prefix = '' } = app;
const serverParts = prefixedParts(siteParts, prefix);

/** The inline scripts of a page. Each additional script adds a hash to the headers of every response. */
export const inlineScripts = {
  // Runs before the first paint.
  head: `${serverParts.headScript ?? ''};(${preHydration})(${serverParts.bodyScript ?? '()=>{}'})`,
  speculationRules,
};

export const {
  files: generatedFiles = [],
  onPage = {},
  pages: listedPages,
  personal = () => undefined,
  preloadFonts = [],
  queryValues,
  refusals,
  warnings,
} = serverParts;

const { routes, screens } = createRoutes(app);

export const paths = createSitePaths(app, siteParts, routes);
export const loadScreens = screens.loadAll;

const handler = createStaticHandler(routes, { basename: prefix || '/' });
const renderInFrame = createFrameCache();

export interface RenderedPage {
  status: number;
  /** React's HTML of the whole document, without the parts that only the server adds. */
  html: string;
  /** The data for hydration in the browser; absent when the page shows an unexpected error. */
  hydration: PageData | undefined;
  /** Whether its scripts are loaded with it: `ServerParts.hydratedOnLoad`. */
  hydratedOnLoad: boolean;
  /** Its structured data for search engines; empty unless the status is 200. */
  structuredData: readonly object[];
  /** Source files of the matched screens, as named in the app's `screens`, to find their chunks. */
  modules: string[];
}

export type LoaderContext = Omit<ServerContext, 'extra'>;

/**
 * Renders the page of a request, or passes a loader's `Response` on. An error in a page becomes the error screen with
 * status 500; those of `beforeRender`, awaited when everything is read, are thrown.
 */
export async function render(
  request: Request,
  context: LoaderContext,
  config: PublicConfig,
  logError: (error: unknown) => void,
  beforeRender?: () => Promise<void>,
): Promise<RenderedPage | Response> {
  const result = await handler.query(request, {
    requestContext: provideServerContext({ ...context, extra: serverParts.extra }),
  });
  if (result instanceof Response) return result;
  await beforeRender?.();
  for (const error of Object.values(result.errors ?? {})) {
    // A client's mistake, such as a post to a page that accepts none, is not our failure.
    if (!isRouteErrorResponse(error) || error.status >= 500) logError(error);
  }
  try {
    return renderResult(result, config);
  } catch (error) {
    logError(error);
    return renderFailed(result, config, 'Rendering failed.');
  }
}

/** The page of an unexpected error, which depends on nothing that may have failed. */
export async function renderUnexpectedError(config: PublicConfig): Promise<RenderedPage> {
  const result = await handler.query(new Request(config.origin + paths.missing));
  if (result instanceof Response)
    throw new Error(`${paths.missing} must show a page, not redirect.`);
  return renderFailed(result, config, 'Please try again in a moment.');
}

/** React's error boundaries do nothing on the server, so the error is passed to the router's innermost boundary. */
function renderFailed(
  result: StaticHandlerContext,
  config: PublicConfig,
  message: string,
): RenderedPage {
  const isPage = result.matches.some(({ route }) => route.id === pageBoundary);
  const errors = { [isPage ? pageBoundary : layoutBoundary]: new Error(message) };
  return renderResult({ ...result, statusCode: 500, errors }, config);
}

function renderResult(result: StaticHandlerContext, config: PublicConfig): RenderedPage {
  const router = createStaticRouter(handler.dataRoutes, result);
  const renderHtml = (leftEmpty: boolean) =>
    renderToString(
      <StrictMode>
        <app.Document>
          <PublicConfigProvider value={config}>
            <FrameContext value={{ leftEmpty }}>
              <StaticRouterProvider router={router} context={result} hydrate={false} />
            </FrameContext>
          </PublicConfigProvider>
        </app.Document>
      </StrictMode>,
    );
  const { loaderData, actionData, errors, statusCode, matches, location } = result;
  const { pathname, search } = location;
  const shown = matches.flatMap(({ route }) => rowOf(route)?.screen ?? []);
  // In development the sources change, and with them header and footer.
  const place = import.meta.env.PROD ? serverParts.frameKey?.(pathname) : undefined;
  const key = place === undefined ? undefined : JSON.stringify([place, config.backend?.lacks]);
  const html = (key === undefined ? createFrameCache() : renderInFrame)(key ?? '', renderHtml);
  return {
    status: statusCode,
    // React writes the doctype only where it streams.
    html: `<!DOCTYPE html>${html}`,
    hydration: errors
      ? undefined
      : { loaderData, config, ...(actionData && { actionData }), ...(search && { search }) },
    structuredData: statusCode === 200 ? structuredDataOf(result, config) : [],
    hydratedOnLoad: shown.some((screen) => serverParts.hydratedOnLoad?.includes(screen)),
    modules: shown.map(screens.fileOf),
  };
}

function structuredDataOf(
  { loaderData, matches }: StaticHandlerContext,
  { origin }: PublicConfig,
): readonly object[] {
  const route = matches.at(-1)?.route;
  const row = rowOf(route);
  if (!route || !row) return [];
  const { screen } = row;
  const data: unknown = loaderData[route.id];
  const head = screens.metaOf(screen, data);
  return serverParts.structuredData?.({ screen, data, head, origin }) ?? [];
}
