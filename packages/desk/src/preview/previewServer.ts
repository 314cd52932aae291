import { type IncomingMessage, type ServerResponse, createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PreviewSite } from '../command.ts';
import { listen } from '../listen.ts';

const changes = '/preview/changes';
const script = '/preview/reload.js';
const reload = `new EventSource('${changes}').onmessage = () => location.reload();`;

/** Serves the site to this machine only, at a free port; its pages reload when the file changes. */
export async function startPreviewServer({ url: siteUrl, path }: PreviewSite) {
  const readers = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    // A site that points its own DNS name at this machine must read nothing.
    const { port } = server.address() as AddressInfo;
    if (request.headers.host !== `127.0.0.1:${port}`) {
      response.writeHead(421).end();
    } else if (request.url === changes) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(': connected\n\n');
      readers.add(response);
      response.on('close', () => readers.delete(response));
    } else if (request.url === script) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(reload);
    } else if (request.url === '/') {
      path().then(
        (location) => response.writeHead(302, { location, 'Cache-Control': 'no-store' }).end(),
        () => response.writeHead(500).end(),
      );
    } else pass(request, response, siteUrl);
  });
  const { url, close } = await listen(server, 0);
  return {
    url: `${url}/`,
    /** Notifies all open pages that the file has changed. */
    changed() {
      for (const reader of readers) reader.write('data: changed\n\n');
    },
    close,
  };
}

/** Forwards a request to the site; pages get the script that reloads them. */
function pass(request: IncomingMessage, response: ServerResponse, siteUrl: string): void {
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const passed = ask(siteUrl + request.url, { method: request.method, headers }, (answer) => {
    const { statusCode = 502, headers: answered } = answer;
    if (!answered['content-type']?.startsWith('text/html')) {
      answer.pipe(response.writeHead(statusCode, answered));
      return;
    }
    const { 'content-length': _, etag: __, ...kept } = answered;
    text(answer).then(
      (html) =>
        response
          .writeHead(statusCode, { ...kept, 'cache-control': 'no-store' })
          .end(html.replace(/(?=<\/body>)/, `<script src="${script}" defer></script>`)),
      () => response.destroy(),
    );
  });
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}
