import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { createBackendApi } from '../backendApi/backendApi.ts';
import type { BackendApiOptions } from '../backendApi/backendApi.ts';
import type { PublicConfig } from '../client/PublicConfig.tsx';
import type { GeneratedFiles, ServerParts } from '../client/defineApp.ts';
import type { SiteBackend } from '../defineSite.ts';
import { createFairQueue } from '../limits/fairQueue.ts';
import type { Limits } from '../limits/limits.ts';
import { createCachedPages } from '../pages/cache/cachedPages.ts';
import type { CachedPages } from '../pages/cache/cachedPages.ts';
import { sendStored } from '../pages/cache/sendStored.ts';
import type { FallbackPages } from '../pages/fallbackPages.ts';
import { createCanonicalQuery } from '../pages/canonicalQuery.ts';
import { createMakePage } from '../pages/makePage.ts';
import { pageAddress } from '../address/pageAddress.ts';
import { createRenderQueue } from '../limits/renderQueue.ts';
import type { RenderQueue } from '../limits/renderQueue.ts';
import { createFormPosts } from '../posts/formPosts.ts';
import { watchEventLoopDelay } from '../limits/eventLoopDelay.ts';
import { createCountedLog } from '../logging/countedLog.ts';
import type { Log } from '../logging/log.ts';
import type { InlineScripts, Renderer } from '../render/renderer.ts';
import { createMakeFile, isGenerated } from '../pages/generatedFiles.ts';
import { createHealth } from '../wellKnown/health.ts';
import { robotsText } from '../wellKnown/robots.ts';
import {
  answerBadRequests,
  boundConnections,
  timeouts as defaultTimeouts,
  serverOptions,
} from '../http/badRequests.ts';
import type { Timeouts } from '../http/badRequests.ts';
import { mount, compose, get, post } from '../http/compose.ts';
import type { Middleware } from '../http/compose.ts';
import { addressOf, createHttpContext, isRead, pathOf } from '../http/httpContext.ts';
import type { HttpContext } from '../http/httpContext.ts';
import { createForwarded } from '../http/forwarded.ts';
import type { Forwarded } from '../http/forwarded.ts';
import { bodyLimit } from '../http/middleware/bodyLimit.ts';
import { csrf } from '../http/middleware/csrf.ts';
import { logContext } from '../http/middleware/logContext.ts';
import { allowMethods } from '../http/middleware/allowMethods.ts';
import { concurrencyLimit } from '../http/middleware/concurrencyLimit.ts';
import { validateHost } from '../http/middleware/validateHost.ts';
import { sendPlain } from '../http/sendText.ts';
import {
  clearHeaders,
  headersOf,
  secureHeaders,
  setHeaders,
} from '../http/middleware/secureHeaders.ts';
import { createSitePages } from './sitePages.ts';
import type { FileServer } from '../http/serveStatic.ts';
import { createOrigins } from '../http/origins.ts';
import { currentRequest, newRequestId } from '../logging/requestId.ts';
import { securityHeaders } from '../http/securityHeaders.ts';

export interface SiteServerOptions {
  renderer: Renderer;
  files: FileServer;
  backend: SiteBackend<unknown>;
  queries: unknown;
  /** How browsers reach the backend; absent: not at all. */
  browserBackend: PublicConfig['backend'];
  /** The embedded backend, whose API is passed on. */
  embedded: BackendApiOptions['backend'] | undefined;
  generatedFiles: readonly GeneratedFiles[];
  queryValues: ServerParts['queryValues'];
  warnings: ServerParts['warnings'];
  siteUrl: string | undefined;
  /** Proxies in front of the site, whose `X-Forwarded-*` headers are trusted. */
  trustProxy: number;
  /** Room for kept pages; 0: none is kept. */
  cacheBytes: number;
  /** Send 103 while a page is made. */
  earlyHints: boolean;
  development: boolean;
  inlineScripts: InlineScripts;
  preloadFonts: readonly string[];
  onPage: NonNullable<ServerParts['onPage']>;
  /** A development server has none. */
  fallbackPages: FallbackPages | undefined;
  limits: Limits;
  isStopping: () => boolean;
  /** Given the function that forgets all pages, for when content has changed. */
  onContentChange?: (forgetPages: () => void) => void;
  /** How long a request may take to arrive; tests have shorter ones. */
  timeouts?: Timeouts;
  log: Log;
}

