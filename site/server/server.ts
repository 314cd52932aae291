import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ServerQueries } from '@setu/data/server';
import type { PublicConfig } from '../src/context.ts';
import { sendText } from './compression.ts';
import { createFormShown } from './formShown.ts';
import { securityHeaders } from './headers.ts';
import { limitWindowMs } from './limits.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import { createMakePage } from './makePage.ts';
import { createMakeSitemap } from './makeSitemap.ts';
import { createOrigins } from './origins.ts';
import type { Site } from './origins.ts';
import { isPlainPath, pageAddress, plainAddress } from './pageAddress.ts';
import { createPages } from './pages.ts';
import type { PageRequest } from './pages.ts';
import { createPosts } from './posts.ts';
import { passToBackend } from './proxy.ts';
import type { Renderer } from './renderer.ts';
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
  /** Room for kept pages; 0: none is kept. */
  cacheBytes: number;
  development: boolean;
  /** Runs in every page's head, before the first paint. */
  inlineScript: string;
  limits: Limits;
  log: Log;
}

const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';
const plain = 'text/plain; charset=utf-8';
/** Kept sitemaps: of 100,000 articles, compressed. */
const sitemapBytes = 4 * 1024 * 1024;

/** The site over HTTP: pages, files, the embedded backend's API, health, robots and sitemap. */
export function createSiteServer(options: SiteServerOptions): Server {
  const { backend, cacheBytes, development, files, inlineScript, limits, log, queries, renderer } =
    options;
  const supabaseUrl = backend.embedded ? '' : backend.url;
  const configFor = (origin: string): PublicConfig => ({
    supabaseUrl,
    supabaseAnonKey: backend.anonKey,
    origin,
  });
  const siteOf = createOrigins(options.siteUrl, (origin) =>
    securityHeaders({ supabaseUrl, development, inlineScript, https: origin.startsWith('https:') }),
  );
  const common = { renderer, queries, inlineScript, configFor, log };
  const pages = createPages(createMakePage({ ...common, development }), cacheBytes, log);
  const sitemaps = createPages(
    createMakeSitemap(renderer, queries),
    Math.min(cacheBytes, sitemapBytes),
    log,
  );
  const formShown = createFormShown();
  const answerPost = createPosts({
    ...common,
    mayPost: limits.messages,
    sinceFormShown: formShown.since,
    addressOf,
  });

  const server = createServer((request, answer) => {
    const site = siteOf(request);
    const target = request.url ?? '/';
    // Most requests are for pages that are kept, so they are looked for before anything else.
    if (isRead(request) && isPlainPath(target)) {
      const address = plainAddress(site.origin, target);
      if (pages.has(address)) {
        sendPage({ request, answer, site, address });
        return;
      }
    }
    handle(request, answer, site).catch((error: unknown) => fail(request, answer, error));
  });
  // Whoever sends a request byte by byte does not hold a connection for Node's five minutes.
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  return server;

  function sendPage(page: PageRequest): void {
    const { request, answer, address } = page;
    if (isContactForm(address.path)) formShown.note(addressOf(request));
    try {
      pages.send(page)?.catch((error: unknown) => fail(request, answer, error));
    } catch (error) {
      fail(request, answer, error);
    }
  }

  function fail(request: IncomingMessage, answer: ServerResponse, error: unknown): void {
    log(`${request.method} ${pathOf(request)} failed`, error);
    if (answer.headersSent) {
      answer.destroy();
      return;
    }
    setHeaders(answer, siteOf(request));
    sendText(request, answer, 500, html, lastResort);
  }

  async function handle(
    request: IncomingMessage,
    answer: ServerResponse,
    site: Site,
  ): Promise<void> {
    const { origin } = site;
    setHeaders(answer, site);
    const url = URL.parse(request.url ?? '/', origin);
    if (!url || !isDecodable(url.pathname) || url.origin !== origin) {
      sendText(request, answer, 400, plain, 'This address cannot be read.\n');
      return;
    }
    if (backend.embedded && /^\/(rest|auth)\/v1\//.test(url.pathname)) {
      if (isWrite(request) && !(await limits.writes(addressOf(request)))) {
        answer.setHeader('retry-after', limitWindowMs / 1_000);
        const refusal = { code: '429', message: 'Too many requests.', details: null, hint: null };
        sendText(request, answer, 429, json, JSON.stringify(refusal));
        return;
      }
      passToBackend(backend.url, request, answer);
      return;
    }
    if (!['GET', 'HEAD', 'POST'].includes(request.method ?? '')) {
      answer.setHeader('allow', 'GET, HEAD, POST');
      sendText(request, answer, 405, plain, 'Method not allowed.\n');
      return;
    }
    switch (url.pathname) {
      case '/healthz':
        return sendHealth(request, answer);
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
      await sitemaps.send({ request, answer, site, address: pageAddress(url, []) });
      return;
    }
    const address = pageAddress(url, knownQuery(url.pathname));
    files(request, answer, () => {
      clearHeaders(answer);
      sendPage({ request, answer, site, address });
    });
  }

  async function sendHealth(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const state = await queries.ping().then(
      () => 'ok',
      () => 'unreachable',
    );
    answer.setHeader('cache-control', 'no-store');
    const report = { site: 'ok', backend: state };
    sendText(request, answer, 200, json, JSON.stringify(report));
  }
}

function setHeaders(answer: ServerResponse, { headers }: Site): void {
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

function addressOf(request: IncomingMessage): string {
  return request.socket.remoteAddress ?? '';
}

/** A path matches in any case. */
const isContactForm = (path: string) => /^\/contact\/?$/i.test(path);

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

const isWrite = (request: IncomingMessage) => !isRead(request) && request.method !== 'OPTIONS';

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** When even the error screen cannot be rendered. */
const lastResort = `<!doctype html><html lang="en"><title>Unexpected Application Error!</title>
<meta name="viewport" content="width=device-width"><h1>Unexpected Application Error!</h1>
<p>Something went wrong on our side. Please try again in a minute.</p><p><a href="/">Back to Home</a></p></html>`;
