import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Queries } from '@setu/data';
import type { PublicConfig } from '../src/context.ts';
import { readBody } from './body.ts';
import { sendText } from './compression.ts';
import { securityHeaders } from './headers.ts';
import { assemblePage } from './page.ts';
import { passToBackend } from './proxy.ts';
import { createRateLimit } from './rateLimit.ts';
import type { Renderer } from './renderer.ts';
import { robotsText, sitemapXml } from './wellKnown.ts';

type Middleware = (request: IncomingMessage, answer: ServerResponse, next: () => void) => void;

export interface SiteServerOptions {
  renderer: Renderer;
  /** Serves files, and calls `next` where there is none. */
  files: Middleware;
  queries: Queries;
  /** A hosted Supabase that browsers read directly, or the embedded one that we pass on. */
  backend: { url: string; anonKey: string; embedded: boolean };
  siteUrl: string | undefined;
  development: boolean;
  /** Runs in every page's head, before the first paint. */
  inlineScript: string;
  log: (message: string, error?: unknown) => void;
}

const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';
const windowMs = 10 * 60_000;
/** Messages one address may send (DESIGN.md section 9): a school's shared address must still get by. */
const messagesPerAddress = 20;
/** What one address may write past the form, through the backend's API: programs do so, not visitors. */
const writesPerAddress = 600;

