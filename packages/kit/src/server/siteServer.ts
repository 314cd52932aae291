import { createServer } from 'node:http';
import { type BackendApiOptions, createBackendApi } from '../backendApi/backendApi.ts';
import type { PublicConfig } from '../client/PublicConfig.tsx';
import type { SiteBackend } from '../defineSite.ts';
import { createLimits } from '../limits/limits.ts';
import type { ForgetPages } from '../pages/cache/pageCache.ts';
import { sendStored } from '../pages/cache/sendStored.ts';
import { createCanonicalQuery } from '../pages/canonicalQuery.ts';
import { byPrefix } from '../address/languages.ts';
import { pageAddress } from '../address/pageAddress.ts';
import { createRenderQueue } from '../limits/renderQueue.ts';
import { createFormPosts } from '../posts/formPosts.ts';
import type { Log } from '../logging/log.ts';
import { isGenerated } from '../pages/generatedFiles.ts';
import type { LanguageAt, ServedLanguage } from '../pages/servedLanguage.ts';
import { createHealth } from '../wellKnown/health.ts';
import { robotsText } from '../wellKnown/robots.ts';
import {
  answerBadRequests,
  boundConnections,
  timeouts as defaultTimeouts,
  serverOptions,
} from '../http/badRequests.ts';
import type { Timeouts } from '../http/badRequests.ts';
import { type Middleware, mount, compose, get, post } from '../http/compose.ts';
import { urlOf, createHttpContext, isRead, pathOf, targetOf } from '../http/httpContext.ts';
import type { HttpContext } from '../http/httpContext.ts';
import type { Refusal } from '../defineServerParts.ts';
import { type Forwarded, createForwarded } from '../http/forwarded.ts';
import { counted, createRefusalLog } from '../http/refusalLog.ts';
import { bodyLimit } from '../http/middleware/bodyLimit.ts';
import { csrf } from '../http/middleware/csrf.ts';
import { allowMethods } from '../http/middleware/allowMethods.ts';
import { concurrencyLimit } from '../http/middleware/concurrencyLimit.ts';
import { uploads } from '../http/middleware/uploads.ts';
import { validateHost } from '../http/middleware/validateHost.ts';
import { type Refuse, sendPlain } from '../http/sendText.ts';
import { clearHeaders, headersOf, setHeaders } from '../http/middleware/secureHeaders.ts';
import { createBrowserBackend } from './browserBackend.ts';
import { type ConfigFor, createCaches } from './createCaches.ts';
import { purgeEndpoint } from './purgeEndpoint.ts';
import { createSitePages } from './sitePages.ts';
import { createOrigins } from '../http/origins.ts';
import { currentRequest, newRequestId } from '../logging/requestId.ts';
import { securityHeaders } from '../http/securityHeaders.ts';

export interface SiteServerOptions {
  /** The root language first. */
  languages: readonly ServedLanguage[];
  backend: SiteBackend<unknown>;
  /** How browsers reach the backend; absent: not at all. */
  browserBackend: PublicConfig['backend'];
  /** The embedded backend, whose API is passed on. */
  embedded: BackendApiOptions['backend'] | undefined;
  /** The embedded backend's folder, with the pictures that the staff uploads. */
  dataDir: string;
  siteUrl: string | undefined;
  /** Proxies in front of the site, whose `X-Forwarded-*` headers are trusted. */
  trustProxy: number;
  /** Size of the page cache, in bytes; 0: no page is cached. */
  cacheBytes: number;
  /** The `Host`s that are answered, others get 421; unset: all, as a proxy may pass on any. */
  hosts?: RegExp | undefined;
  earlyHints: boolean;
  development: boolean;
  isStopping: () => boolean;
  /** Secret of the process that notifies the site and its CDN caches of changes; absent: there is none. */
  purgeSecret?: string | undefined;
  /** How long a request may take to arrive; tests use shorter times. */
  timeouts?: Timeouts;
  log: Log;
}

/** The largest form there is: 5,000 characters of message, each up to 12 bytes when URL-encoded. */
const formBytes = 128 * 1024;
/** High, because a school shares one address; without a bound, one address could delay the posts of all others. */
const mostPosts = 32;

