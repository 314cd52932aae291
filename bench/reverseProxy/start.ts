import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Origin } from '../sites/site.ts';
import { createUpstream } from './upstream.ts';
import type { Answer } from './upstream.ts';

const compress = promisify(brotliCompress);
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
};
const compressible = /^(text\/|image\/svg|application\/(json|javascript|manifest))/;
// Files with a content hash in their name, or fonts and pictures that every site shares.
const immutable = /^\/(_astro|_next\/static|assets|fonts|art)\//;

/**
 * The same server in front of every compared site: TLS, HTTP/2, brotli. It serves files; if the site has its own
 * server, it passes other requests on, keeps the headers, and compresses uncompressed responses.
 */
export async function startReverseProxy(
  certificate: { key: string; cert: string },
  { folders, headers, upstream, upstreamPaths }: Origin,
) {
  const behind = upstream === undefined ? undefined : createUpstream(upstream);
  const compressOnce = createCompressor();

  async function answer(request: Http2ServerRequest): Promise<Answer> {
    const { pathname } = new URL(request.url, 'https://proxy.example');
    const found = await fileOf(folders, decodeURIComponent(pathname));
    if (found) return { ...found, headers: { ...headers, ...found.headers } };
    if (behind && (upstreamPaths?.test(pathname) ?? true)) return behind.ask(request);
    const shell = upstreamPaths && (await fileOf(folders, '/'));
    if (shell) return shell;
    return {
      status: 404,
      headers: { 'content-type': 'text/plain' },
      body: Buffer.from('Not found'),
    };
  }

  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    void (async () => {
      const made = await answer(request);
      const accepts = request.headers['accept-encoding']?.includes('br');
      const small = accepts ? await compressOnce(made) : undefined;
      if (small) {
        made.headers['content-encoding'] = 'br';
        made.headers['vary'] = 'accept-encoding';
      }
      send(request, response, { ...made, body: small ?? made.body });
    })().catch((error: unknown) => {
      console.error(request.url, error);
      response.writeHead(502).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    async close() {
      behind?.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

function send(request: Http2ServerRequest, response: Http2ServerResponse, made: Answer): void {
  const headers = { ...made.headers };
  const hasBody = made.status !== 304 && made.status !== 204;
  if (hasBody) headers['content-length'] = String(made.body.length);
  response.writeHead(made.status, headers);
  if (request.method === 'HEAD' || !hasBody) response.end();
  else response.end(made.body);
}

async function fileOf(folders: readonly string[], pathname: string): Promise<Answer | undefined> {
  const clean = path.posix.normalize(pathname).replace(/\/$/, '');
  const names = path.extname(clean) === '' ? [`${clean}/index.html`, `${clean}.html`] : [clean];
  for (const folder of folders) {
    for (const name of names) {
      const body = await readFile(path.join(folder, name)).catch(() => undefined);
      if (!body) continue;
      const cached = immutable.test(pathname) ? 'public, max-age=31536000, immutable' : undefined;
      return {
        status: 200,
        headers: {
          'content-type': types[path.extname(name)] ?? 'application/octet-stream',
          'cache-control': cached ?? 'public, max-age=0, must-revalidate',
        },
        body,
      };
    }
  }
  return undefined;
}

/** Compresses each text once, at the best quality, as a CDN or a build step would. */
function createCompressor() {
  const compressed = new Map<string, Promise<Buffer>>();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return async ({ headers, body }: Answer): Promise<Buffer | undefined> => {
    const type = String(headers['content-type'] ?? '');
    if (headers['content-encoding'] !== undefined || !compressible.test(type)) return undefined;
    const key = createHash('sha1').update(body).digest('base64');
    const known = compressed.get(key) ?? compress(body, { params });
    compressed.set(key, known);
    return known;
  };
}
