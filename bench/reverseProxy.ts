import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { type Http2ServerRequest, type Http2ServerResponse, createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { generate } from 'selfsigned';
import sirv from 'sirv';
import { precompress } from '../packages/kit/src/vite/precompress.ts';
import { cache, publicFolders } from './paths.ts';
import type { Origin, Site } from './sites/site.ts';

/** A compared site behind its own reverse proxy. */
export type Served = Awaited<ReturnType<typeof serveAll>>[number];

type Request = Http2ServerRequest;
type Response = Http2ServerResponse;
type Handler = (request: Request, response: Response, next: () => void) => void;

/** Puts each started site behind the same server: TLS, HTTP/2, brotli at its best. */
export async function serveAll(started: readonly { site: Site; origin: Origin }[]) {
  // For this run only; the browser is set to accept it.
  const made = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  return Promise.all(
    started.map(async ({ site, origin }) => {
      const certificate = { key: made.private, cert: made.cert, allowHTTP1: true };
      const server = createSecureServer(certificate, handlerOf(site.name, origin));
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const stop = async () => {
        await server[Symbol.asyncDispose]();
        await origin.stop?.();
      };
      return { site, url: `https://localhost:${port}`, stop };
    }),
  );
}

/** Files first, if the site has any; other requests, and those for `upstreamPaths`, go to its server. */
function handlerOf(name: string, { folders, headers, upstream, upstreamPaths }: Origin) {
  const files = folders.length > 0 ? serveFiles(name, folders, headers, upstreamPaths) : undefined;
  return (request: Request, response: Response) => {
    const ask = () => {
      if (upstream === undefined) response.writeHead(404).end();
      else void passOn(upstream, request, response);
    };
    if (files && !upstreamPaths?.test(request.url)) files(request, response, ask);
    else ask();
  };
}

// Files with a content hash in their name, or fonts and pictures that every site shares.
const immutable = /^\/(_astro|_next\/static|assets|fonts|art)\//;

/** Serves files with the pictures, fonts and clips of every site, compressed as a build step would. */
function serveFiles(
  name: string,
  folders: readonly string[],
  headers: Origin['headers'] = {},
  upstreamPaths?: RegExp,
): Handler {
  const all = path.join(cache, 'served', name);
  for (const from of [...publicFolders, ...folders]) cpSync(from, all, { recursive: true });
  precompress(all);
  const serve = sirv(all, {
    brotli: true,
    extensions: ['html'],
    single: upstreamPaths !== undefined,
    setHeaders(response, pathname) {
      for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
      const kept = 'public, max-age=31536000, immutable';
      const checked = 'public, max-age=0, must-revalidate';
      response.setHeader('cache-control', immutable.test(pathname) ? kept : checked);
    },
  });
  // It was written for HTTP/1, whose objects those of HTTP/2 resemble.
  return (request, response, next) =>
    serve(request as unknown as IncomingMessage, response as unknown as ServerResponse, next);
}

/** Passes a request on to the site's own server, and compresses what that has not compressed. */
async function passOn(upstream: string, request: Request, response: Response): Promise<void> {
  const host = request.headers[':authority'] ?? request.headers.host;
  const passed = httpRequest(upstream + request.url, {
    method: request.method,
    headers: { ...withoutHops(request.headers), host, 'x-forwarded-proto': 'https' },
  });
  try {
    passed.end(await buffer(request));
    const [answer] = (await once(passed, 'response')) as [IncomingMessage];
    // The answer fails with it.
    passed.on('error', () => {});
    const headers = withoutHops(answer.headers);
    let body: Buffer = await buffer(answer);
    const isText = /^(text\/|image\/svg|application\/(json|javascript|manifest))/.test(
      answer.headers['content-type'] ?? '',
    );
    if (
      isText &&
      !headers['content-encoding'] &&
      /br/.test(String(request.headers['accept-encoding']))
    ) {
      body = await compressOnce(body);
      Object.assign(headers, { 'content-encoding': 'br', vary: 'accept-encoding' });
    }
    if (body.length > 0) headers['content-length'] = String(body.length);
    response.writeHead(answer.statusCode ?? 502, headers).end(body);
  } catch (error) {
    console.error(request.url, error);
    response.writeHead(502).end();
  }
}

const compressed = new Map<string, Promise<Buffer>>();

/** Compresses each text once, as a CDN would; the default quality is the best. */
function compressOnce(body: Buffer): Promise<Buffer> {
  const key = createHash('sha1').update(body).digest('base64');
  const known = compressed.get(key) ?? promisify(brotliCompress)(body);
  compressed.set(key, known);
  return known;
}

// Headers that belong to one connection, not to the answer (RFC 9113, section 8.2.2).
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'];

const withoutHops = (headers: IncomingHttpHeaders): Record<string, string | string[] | undefined> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.includes(name) && !name.startsWith(':')),
  );
