import { createServer, request as ask } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cors } from '../backend/fakeSupabase.ts';
import { listen } from './listen.ts';

/** The fate of the backend's answer to a message that the backend has processed. */
type Fate = 'lost' | 'held';

/** A proxy before a hosted project's backend that forwards every contact message but may lose or hold its answer. */
export interface LossyProxy {
  url: string;
  /** Sets the fates of the answers to the next messages, in order; later answers pass. */
  next: (...fates: Fate[]) => void;
  /** Lets the held answers through. */
  release: () => void;
  /** How many messages it has forwarded. */
  messages: () => number;
  close: () => Promise<void>;
}

export async function startLossyProxy(backendUrl: string): Promise<LossyProxy> {
  let fates: Fate[] = [];
  let held = Promise.withResolvers<void>();
  let messages = 0;

  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    const fate = request.method === 'POST' ? fates.shift() : undefined;
    if (request.method === 'POST') messages += 1;
    const release = held.promise;
    pass(backendUrl, request, response, async () => {
      if (fate === 'held') await release;
      return fate !== 'lost';
    });
  });
  return {
    ...(await listen(server)),
    next: (...coming) => {
      fates = coming;
    },
    release: () => {
      held.resolve();
      held = Promise.withResolvers();
    },
    messages: () => messages,
  };
}

function pass(
  backendUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
  mayAnswer: () => Promise<boolean>,
): void {
  const { pathname, search } = new URL(request.url ?? '/', backendUrl);
  const onward = ask(
    backendUrl + pathname + search,
    { method: request.method ?? 'GET', headers: request.headers },
    (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        void mayAnswer().then((may) => {
          if (!may) response.destroy();
          else
            response
              .writeHead(answer.statusCode ?? 502, { ...answer.headers, ...cors })
              .end(Buffer.concat(chunks));
        });
      });
    },
  );
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
