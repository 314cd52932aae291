import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiResponse, ApiError } from '../apiRequest/apiError.ts';
import { describeError } from '../shared/errors.ts';
import { logToStderr } from '../shared/log.ts';
import type { Gateway } from './gateway.ts';

/** Longest body of a request; a contact message has at most 5,000 characters. */
export const maxBodyBytes = 64 * 1024;

/** How long requests are still accepted after the stop, for those that were already on their way. */
const graceMs = 50;

/** Longest time to finish requests in flight. */
const drainMs = 5_000;

const openPaths = ['/rest/v1/', '/auth/v1/'];
const openMethods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE']);

export interface Served extends Pick<Gateway, 'respond' | 'idle'> {
  /** Rejects unless the database answers. */
  ping(): Promise<void>;
}

/** Serves a gateway over HTTP on the loopback address, and `/health`, 200 while the database answers. */
export async function serve(served: Served, port: number) {
  let closing = false;
  const server = createServer((request, response) => {
    if (closing) response.setHeader('Connection', 'close');
    answer(request, response, served).catch((error: unknown) => {
      logToStderr(`[backend] ${describeError(error)}`);
      refuse(response, 500, 'The request could not be carried out.');
    });
  });
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = 60_000;
  // Loopback only: the site forwards the requests that visitors may make.
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Finishes the requests in flight, then takes no more. */
    async close() {
      closing = true;
      // Requests may have arrived that the server has not read yet.
      await pause(graceMs);
      await Promise.race([served.idle(), pause(drainMs)]);
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.race([closed, pause(drainMs)]);
      server.closeAllConnections();
      await served.idle();
    },
  };
}

const pause = (ms: number): Promise<void> => sleep(ms, undefined, { ref: false });

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  served: Served,
): Promise<void> {
  // A request whose client has gone is not begun, or its statement is cancelled.
  const clientGone = new AbortController();
  response.once('close', () => response.writableFinished || clientGone.abort());
  const method = request.method ?? 'GET';
  const url = readUrl(request);
  if (url?.pathname === '/health') return answerHealth(response, served);
  if (!url || !openPaths.some((path) => url.pathname.startsWith(path))) {
    return refuse(response, 404, 'Nothing is served at this address.');
  }
  if (!openMethods.has(method)) return refuse(response, 405, 'This method is not served.');

  const body = await readBody(request);
  if (body === 'too large') {
    return refuse(response, 413, `The body is longer than ${maxBodyBytes} bytes.`);
  }
  if (body === 'broken off') return;

  const headers = {
    get: (name: string) => request.headersDistinct[name.toLowerCase()]?.join(', ') ?? null,
  };
  const { signal } = clientGone;
  try {
    send(response, await served.respond({ method, url, headers, body }, signal), method);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Bypasses the queue, so that it is answered however many requests wait. */
async function answerHealth(response: ServerResponse, served: Served): Promise<void> {
  try {
    await served.ping();
    response.end('ok');
  } catch {
    refuse(response, 503, 'The database does not answer.');
  }
}

/** The address as it will be routed, dot segments resolved; undefined when it is no plain path. */
function readUrl(request: IncomingMessage): URL | undefined {
  const target = request.url ?? '';
  if (!target.startsWith('/') || target.startsWith('//')) return undefined;
  try {
    const url = new URL(`http://127.0.0.1${target}`);
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

/** Reads the body up to the limit. The rest is received and discarded, so that the sender gets to read the answer. */
function readBody(
  request: IncomingMessage,
): Promise<Buffer<ArrayBuffer> | 'too large' | 'broken off'> {
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let length = 0;
    if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) resolve('too large');
    request.on('data', (chunk: Buffer) => {
      length += chunk.byteLength;
      if (length <= maxBodyBytes) chunks.push(chunk);
      else {
        chunks = [];
        resolve('too large');
      }
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('close', () => resolve('broken off'));
  });
}

function refuse(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  send(response, new ApiError(status, String(status), message).toResponse());
}

function send(response: ServerResponse, { status, headers, body }: ApiResponse, method = ''): void {
  // Headers are sent with `end`, so that Node adds the Content-Length.
  response.statusCode = status;
  response.setHeaders(new Map(Object.entries(headers)));
  response.end(method === 'HEAD' ? undefined : body);
}
