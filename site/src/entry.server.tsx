import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import type { StaticHandlerContext } from 'react-router-dom';
import { modeScript } from '@setu/ui';
import beforeReact from './beforeReact/beforeReact.ts?script';
import type { PublicConfig, ServerContext } from './context.ts';
import { Document } from './Document.tsx';
import { handleAt, handleOf } from './handle.ts';
import { drawFramed } from './pageFrame.ts';
import { PublicConfigProvider } from './PublicConfig.tsx';
import { routes, table } from './routes.tsx';
import { screenModule } from './screens.ts';
import { missingPath } from './staticPaths.ts';

/**
 * The next page as the browser itself fetches it ahead, until React does (see `prefetch.ts`):
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const speculationRules = JSON.stringify({
  prefetch: [
    { where: { selector_matches: "[href^='/']:not([data-late])" }, eagerness: 'moderate' },
  ],
});

/** What stands in a page and may run: `head` before the first paint, the others after the last element. */
export const inlineScripts = { head: modeScript, body: beforeReact, speculationRules };

export { loadScreens } from './screens.ts';
export { isSitemapPath, readSitemap } from './sitemap.ts';
export { articlePath } from './articleHref.ts';
export { articleCategories } from './content/articleCategories.ts';
export { fixedPaths, isCoursePath, missingPath } from './staticPaths.ts';

const handler = createStaticHandler(routes);

/** The paths of the route table, as it writes them. */
export const routePaths: readonly string[] = table.map(({ path }) => path);

/** That of them which a path is shown by. */
export const routePathOf = (path: string): string | undefined =>
  matchRoutes(routes, path)?.at(-1)?.route.path;

/** The parameters of the query that the screen at a path reads. */
export function knownQuery(path: string): readonly string[] {
  return handleAt(routes, path)?.query ?? [];
}

interface Hydration {
  loaderData: unknown;
  actionData?: unknown;
  config: PublicConfig;
  /** The query that the page was made for; a host of files may send it for another one. */
  search?: string;
}

export interface RenderedPage {
  status: number;
  /** React's HTML of the whole document, without what only the server adds. */
  html: string;
  /** What the browser needs to hydrate; absent when the page shows an unexpected error. */
  hydration: Hydration | undefined;
  /** Source files of the matched screens, to find their styles and chunks. */
  modules: string[];
}

/**
 * Renders the page of a request. A redirect or another ready answer of a loader is passed on.
 * Never throws for what a page does wrong: that becomes the router's error screen, status 500.
 *
 * @param beforeDrawing waited for when everything is read; what it throws is passed on.
 */
export async function render(
  request: Request,
  context: ServerContext,
  config: PublicConfig,
  logError: (error: unknown) => void,
  beforeDrawing?: () => Promise<void>,
): Promise<RenderedPage | Response> {
  const result = await handler.query(request, { requestContext: context });
  if (result instanceof Response) return result;
  await beforeDrawing?.();
  for (const error of Object.values(result.errors ?? {})) {
    // What a client did wrong, such as a post to a page that takes none, is no fault of ours.
    if (!isRouteErrorResponse(error) || error.status >= 500) logError(error);
  }
  try {
    return renderResult(result, config);
  } catch (error) {
    logError(error);
    return renderFailed(result, config, 'Rendering failed.');
  }
}

/** The page of an unexpected error, which needs nothing of what may have failed. */
export async function renderUnexpectedError(config: PublicConfig): Promise<RenderedPage> {
  const result = await handler.query(new Request(config.origin + missingPath));
  if (result instanceof Response) throw new Error('The page that nobody has leads elsewhere.');
  return renderFailed(result, config, 'Please try again in a moment.');
}

/** Error boundaries do nothing on the server, so the error is handed to the router's innermost. */
function renderFailed(
  result: StaticHandlerContext,
  config: PublicConfig,
  message: string,
): RenderedPage {
  const boundary =
    result.matches.findLast((match) => match.route.errorElement !== undefined)?.route.id ?? '0';
  const errors = { [boundary]: new Error(message) };
  return renderResult({ ...result, statusCode: 500, errors }, config);
}

function renderResult(result: StaticHandlerContext, config: PublicConfig): RenderedPage {
  const router = createStaticRouter(handler.dataRoutes, result);
  const draw = () =>
    renderToString(
      <StrictMode>
        <Document>
          <PublicConfigProvider value={config}>
            <StaticRouterProvider router={router} context={result} hydrate={false} />
          </PublicConfigProvider>
        </Document>
      </StrictMode>,
    );
  // Sources change under a development server, and so would header and footer.
  const html = import.meta.env.PROD ? drawFramed(result.location.pathname, draw) : draw();
  const { loaderData, actionData, errors, statusCode, matches, location } = result;
  const { search } = location;
  return {
    status: statusCode,
    // React writes the doctype only where it streams.
    html: `<!DOCTYPE html>${html}`,
    hydration: errors
      ? undefined
      : { loaderData, config, ...(actionData && { actionData }), ...(search && { search }) },
    modules: matches.flatMap(({ route }) => {
      const screen = handleOf(route)?.screen;
      return screen ? [screenModule(screen)] : [];
    }),
  };
}
