import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PreviewServer {
  /** `http://127.0.0.1:40123/` */
  url: string;
  /** Tells every page that it has changed. */
  changed: () => void;
  close: () => Promise<void>;
}

/** Serves one page on this machine alone, at a free port. */
export async function startPreviewServer(page: () => Promise<string>): Promise<PreviewServer> {
  const readers = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    // A site that names this machine in its own DNS may read nothing.
    const { port } = server.address() as AddressInfo;
    if (request.headers.host !== `127.0.0.1:${port}`) {
      response.writeHead(421).end();
      return;
    }
    if (request.url === '/changes') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(': connected\n\n');
      readers.add(response);
      response.on('close', () => readers.delete(response));
      return;
    }
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    page().then(
      (html) =>
        response
          .writeHead(200, {
            'Content-Type': 'text/html; charset=utf-8',
            'Cache-Control': 'no-store',
          })
          .end(html),
      (error: unknown) =>
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(String(error)),
    );
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(0, '127.0.0.1', listening);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    changed: () => {
      for (const reader of readers) reader.write('data: changed\n\n');
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