/** The largest form there is: 5,000 characters of message, each up to 12 bytes when URL-encoded. */
const formBytes = 128 * 1024;
/** Kept sitemaps, of 100,000 articles, and feeds, compressed. */
const generatedBytes = 4 * 1024 * 1024;
/** A school shares one address. Without a bound, one that posts without end would delay the posts of others. */
const mostPosts = 32;
/**
 * Pages that are not kept: reading and drawing so many at once keeps the machine busy, and one address
 * delays the others little. Who has waited longer has no time left for the page itself.
 */
const renderConcurrency = {
  concurrency: 32,
  concurrencyPerAddress: 16,
  perAddress: 200,
  overall: 400,
  waitMs: 2_000,
};
const slotMs = 1_000;
/** Searches: each asks the backend for something new, and holds its slot until that has answered. */
const uncacheableConcurrency = {
  concurrency: 4,
  concurrencyPerAddress: 2,
  perAddress: 50,
  overall: 200,
  waitMs: 2_000,
};

/** The site over HTTP. */
export function createSiteServer(options: SiteServerOptions): Server {
  const { isStopping, trustProxy } = options;
  const forwarded = createForwarded(trustProxy);
  const headersFor = (origin: string) =>
    securityHeaders({
      backendUrl: options.browserBackend?.url ?? '',
      development: options.development,
      inlineScripts: Object.values(options.inlineScripts),
      https: origin.startsWith('https:'),
    });
  const originOf = createOrigins(options.siteUrl, forwarded, headersFor);
  const table = compose(requestTable(options, forwarded, settle));

  const { timeouts = defaultTimeouts } = options;
  const server = createServer(serverOptions(timeouts, trustProxy > 0), (request, response) => {
    if (!mayAsk(request, response)) return;
    const id = forwarded.requestIdOf(request) ?? newRequestId();
    const context = createHttpContext({ request, response, site: originOf(request), id });
    if (isStopping()) response.shouldKeepAlive = false;
    settle(context, () => table(context));
  });
  // Hot reload has a connection that is silent for long.
  const mayAsk = boundConnections(server, options.development ? 0 : timeouts.stillMs);
  answerBadRequests(server, Object.entries(headersFor('')).flat());
  return server;

  /** Ends every request that throws or rejects. */
  function settle(context: HttpContext, handle: () => void | Promise<void>): void {
    try {
      handle()?.catch((error: unknown) => fail(context, error, options));
    } catch (error) {
      fail(context, error, options);
    }
  }
}

type Settle = (context: HttpContext, handle: () => void | Promise<void>) => void;

/** What a request meets, from top to bottom. */
function requestTable(
  options: SiteServerOptions,
  forwarded: Forwarded,
  settle: Settle,
): Middleware[] {
  const { backend, files, generatedFiles } = options;
  const { apiPaths } = backend;
  const { answerForm, backendApi, generated, health, pages } = createHandlers(options, forwarded);
  return [
    pages.kept,
    logContext,
    secureHeaders,
    validateHost,
    ...(backendApi ? [mount(apiPaths, backendApi)] : []),
    allowMethods('GET', 'HEAD', 'POST'),
    get('/healthz', health.sendHealth),
    get('/readyz', health.sendReadiness),
    get('/robots.txt', (context) =>
      sendPlain(context, 200, robotsText(context.site.origin, apiPaths)),
    ),
    post(csrf(forwarded), concurrencyLimit(mostPosts, forwarded), bodyLimit(formBytes), answerForm),
    get((path) => isGenerated(generatedFiles, path), generated),
    (context, next) => files(context.request, context.response, () => settle(context, next)),
    pages.made,
  ];
}

