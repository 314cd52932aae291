import { Agent, request as httpRequest } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { PassThrough } from 'node:stream';
import type { HttpContext } from '../http/httpContext.ts';
import { refuse } from './refuse.ts';

const agent = new Agent({ keepAlive: true });
/** Time-out of a complete response. */
const timeoutMs = 15_000;
/** Bytes buffered for a client slower than the backend; a longer response keeps its permit until it is read. */
const heldBytes = 1024 * 1024;

/** Hop-by-hop headers belong to one connection and are not passed on (RFC 9110, section 7.6.1). */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer'];

/**
 * Passes a request, with its body already read, to the embedded backend and the response back. Resolves when the
 * backend has finished, which may be after the client has left.
 */
export function passToBackend(backendUrl: string, context: HttpContext): Promise<void> {
  const { response, body = '', request } = context;
  const target = new URL(backendUrl);
  const headers: OutgoingHttpHeaders = { ...request.headers, host: target.host };
  for (const name of [...hopByHop, 'content-length', 'expect']) delete headers[name];
  if (body.length > 0) headers['content-length'] = body.length;
  const { hostname, port } = target;
  const { method, url: path } = request;
  const outgoing = httpRequest({ agent, hostname, port, method, path, headers }, passBack);
  const timer = setTimeout(() => outgoing.destroy(new Error('timed out')), timeoutMs);

  function passBack(incoming: IncomingMessage): void {
    incoming.on('error', () => response.destroy());
    if (response.destroyed) {
      incoming.resume();
      return;
    }
    const passed = { ...incoming.headers };
    for (const name of hopByHop) delete passed[name];
    response.writeHead(incoming.statusCode ?? 502, passed);
    const held = new PassThrough({ highWaterMark: heldBytes });
    incoming.pipe(held).pipe(response);
    response.once('close', () => {
      incoming.unpipe(held);
      incoming.resume();
    });
  }

  return new Promise((resolve) => {
    outgoing.on('error', () => {
      if (response.headersSent || response.destroyed) response.destroy();
      else refuse(context, 503, 'The backend does not answer.');
    });
    outgoing.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
    outgoing.end(body);
  });
}
