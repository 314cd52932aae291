import { type IncomingMessage, type ServerResponse, createServer, request as ask } from 'node:http';
import { cors } from '../backend/fakeSupabase.ts';
import { listen } from './listen.ts';

/** The fate of the backend's answer to a message that the backend has processed. */
type Fate = 'lost' | 'held';

/** A proxy before a hosted project's backend that forwards every contact message but may lose or hold its answer. */
export async function startLossyProxy(backendUrl: string) {
  let fates: Fate[] = [];
  let held = Promise.withResolvers<void>();
  let messages = 0;

  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { ...cors, 'access-control-max-age': '86400' }).end();
      return;
    }
    const fate = request.method === 'POST' ? fates.shift() : undefined;
    if (request.method === 'POST') messages += 1;
    const release = held.promise;
    passOn(backendUrl, request, response, (answer) => {
      if (fate === 'lost') {
        response.destroy();
        return;
      }
      void (fate === 'held' ? release : Promise.resolve()).then(() => {
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...cors });
        answer.pipe(response);
      });
    });
  });
  return {
    ...(await listen(server)),
    /** Sets the fates of the answers to the next messages, in order; later answers pass. */
    next: (...coming: Fate[]) => {
      fates = coming;
    },
    /** Lets the held answers through. */
    release: () => {
      held.resolve();
      held = Promise.withResolvers();
    },
    messages: () => messages,
  };
}

/** Sends a request on to the backend; `answerWith` decides about its answer. */
export function passOn(
  backendUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
  answerWith: (answer: IncomingMessage) => void,
): void {
  const { method, url, headers } = request;
  const onward = ask(backendUrl + url, { method, headers, agent: false }, answerWith);
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