/** The site over HTTP: pages, files, the embedded backend's API, health, robots and sitemap. */
export function createSiteServer(options: SiteServerOptions): Server {
  const { backend, files, inlineScript, log, queries, renderer } = options;
  const messages = createRateLimit(messagesPerAddress, windowMs);
  const writes = createRateLimit(writesPerAddress, windowMs);

  const server = createServer((request, answer) => {
    handle(request, answer).catch((error: unknown) => {
      log(`${request.method} ${pathOf(request)} failed`, error);
      if (answer.headersSent) answer.destroy();
      else sendText(request, answer, 500, html, lastResort);
    });
  });
  // Whoever sends a request byte by byte does not hold a connection for Node's five minutes.
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  return server;

  async function handle(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const origin = options.siteUrl ?? originOf(request);
    const headers = securityHeaders({
      supabaseUrl: backend.embedded ? '' : backend.url,
      development: options.development,
      inlineScript,
      https: origin.startsWith('https:'),
    });
    for (const [name, value] of Object.entries(headers)) answer.setHeader(name, value);

    const url = URL.parse(request.url ?? '/', origin);
    if (!url || !isDecodable(url.pathname) || url.origin !== new URL(origin).origin) {
      sendText(request, answer, 400, 'text/plain; charset=utf-8', 'This address cannot be read.\n');
      return;
    }
    if (backend.embedded && /^\/(rest|auth)\/v1\//.test(url.pathname)) {
      if (isWrite(request) && !writes.take(addressOf(request))) {
        answer.setHeader('retry-after', windowMs / 1_000);
        const refusal = { code: '429', message: 'Too many requests.', details: null, hint: null };
        sendText(request, answer, 429, json, JSON.stringify(refusal));
        return;
      }
      passToBackend(backend.url, request, answer);
      return;
    }
    if (!['GET', 'HEAD', 'POST'].includes(request.method ?? '')) {
      answer.setHeader('allow', 'GET, HEAD, POST');
      sendText(request, answer, 405, 'text/plain; charset=utf-8', 'Method not allowed.\n');
      return;
    }
    switch (url.pathname) {
      case '/healthz':
        return sendHealth(request, answer);
      case '/robots.txt':
        return sendText(request, answer, 200, 'text/plain; charset=utf-8', robotsText(origin));
      case '/sitemap.xml': {
        const { sitemapEntries } = await renderer.entry();
        const xml = sitemapXml(origin, await sitemapEntries(queries));
        return sendText(request, answer, 200, 'application/xml; charset=utf-8', xml);
      }
      default:
    }
    if (request.method === 'POST') {
      await sendPage(request, answer, url, origin);
      return;
    }
    files(request, answer, () => {
      sendPage(request, answer, url, origin).catch((error: unknown) => {
        log(`${request.method} ${url.pathname} failed`, error);
        if (answer.headersSent) answer.destroy();
        else sendText(request, answer, 500, html, lastResort);
      });
    });
  }

  async function sendPage(
    request: IncomingMessage,
    answer: ServerResponse,
    url: URL,
    origin: string,
  ): Promise<void> {
    const isPost = request.method === 'POST';
    if (isPost && isCrossSite(request, origin)) {
      sendText(
        request,
        answer,
        403,
        'text/plain; charset=utf-8',
        'Posts from other sites are refused.\n',
      );
      return;
    }
    const body = isPost ? await readBody(request) : '';
    if (body === 'broken off') return;
    const abort = new AbortController();
    answer.on('close', () => abort.abort());
    const pageRequest = new Request(url, {
      method: isPost ? 'POST' : 'GET',
      headers: formHeaders(request),
      signal: abort.signal,
      ...(isPost && { body: body === 'too large' ? '' : body }),
    });
    const config: PublicConfig = {
      supabaseUrl: backend.embedded ? '' : backend.url,
      supabaseAnonKey: backend.anonKey,
      origin,
    };
    const context = {
      queries,
      mayPost: () => messages.take(addressOf(request)),
      bodyTooLarge: body === 'too large',
    };
    const entry = await renderer.entry();
    const page = await entry
      .render(pageRequest, context, config, (error) =>
        log(`${request.method} ${url.pathname}`, error),
      )
      .catch((error: unknown) => {
        // A visitor who has gone elsewhere is no fault.
        if (abort.signal.aborted) return undefined;
        throw error;
      });
    if (!page || abort.signal.aborted) return;
    if (page instanceof Response) {
      await sendResponse(answer, page);
      return;
    }
    if (isPost && request.headers.accept?.includes('application/json')) {
      const sent: unknown = Object.values(page.hydration?.actionData ?? {})[0];
      sendText(request, answer, page.status, json, JSON.stringify(sent ?? null));
      return;
    }
    if (page.status === 405) answer.setHeader('allow', 'GET, HEAD');
    answer.setHeader('cache-control', isPost ? 'no-store' : 'no-cache');
    const assets = await renderer.assets(page.modules);
    sendText(request, answer, page.status, html, assemblePage(page, assets, inlineScript));
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

function originOf(request: IncomingMessage): string {
  const host = request.headers.host ?? 'localhost';
  return URL.parse(`http://${host}`)?.origin ?? 'http://localhost';
}

function pathOf(request: IncomingMessage): string {
  // Without the query: it may hold what a visitor typed.
  return (request.url ?? '').split('?', 1)[0] ?? '';
}

function addressOf(request: IncomingMessage): string {
  return request.socket.remoteAddress ?? '';
}

function isWrite({ method }: IncomingMessage): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Fetch metadata where the browser sends it, else the Origin header (https://web.dev/articles/fetch-metadata). */
function isCrossSite(request: IncomingMessage, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const sender = request.headers.origin;
  return sender !== undefined && sender !== origin && sender !== originOf(request);
}

function formHeaders(request: IncomingMessage): Record<string, string> {
  const type = request.headers['content-type'];
  const { accept } = request.headers;
  return {
    ...(type !== undefined && { 'content-type': type }),
    ...(accept !== undefined && { accept }),
  };
}

async function sendResponse(answer: ServerResponse, response: Response): Promise<void> {
  answer.writeHead(response.status, Object.fromEntries(response.headers));
  answer.end(Buffer.from(await response.arrayBuffer()));
}

/** When even the error screen cannot be rendered. */
const lastResort = `<!doctype html><html lang="en"><title>Unexpected Application Error!</title>
<meta name="viewport" content="width=device-width"><h1>Unexpected Application Error!</h1>
<p>Something went wrong on our side. Please try again in a minute.</p><p><a href="/">Back to Home</a></p></html>`;