export function createSiteServer(options: SiteServerOptions) {
  const { isStopping, trustProxy } = options;
  const forwarded = createForwarded(trustProxy);
  const headersFor = (origin: string) =>
    securityHeaders({
      backendUrl: options.browserBackend?.url ?? '',
      development: options.development,
      inlineScripts: [
        ...new Set(options.languages.flatMap(({ entry }) => Object.values(entry.inlineScripts))),
      ],
      https: origin.startsWith('https:'),
    });
  const siteOf = createOrigins(options.siteUrl, forwarded, headersFor);
  const languageAt = byPrefix(options.languages);
  const handlers = createHandlers(options, languageAt, forwarded);
  const table = compose(requestTable(options, languageAt, forwarded, handlers, settle));

  const { timeouts = defaultTimeouts } = options;
  const server = createServer(serverOptions(timeouts, trustProxy > 0), (request, response) => {
    if (!mayAsk(request, response)) return;
    if (options.hosts?.test(request.headers.host ?? '') === false) {
      response.writeHead(421).end();
      return;
    }
    request.url = targetOf(request);
    const id = forwarded.requestIdOf(request) ?? newRequestId();
    const context = createHttpContext({ request, response, site: siteOf(request), id });
    if (isStopping()) response.shouldKeepAlive = false;
    settle(context, () => table(context));
  });
  // Hot reload has a connection that is idle for long.
  const mayAsk = boundConnections(server, options.development ? 0 : timeouts.stillMs);
  answerBadRequests(server, headersFor(''));
  return { server, forgetPages: handlers.forgetPages };

  function settle(context: HttpContext, handle: () => void | Promise<void>): void {
    try {
      handle()?.catch((error: unknown) => fail(context, error));
    } catch (error) {
      fail(context, error);
    }
  }

  function fail(context: HttpContext, error: unknown): void {
    const { request, response, id } = context;
    const path = pathOf(context);
    const { fallbackPages } = languageAt(path);
    currentRequest.run(id, () => options.log(`${request.method} ${path} failed`, error));
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
    const page = isRead(context) ? fallbackPages.at({ path }) : fallbackPages.unexpected;
    void sendStored(request, response, headersOf(context), page);
  }
}

type Settle = (context: HttpContext, handle: () => void | Promise<void>) => void;

function createHandlers(options: SiteServerOptions, languageAt: LanguageAt, forwarded: Forwarded) {
  const { backend, cacheBytes, earlyHints, isStopping, languages, log } = options;
  const { entry, queries } = languageAt('/');
  const limits = createLimits();
  const backendOfBrowsers = createBrowserBackend(options);
  const configFor: ConfigFor = async (origin) => ({ origin, ...(await backendOfBrowsers()) });
  const shared = { languageAt, configFor, renderQueue: createRenderQueue() };
  const { cached, cachedFiles } = createCaches(options, forwarded, shared);
  const forgetPages: ForgetPages = (keys) => {
    cached.forget(keys);
    cachedFiles.forget(keys);
  };
  const pages = createSitePages({
    cached,
    languageAt,
    canonicalQuery: createCanonicalQuery({ backend, cacheBytes, languageAt }),
    onPage: Object.assign({}, ...languages.map((each) => each.entry.onPage)),
    forwarded,
    earlyHints,
  });
  const health = createHealth({
    ping: () => backend.ping(queries),
    isStopping,
    hasPages: cached.hasAny,
    onFirstAnswer: () => void logWarnings(entry.warnings?.(queries), log),
    log,
  });
  const onRefused = createRefusalLog(log, 'messages', forwarded);
  const mayPost = limits.messages;
  const posts = createFormPosts({ ...shared, mayPost, forwarded, onRefused, log });
  return { limits, cachedFiles, forgetPages, pages, health, posts, onRefused };
}

/** The middleware of a request, from top to bottom. */
function requestTable(
  { backend: { apiPaths }, dataDir, embedded, languages, purgeSecret, log }: SiteServerOptions,
  languageAt: LanguageAt,
  forwarded: Forwarded,
  {
    limits,
    cachedFiles,
    forgetPages,
    pages,
    health,
    posts,
    onRefused,
  }: ReturnType<typeof createHandlers>,
  settle: Settle,
): Middleware[] {
  const generatedFiles = languages.flatMap((each) => each.entry.generatedFiles);
  const refuse: Refuse = (context, status, text) => {
    const { refusals } = languageAt(pathOf(context)).entry;
    sendPlain(context, status, refusals?.[status as Refusal] ?? text);
  };
  return [
    pages.kept,
    // Everything that is logged from here on names the request.
    ({ id }, next) => currentRequest.run(id, next),
    (context, next) => {
      setHeaders(context);
      return next();
    },
    validateHost(refuse),
    ...(embedded
      ? [
          mount(
            apiPaths,
            createBackendApi({
              backend: embedded,
              limits,
              forwarded,
              onRefused: createRefusalLog(log, 'requests to the API', forwarded),
            }),
          ),
        ]
      : []),
    ...(purgeSecret ? [purgeEndpoint(purgeSecret, forgetPages)] : []),
    allowMethods(['GET', 'HEAD', 'POST'], refuse),
    get('/healthz', health.sendHealth),
    get('/readyz', health.sendReadiness),
    get('/robots.txt', (context) =>
      sendPlain(context, 200, robotsText(context.site.origin, apiPaths, languages)),
    ),
    post(
      csrf(forwarded, refuse),
      concurrencyLimit(mostPosts, forwarded, counted(refuse, onRefused)),
      bodyLimit(formBytes),
      posts,
    ),
    get(
      (path) => isGenerated(generatedFiles, path),
      (context) => {
        clearHeaders(context.response);
        return cachedFiles.send(context, pageAddress(urlOf(context), []));
      },
    ),
    ...(embedded ? [uploads(dataDir)] : []),
    (context, next) => {
      const { files } = languageAt(pathOf(context));
      files(context.request, context.response, () => settle(context, next));
    },
    pages.made,
  ];
}

/** Warnings are only hints: if they cannot be read, nothing is logged. */
async function logWarnings(reading: Promise<string[]> | undefined, log: Log): Promise<void> {
  const lines = await reading?.catch(() => []);
  for (const line of lines ?? []) log(line);
}
