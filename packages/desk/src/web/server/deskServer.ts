import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { DataError } from '@setu/data';
import { now } from '@setu/data/staff';
import { type ApiContext, type Routes, Refused } from '../api/route.ts';
import { appPage, headersOfAll, readAppFiles } from './appFiles.ts';
import { refusalOf } from './guard.ts';
import { createSession } from './session.ts';

interface DeskServerOptions {
  /** 0: any free port. */
  port: number;
  folder: string;
  title: string;
  routes: Routes;
  context: ApiContext;
  /** Reports failures, without any of the data that was sent. */
  say: (line: string) => void;
}

export type DeskServer = Awaited<ReturnType<typeof startDeskServer>>;

/** For files of 5 MB in base64. */
const longestBody = 7 * 1024 * 1024;

/**
 * Serves the desk to one browser of this machine.
 *
 * @throws Error that can be shown as it is when the port is taken.
 */
export async function startDeskServer(options: DeskServerOptions) {
  const { port: wanted, folder, title, routes, context, say } = options;
  const files = readAppFiles(folder).set('/', appPage(title));
  const port = () => (server.address() as AddressInfo).port;
  const session = createSession(port);
  // The name alone: a message may hold what a visitor wrote.
  const sayFailed = (error: unknown) =>
    say(`The desk could not answer: ${error instanceof Error ? error.name : 'an error'}.`);

  const answer = createAnswer({ files, session, port, routes, context, sayFailed });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headersOfAll)) response.setHeader(name, value);
    response.setHeader('date', new Date(now()).toUTCString());
    answer(request, response).catch((error: unknown) => {
      sayFailed(error);
      response.destroy();
    });
  });
  server.requestTimeout = 30_000;

  // Only this machine can reach it.
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${wanted} is taken. Is the desk open already? --port names another one.`);
  });
  const url = `http://127.0.0.1:${port()}`;
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  // The link opens the desk once.
  return { url, link: `${url}/#token=${session.token}`, close };
}

interface AnswerOptions extends Pick<DeskServerOptions, 'routes' | 'context'> {
  files: ReturnType<typeof readAppFiles>;
  session: ReturnType<typeof createSession>;
  /** The server's own port, once it listens. */
  port: () => number;
  sayFailed: (error: unknown) => void;
}

/** Answers a request with a file of the app, or by a route of its API if the session admits it. */
function createAnswer({ files, session, port, routes, context, sayFailed }: AnswerOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = URL.parse(request.url ?? '/', 'http://desk.invalid');
    if (!url) return void response.writeHead(400).end();
    const { pathname, searchParams } = url;
    const isApi = pathname.startsWith('/api/');
    const refusal = refusalOf(request, port(), isApi);
    if (refusal !== undefined) return void response.writeHead(refusal).end();
    if (!isApi) {
      const file = files.get(pathname);
      if (!file) return void response.writeHead(404).end();
      return void response.writeHead(200, { 'content-type': file.type }).end(file.content);
    }
    const send = (status: number, value: unknown) =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(value));
    const name = `${request.method} ${pathname}`;
    if (name === 'POST /api/session') {
      const given = session.exchange((await readJson(request))?.['token']);
      if (!given) return send(401, { error: 'used' });
      response.setHeader('set-cookie', given.cookie);
      return send(200, { key: given.key });
    }
    if (!session.admits(request.headers)) return send(401, { error: 'unknown' });
    const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
    if (!route) return send(404, { error: 'There is nothing at this address.' });
    const input =
      request.method === 'GET' ? Object.fromEntries(searchParams) : await readJson(request);
    if (!input) return send(400, { error: 'What was sent is no JSON, or too long.' });
    try {
      send(200, await route(context, input));
    } catch (error) {
      const { status, message } = failureOf(error);
      if (status === 500) sayFailed(error);
      send(status, { error: message });
    }
  };
}

/** How a request is answered whose route has thrown an error. */
function failureOf(error: unknown): { status: number; message: string } {
  if (error instanceof Refused) return { status: 400, message: error.message };
  if (error instanceof DataError) {
    if (error.kind === 'not-found') return { status: 410, message: error.message };
    const isRefused = error.kind === 'rejected' || error.message.endsWith('Try again.');
    const advice = isRefused ? '' : ' Try again: nothing that you typed is lost.';
    return { status: 502, message: error.message + advice };
  }
  return { status: 500, message: 'The desk met an error of its own: its terminal names it.' };
}

/** The object that was sent; undefined: none, or one that is too long. */
async function readJson(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  if (request.headers['content-type'] !== 'application/json') return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    // The rest is read and dropped, so that the client receives the answer.
    if (length <= longestBody) chunks.push(chunk);
  }
  if (length > longestBody) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString());
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
