import { Agent, request as httpRequest } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

const agent = new Agent({ keepAlive: true });
const timeoutMs = 15_000;

/** Hop-by-hop headers belong to one connection and are not passed on (RFC 9110, section 7.6.1). */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer'];

/**
 * Passes a request for `/rest/v1/` or `/auth/v1/` to the embedded backend, and its answer back.
 *
 * @param onDone when the backend has nothing more to do for it; perhaps more than once.
 */
export function passToBackend(
  backendUrl: string,
  incoming: IncomingMessage,
  answer: ServerResponse,
  onDone: () => void,
): void {
  const target = new URL(backendUrl);
  const headers: OutgoingHttpHeaders = { ...incoming.headers, host: target.host };
  for (const name of hopByHop) delete headers[name];
  // A read has no body that means anything, but one that never ends would keep the backend waiting.
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  if (!hasBody) delete headers['content-length'];
  else if (incoming.headers['transfer-encoding']) headers['transfer-encoding'] = 'chunked';
  const outgoing = httpRequest(
    {
      agent,
      hostname: target.hostname,
      port: target.port,
      method: incoming.method,
      path: incoming.url,
      headers,
      timeout: timeoutMs,
    },
    (response) => {
      onDone();
      const passed = { ...response.headers };
      for (const name of hopByHop) delete passed[name];
      answer.writeHead(response.statusCode ?? 502, passed);
      response.pipe(answer);
      response.on('error', () => answer.destroy());
    },
  );
  outgoing.on('timeout', () => outgoing.destroy(new Error('timed out')));
  outgoing.on('error', () => {
    if (answer.headersSent) {
      answer.destroy();
      return;
    }
    answer.writeHead(503, { 'content-type': 'application/json; charset=utf-8' });
    answer.end(JSON.stringify({ code: 'unavailable', message: 'The backend does not answer.' }));
  });
  answer.on('close', () => {
    outgoing.destroy();
    onDone();
  });
  if (hasBody) incoming.pipe(outgoing);
  else outgoing.end();
}
