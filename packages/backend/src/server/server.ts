import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { poolSize } from './adapter.ts';
import type { Engine } from './adapter.ts';
import { createLanes, LaneFull } from './lanes.ts';
import type { Lane, Lanes } from './lanes.ts';
import { redact } from './redact.ts';
import { logToStderr } from '../process/log.ts';

/** Longest body of a request; a contact message has at most 5,000 characters. */
export const maxBodyBytes = 64 * 1024;

const laneOptions = { atOnce: poolSize, atOncePublic: poolSize / 2, waiting: 500 };

/** How long requests are still taken after the stop, for those that were on their way already. */
const graceMs = 50;

/** Longest time for what is in flight. */
const drainMs = 5_000;

const openPaths = ['/rest/v1/', '/auth/v1/'];
const openMethods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);

export interface BackendServer {
  url: string;
  /** Finishes the requests in flight, then takes no more. */
  close(): Promise<void>;
}

/**
 * Serves the engine over HTTP on the loopback address: `/rest/v1/` and `/auth/v1/`, bodies up to 64 KB,
 * the site's requests before the public's; and `/health`, 200 while the database answers.
 *
 * @param siteKey the `apikey` of the site's own requests.
 */
export async function serve(engine: Engine, port: number, siteKey: string): Promise<BackendServer> {
  const lanes = createLanes(laneOptions);
  const laneOf = ({ headers }: IncomingMessage): Lane =>
    headers.apikey === siteKey ? 'site' : 'public';
  let closing = false;
  const server = createServer((request, response) => {
    if (closing) response.setHeader('Connection', 'close');
    answer(request, response, engine, { lanes, lane: laneOf(request) }).catch((error: unknown) => {
      logToStderr(`[backend] ${redact(error)}`);
      refuse(response, 500, 'The request could not be carried out.');
    });
  });
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = 60_000;
  const url = await listen(server, port);
  return {
    url,
    async close() {
      closing = true;
      // Requests may have arrived that the server has not read yet.
      await pause(graceMs);
      await Promise.race([lanes.idle(), pause(drainMs)]);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await Promise.race([closed, pause(drainMs)]);
      server.closeAllConnections();
      await lanes.idle();
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // Never another address than loopback: the site passes on what visitors may ask.
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  engine: Engine,
  { lanes, lane }: { lanes: Lanes; lane: Lane },
): Promise<void> {
  // What nobody waits for any more is not begun.
  const left = new AbortController();
  response.once('close', () => response.writableFinished || left.abort());
  const method = request.method ?? 'GET';
  const url = readUrl(request);
  if (url?.pathname === '/health') return answerHealth(response, engine);
  // `_system` answered without a key; studio and storage are not ours either.
  if (!url || !openPaths.some((path) => url.pathname.startsWith(path))) {
    return refuse(response, 404, 'Nothing is served at this address.');
  }
  if (!openMethods.has(method)) return refuse(response, 405, 'This method is not served.');

  const body = await readBody(request);
  if (body === 'too large') {
    return refuse(response, 413, `The body is longer than ${maxBodyBytes} bytes.`);
  }
  if (body === 'broken off') return;

  const withBody = method !== 'GET' && method !== 'HEAD' && body.byteLength > 0;
  const forwarded = new Request(url, {
    method,
    headers: readHeaders(request),
    ...(withBody ? { body } : {}),
  });
  let answered: Response;
  try {
    answered = await engine.door.answer(forwarded, (asked) =>
      lanes.run(lane, () => engine.fetch(asked), left.signal),
    );
  } catch (error) {
    if (left.signal.aborted) return;
    if (!(error instanceof LaneFull)) throw error;
    response.setHeader('Retry-After', '1');
    return refuse(response, 503, 'Too many requests are waiting.');
  }
  const bytes = Buffer.from(await answered.arrayBuffer());
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(bytes);
}

/** Past the lanes, so that it is answered however many wait. */
async function answerHealth(response: ServerResponse, engine: Engine): Promise<void> {
  try {
    await engine.database.ping();
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
    // The engine answered 500 to a path that cannot be decoded.
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect']);

function readHeaders(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headersDistinct)) {
    if (value && !hopByHop.has(name)) headers.set(name, value.join(', '));
  }
  return headers;
}

/** Reads the body up to the cap. Beyond it the rest is thrown away as it comes, so that the sender
 * gets to read the answer. */
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
    request.once('error', () => resolve('broken off'));
  });
}

function refuse(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ code: String(status), message, details: null, hint: null }));
}
