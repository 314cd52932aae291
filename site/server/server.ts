import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ServerQueries } from '@setu/data/server';
import type { PublicConfig } from '../src/context.ts';
import { sendText } from './compression.ts';
import { sendEarlyHints } from './earlyHints.ts';
import { createFormShown } from './formShown.ts';
import { answerBadRequests, patience, serverOptions } from './guards.ts';
import type { Patience } from './guards.ts';
import { securityHeaders } from './headers.ts';
import { createHealth } from './health.ts';
import type { LatePages } from './latePages.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import { createMakePage } from './makePage.ts';
import { createMakeSitemap } from './makeSitemap.ts';
import { createOrigins } from './origins.ts';
import type { InlineScripts } from './page.ts';
import { isPlainPath, pageAddress, plainAddress } from './pageAddress.ts';
import { createPages } from './pages.ts';
import type { PageRequest } from './pages.ts';
import { createPosts } from './posts.ts';
import { createProxies } from './proxies.ts';
import { createPublicDoor } from './publicDoor.ts';
import { createReceipts } from './receipts.ts';
import type { Renderer } from './renderer.ts';
import { currentRequest, newRequestId } from './requestId.ts';
import { sendStored } from './sendStored.ts';
import { createTurns } from './turns.ts';
import { robotsText } from './wellKnown.ts';

type Middleware = (request: IncomingMessage, answer: ServerResponse, next: () => void) => void;

export interface SiteServerOptions {
  renderer: Renderer;
  /** Serves files, and calls `next` where there is none. */
  files: Middleware;
  queries: ServerQueries;
  /** A hosted Supabase that browsers read directly, or the embedded one that we pass on. */
  backend: { url: string; anonKey: string; embedded: boolean };
  siteUrl: string | undefined;
  /** Proxies in front of the site, whose word about visitors counts. */
  trustProxy: number;
  /** Room for kept pages; 0: none is kept. */
  cacheBytes: number;
  /** Answer 103 while a page is made. */
  earlyHints: boolean;
  development: boolean;
  inlineScripts: InlineScripts;
  /** A development server has none. */
  latePages: LatePages | undefined;
  limits: Limits;
  receiptKey: string;
  isStopping: () => boolean;
  /** How long a request may take to arrive; tests are less patient. */
  patience?: Patience;
  log: Log;
}

const plain = 'text/plain; charset=utf-8';
/** Kept sitemaps: of 100,000 articles, compressed. */
const sitemapBytes = 4 * 1024 * 1024;

