import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { listen } from '../../../../tests/support/http/listen.ts';

export interface SeenRequest {
  method: string;
  /** Path and query as sent, still encoded. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
  at: number;
  /** Settles when the client has gone or the answer was sent. */
  closed: Promise<void>;
}

export type Reply = (response: ServerResponse, request: IncomingMessage) => void;

export type FakePostgrest = Awaited<ReturnType<typeof startFakePostgrest>>;

/** A fake PostgREST (and GoTrue) that answers, or fails, as the test says. */
export async function startFakePostgrest() {
  const seen: SeenRequest[] = [];
  let queue: Reply[] = [];
  let waiting: ((request: SeenRequest) => void)[] = [];

  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const entry: SeenRequest = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body,
        at: performance.now(),
        closed: new Promise((resolve) => response.on('close', resolve)),
      };
      seen.push(entry);
      const reply = queue.length > 1 ? queue.shift() : queue[0];
      reply?.(response, request);
      for (const resolve of waiting) resolve(entry);
      waiting = [];
    });
  });
  return {
    ...(await listen(server)),
    seen,
    /** The method and address of each request seen, decoded, without `/rest/v1`. */
    asked: () =>
      seen.map(({ method, url }) => {
        const address = url.replace(/^\/rest\/v1/, '').replaceAll('+', ' ');
        return `${method} ${decodeURIComponent(address)}`;
      }),
    /** The answers to come, in order; the last one is repeated. */
    reply: (...replies: Reply[]) => {
      queue = replies;
      seen.length = 0;
    },
    /** Resolves with the next request that arrives. */
    nextRequest: () => new Promise<SeenRequest>((resolve) => waiting.push(resolve)),
  };
}

interface Head {
  status?: number;
  headers?: Record<string, string>;
}

export function raw(body: string, type: string, { status = 200, headers = {} }: Head = {}): Reply {
  return (response) => {
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  };
}

export function json(body: unknown, head?: Head): Reply {
  return raw(JSON.stringify(body), 'application/json', head);
}

/** Rows from index `from` on, out of `total`, with PostgREST's range header. */
export function rows(items: unknown[], total: number, from = 0): Reply {
  const last = from + items.length - 1;
  return json(items, {
    status: items.length < total ? 206 : 200,
    headers: { 'content-range': `${items.length ? `${from}-${last}` : '*'}/${total}` },
  });
}

/** An error in PostgREST's form. */
export function refusal(status: number, code: string, message: string, details?: string): Reply {
  return json({ code, details: details ?? null, hint: null, message }, { status });
}

export const noTable = (name: string): Reply =>
  refusal(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`);

export const html = (status: number): Reply =>
  raw('<!DOCTYPE html><html><body>Bad gateway</body></html>', 'text/html', { status });

/** The connection is cut before an answer. */
export const drop: Reply = (response) => response.destroy();

/** No answer, ever. */
export const hang: Reply = () => {};

/** Headers and half a body, then nothing more. */
export const stall: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
  response.write('[{"id":1,');
};

/** Headers that promise more than is sent, then a cut connection. */
export const truncated: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
  response.write('[{"id":1,', () => response.destroy());
};
