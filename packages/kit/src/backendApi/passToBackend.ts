import { Agent, request as httpRequest } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { PassThrough } from 'node:stream';
import type { Exchange } from '../http/exchange.ts';
import { refuse } from './refuse.ts';

const agent = new Agent({ keepAlive: true });
/** For an answer with all its bytes. */
const timeoutMs = 15_000;
/** Of an answer, held for a reader who is slower than the backend; whoever wants more holds its place. */
const heldBytes = 1024 * 1024;

/** Hop-by-hop headers belong to one connection and are not passed on (RFC 9110, section 7.6.1). */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer'];

/**
 * Passes a request for one of the API's paths to the embedded backend, with the body that has been read,
 * and its answer back. Resolves when the backend has nothing more to do for it, which may be after the
 * sender has left: the backend would not hear of that.
 */
export function passToBackend(backendUrl: string, exchange: Exchange): Promise<void> {
  const { answer, body = '', request } = exchange;
  const target = new URL(backendUrl);
  const headers: OutgoingHttpHeaders = { ...request.headers, host: target.host };
  for (const name of [...hopByHop, 'content-length', 'expect']) delete headers[name];
  if (body.length > 0) headers['content-length'] = body.length;
  const { hostname, port } = target;
  const { method, url: path } = request;
  const outgoing = httpRequest({ agent, hostname, port, method, path, headers }, passBack);
  const timer = setTimeout(() => outgoing.destroy(new Error('timed out')), timeoutMs);

  function passBack(response: IncomingMessage): void {
    response.on('error', () => answer.destroy());
    if (answer.destroyed) {
      response.resume();
      return;
    }
    const passed = { ...response.headers };
    for (const name of hopByHop) delete passed[name];
    answer.writeHead(response.statusCode ?? 502, passed);
    const held = new PassThrough({ highWaterMark: heldBytes });
    response.pipe(held).pipe(answer);
    answer.once('close', () => {
      response.unpipe(held);
      response.resume();
    });
  }

  return new Promise((resolve) => {
    outgoing.on('error', () => {
      if (answer.headersSent || answer.destroyed) answer.destroy();
      else refuse(exchange, 503, 'The backend does not answer.');
    });
    outgoing.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
    outgoing.end(body);
  });
}