/** The site over HTTP: pages, files, the embedded backend's API, health, robots and sitemap. */
export function createSiteServer(options: SiteServerOptions): Server {
  const { backend, development, files, inlineScripts, isStopping, latePages } = options;
  const { limits, log, queries, renderer, trustProxy } = options;
  const supabaseUrl = backend.embedded ? '' : backend.url;
  const configFor = (origin: string): PublicConfig => ({
    ...(supabaseUrl && { supabaseUrl }),
    supabaseAnonKey: backend.anonKey,
    origin,
  });
  const headersFor = (origin: string) =>
    securityHeaders({
      supabaseUrl,
      development,
      inlineScripts: Object.values(inlineScripts),
      https: origin.startsWith('https:'),
    });
  const proxies = createProxies(trustProxy);
  const siteOf = createOrigins(options.siteUrl, proxies, headersFor);
  const turns = createTurns();
  const common = { renderer, queries, inlineScripts, configFor, log, turns };
  const pages = createPages(
    createMakePage({ ...common, development, latePages }),
    options.cacheBytes,
    log,
  );
  const sitemaps = createPages(
    createMakeSitemap(renderer, queries),
    Math.min(options.cacheBytes, sitemapBytes),
    log,
  );
  const formShown = createFormShown();
  const receipts = createReceipts(options.receiptKey);
  const answerPost = createPosts({
    ...common,
    mayPost: limits.messages,
    sinceFormShown: formShown.since,
    receipt: () => receipts.issue(),
    proxies,
  });
  const publicDoor = createPublicDoor({ backendUrl: backend.url, limits, proxies });
  const health = createHealth({ queries, isStopping, hasPages: pages.hasAny });

  const accept = serverOptions(options.patience ?? patience, trustProxy > 0);
  const server = createServer(accept, (request, answer) => {
    const site = siteOf(request);
    const id = proxies.requestIdOf(request) ?? newRequestId();
    const target = request.url ?? '/';
    if (isStopping()) answer.shouldKeepAlive = false;
    // Most requests are for pages that are kept, so they are looked for before anything else.
    if (isRead(request) && isPlainPath(target) && hasHost(request)) {
      const address = plainAddress(site.origin, target);
      if (pages.has(address)) {
        sendPage({ request, answer, site, id, address });
        return;
      }
    }
    currentRequest.run(id, () => {
      const visit = { request, answer, site, id };
      handle(visit).catch((error: unknown) => fail(visit, error));
    });
  });
  answerBadRequests(server, Object.entries(headersFor('')).flat());
  return server;

  function sendPage(page: PageRequest): void {
    const { request, address } = page;
    if (isContactForm(address.path)) formShown.note(proxies.addressOf(request));
    try {
      pages.send(page)?.catch((error: unknown) => fail(page, error));
    } catch (error) {
      fail(page, error);
    }
  }

  function fail(visit: Visit, error: unknown): void {
    const { request, answer, site, id } = visit;
    currentRequest.run(id, () => log(`${request.method} ${pathOf(request)} failed`, error));
    if (answer.headersSent) {
      answer.destroy();
      return;
    }
    if (!latePages) {
      setHeaders(visit);
      sendText(request, answer, 500, plain, 'This failed: see the terminal.\n');
      return;
    }
    clearHeaders(answer);
    const page = isRead(request) ? latePages.at({ path: pathOf(request) }) : latePages.unexpected;
    void sendStored(request, answer, [...site.headers, 'x-request-id', id], page);
  }

  async function handle(visit: Visit): Promise<void> {
    const { request, answer, site } = visit;
    const { origin } = site;
    setHeaders(visit);
    const url = URL.parse(request.url ?? '/', origin);
    if (!url || !isDecodable(url.pathname) || url.origin !== origin || !hasHost(request)) {
      sendText(request, answer, 400, plain, 'This address cannot be read.\n');
      return;
    }
    if (backend.embedded && /^\/(rest|auth)\/v1\//.test(url.pathname)) {
      await publicDoor(request, answer);
      return;
    }
    if (!['GET', 'HEAD', 'POST'].includes(request.method ?? '')) {
      answer.setHeader('allow', 'GET, HEAD, POST');
      sendText(request, answer, 405, plain, 'Method not allowed.\n');
      return;
    }
    switch (url.pathname) {
      case '/healthz':
        return health.sendHealth(request, answer);
      case '/readyz':
        return health.sendReadiness(request, answer);
      case '/robots.txt':
        return sendText(request, answer, 200, plain, robotsText(origin));
      default:
    }
    if (request.method === 'POST') {
      await answerPost(request, answer, site, url);
      return;
    }
    const { isSitemapPath, knownQuery } = await renderer.entry();
    if (isSitemapPath(url.pathname)) {
      clearHeaders(answer);
      await sitemaps.send({ ...visit, address: pageAddress(url, []) });
      return;
    }
    // Most addresses have no query, and to look for a screen takes a while.
    const address = pageAddress(url, url.search ? knownQuery(url.pathname) : []);
    address.hasJustSent =
      isContactForm(url.pathname) && receipts.isValid(url.searchParams.get('sent'));
    files(request, answer, () => {
      clearHeaders(answer);
      if (options.earlyHints && !pages.has(address)) sendEarlyHints(request, answer);
      sendPage({ ...visit, address });
    });
  }
}

/** One request, before it is known what it is for. */
type Visit = Omit<PageRequest, 'address'>;

function setHeaders({ answer, site: { headers }, id }: Visit): void {
  answer.setHeader('x-request-id', id);
  for (let index = 0; index < headers.length; index += 2) {
    answer.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
  }
}

/** A kept page brings its headers itself, in one write. */
function clearHeaders(answer: ServerResponse): void {
  for (const name of answer.getHeaderNames()) answer.removeHeader(name);
}

function pathOf(request: IncomingMessage): string {
  // Without the query: it may hold what a visitor typed.
  return (request.url ?? '').split('?', 1)[0] ?? '';
}

/** A path matches in any case. */
const isContactForm = (path: string) => /^\/contact\/?$/i.test(path);

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** HTTP/1.1 asks for one (RFC 9112, section 3.2). */
const hasHost = ({ headers, httpVersion }: IncomingMessage) =>
  headers.host !== undefined || httpVersion === '1.0';

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