type ConfigFor = (origin: string) => PublicConfig;

/** The handlers of the request table, and what they share: caches, and the queue for rendering. */
function createHandlers(options: SiteServerOptions, forwarded: Forwarded) {
  const { backend, browserBackend, cacheBytes, earlyHints, embedded, isStopping } = options;
  const { limits, log, onPage, preloadFonts, queries, queryValues, renderer, warnings } = options;
  const configFor: ConfigFor = (origin) => ({
    origin,
    ...(browserBackend && { backend: browserBackend }),
  });
  const renderQueue = createRenderQueue();
  const { cached, cachedFiles } = createCaches(options, forwarded, configFor, renderQueue);
  return {
    pages: createSitePages({
      cached,
      renderer,
      canonicalQuery: createCanonicalQuery({ backend, cacheBytes, queries, queryValues }),
      onPage,
      forwarded,
      hintedFonts: earlyHints ? preloadFonts : [],
    }),
    generated: (context: HttpContext) => {
      clearHeaders(context.response);
      return cachedFiles.send(context, pageAddress(addressOf(context), []));
    },
    answerForm: createFormPosts({
      renderer,
      queries,
      configFor,
      mayPost: limits.messages,
      forwarded,
      renderQueue,
      log,
    }),
    health: createHealth({
      ping: () => backend.ping(queries),
      isStopping,
      hasPages: cached.hasAny,
      onBackend: () => void logWarnings(warnings?.(queries), log),
    }),
    backendApi: embedded && createBackendApi({ backend: embedded, limits, forwarded }),
  };
}

/** The caches of pages and of generated files, emptied together; both wait in the same queues. */
function createCaches(
  options: SiteServerOptions,
  forwarded: Forwarded,
  configFor: ConfigFor,
  renderQueue: RenderQueue,
): Record<'cached' | 'cachedFiles', CachedPages> {
  const { backend, cacheBytes, development, fallbackPages, generatedFiles } = options;
  const { log, onContentChange, queries, renderer } = options;
  const onRefused = createCountedLog(log, (count) => `Too many pages at a time: ${count} refused.`);
  const shared = {
    queue: createFairQueue(renderConcurrency),
    uncacheableQueue: createFairQueue(uncacheableConcurrency),
    slotMs,
    fallbackPages,
    visitorOf: ({ request }: HttpContext) => forwarded.addressOf(request),
    onRefused,
    eventLoopDelay: watchEventLoopDelay(),
    log,
  };
  const pageOptions = { renderer, backend, queries, development, configFor, fallbackPages };
  const cached = createCachedPages({
    ...shared,
    make: createMakePage({ ...pageOptions, renderQueue, onRefused, log }),
    cacheBytes,
  });
  const cachedFiles = createCachedPages({
    ...shared,
    make: createMakeFile(generatedFiles, queries, log),
    cacheBytes: Math.min(cacheBytes, generatedBytes),
  });
  onContentChange?.(() => {
    cached.clear();
    cachedFiles.clear();
  });
  return { cached, cachedFiles };
}

/** They are only hints: where they cannot be read, nothing is logged. */
async function logWarnings(reading: Promise<string[]> | undefined, log: Log): Promise<void> {
  const lines = await reading?.catch(() => []);
  for (const line of lines ?? []) log(line);
}

/** The response to an error that nothing else has caught. */
function fail(
  context: HttpContext,
  error: unknown,
  { fallbackPages, log }: Pick<SiteServerOptions, 'fallbackPages' | 'log'>,
): void {
  const { request, response, id } = context;
  currentRequest.run(id, () => log(`${request.method} ${pathOf(context)} failed`, error));
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (!fallbackPages) {
    setHeaders(context);
    sendPlain(context, 500, 'This failed: see the terminal.');
    return;
  }
  clearHeaders(response);
  const page = isRead(context)
    ? fallbackPages.at({ path: pathOf(context) })
    : fallbackPages.unexpected;
  void sendStored(request, response, headersOf(context), page);
}
