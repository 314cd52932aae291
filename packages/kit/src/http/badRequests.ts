import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createKeyedSemaphore } from '../limits/keyedSemaphore.ts';

/** Shorter than Node's five minutes, against clients that send a request byte by byte. */
export const timeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  checkMs: 5_000,
  /** How long a connection may be idle while a response is sent to a client that does not read. */
  stillMs: 30_000,
};

export type Timeouts = typeof timeouts;

/**
 * Node's time-outs and limits. A proxy reuses connections (`proxied`): if we closed first, its next request would be
 * lost. nginx and most load balancers wait for 60 s.
 */
export function serverOptions(
  { headersMs, requestMs, checkMs }: Timeouts,
  proxied: boolean,
): ServerOptions {
  return {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: proxied ? 65_000 : 5_000,
    maxHeaderSize: 16 * 1024,
    // Node's own 400 would lack our headers.
    requireHostHeader: false,
  };
}

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** How long a client whose request is refused may keep its side of the connection open. */
const refusedMs = 2_000;

/** Answers invalid and incomplete HTTP requests, with the headers of every other response. */
export function answerBadRequests(server: Server, headers: Record<string, string>): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const refuse = (socket: Duplex, status: number) => {
    const reason = STATUS_CODES[status] ?? '';
    const text = `${reason}.\n`;
    socket.end(
      `HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}connection: close\r\n` +
        `content-type: text/plain; charset=utf-8\r\ncontent-length: ${text.length}\r\n\r\n${text}`,
    );
    // Discard the rest of the request, so that the client can read the response. Node no longer watches it.
    socket.resume();
    const late = setTimeout(() => socket.destroy(), refusedMs);
    socket.once('close', () => clearTimeout(late));
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    refuse(socket, statuses[error.code ?? ''] ?? 400);
  });
  // Node itself would close a CONNECT without a response, and answer an unknown Expect without our headers.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    refuse(socket, 405);
  });
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    response.writeHead(417, { ...headers, connection: 'close' }).end();
  });
}

/** Maximum number of pipelined requests on one connection; browsers send none. */
const mostUnanswered = 16;

/** Closes connections with too many requests, or whose client does not read; the returned function admits a request. */
export function boundConnections(
  server: Server,
  stillMs: number,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const unanswered = createKeyedSemaphore<Duplex>(mostUnanswered);
  server.setTimeout(stillMs, (socket) => {
    // `requestTimeout` covers a request that is still arriving; making a response has its own timeout.
    if (socket.writableLength > 0 || unanswered.held(socket) === 0) socket.destroy();
  });
  return ({ socket }, response) => {
    const permit = unanswered.acquire(socket);
    if (permit) response.once('close', permit.release);
    else socket.destroy();
    return permit !== undefined;
  };
}
