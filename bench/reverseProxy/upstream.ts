import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import { buffer } from 'node:stream/consumers';

/** An answer of the reverse proxy before compression. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Passes requests of the reverse proxy on to a site's own server. */
export function createUpstream(address: string) {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true });

  async function attempt(request: Http2ServerRequest, body: Buffer): Promise<Answer> {
    const host = request.headers[':authority'] ?? request.headers.host;
    const passed = httpRequest({
      hostname,
      port,
      agent,
      path: request.url,
      method: request.method,
      headers: { ...withoutHops(request.headers), host, 'x-forwarded-proto': 'https' },
    });
    passed.end(body);
    try {
      const [answer] = (await once(passed, 'response')) as [IncomingMessage];
      // The answer fails with it.
      passed.on('error', () => {});
      const { statusCode: status = 502, headers } = answer;
      return { status, headers: withoutHops(headers), body: await buffer(answer) };
    } catch (error) {
      // The server closed a kept connection just as it was used again (RFC 9112, section 9.3.1).
      if (passed.reusedSocket && request.method === 'GET') return attempt(request, body);
      throw error;
    }
  }

  return {
    ask: async (request: Http2ServerRequest) => attempt(request, await buffer(request)),
    close: () => agent.destroy(),
  };
}

// Headers that belong to one connection, not to the answer (RFC 9113, section 8.2.2).
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'];

function withoutHops(headers: IncomingHttpHeaders): Answer['headers'] {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.includes(name) && !name.startsWith(':')),
  );
}
