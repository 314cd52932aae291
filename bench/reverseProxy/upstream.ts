import { Agent, request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';

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

  function attempt(request: Http2ServerRequest, body: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const host = request.headers[':authority'] ?? request.headers.host;
      const passed = httpRequest(
        {
          hostname,
          port,
          agent,
          path: request.url,
          method: request.method,
          headers: { ...withoutHops(request.headers), host, 'x-forwarded-proto': 'https' },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 502,
              headers: withoutHops(answer.headers),
              body: Buffer.concat(parts),
            }),
          );
        },
      );
      passed.on('error', (error) => {
        // The server closed a kept connection just as it was used again (RFC 9112, section 9.3.1).
        if (passed.reusedSocket && request.method === 'GET') resolve(attempt(request, body));
        else reject(error);
      });
      passed.end(body);
    });
  }

  return {
    async ask(request: Http2ServerRequest): Promise<Answer> {
      const sent: Buffer[] = [];
      for await (const chunk of request) sent.push(chunk as Buffer);
      return attempt(request, Buffer.concat(sent));
    },
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
