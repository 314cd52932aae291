import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerQueries } from '@setu/data/server';
import { sendText } from './compression.ts';

export interface Health {
  /** `/healthz`: the process lives; 200 with the state of site and backend. */
  sendHealth: (request: IncomingMessage, answer: ServerResponse) => Promise<void>;
  /** `/readyz`: whether visitors should be sent here; 503 when nothing could be shown to them. */
  sendReadiness: (request: IncomingMessage, answer: ServerResponse) => Promise<void>;
}

export interface HealthOptions {
  queries: Pick<ServerQueries, 'ping'>;
  isStopping: () => boolean;
  /** Whether any page can be shown without the backend. */
  hasPages: () => boolean;
}

const json = 'application/json; charset=utf-8';

export function createHealth({ queries, isStopping, hasPages }: HealthOptions): Health {
  let asking: Promise<boolean> | undefined;
  /** However many ask about us at the same time, the backend is asked once. */
  const backendAnswers = () =>
    (asking ??= queries
      .ping()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asking = undefined)));
  const send = (
    request: IncomingMessage,
    answer: ServerResponse,
    status: number,
    state: object,
  ) => {
    answer.setHeader('cache-control', 'no-store');
    sendText(request, answer, status, json, JSON.stringify(state));
  };
  const stateOf = (answers: boolean) => (answers ? 'ok' : 'unreachable');
  return {
    async sendHealth(request, answer) {
      send(request, answer, 200, { site: 'ok', backend: stateOf(await backendAnswers()) });
    },
    async sendReadiness(request, answer) {
      if (isStopping()) {
        send(request, answer, 503, { ready: false, site: 'stopping' });
        return;
      }
      const answers = await backendAnswers();
      const ready = answers || hasPages();
      send(request, answer, ready ? 200 : 503, { ready, site: 'ok', backend: stateOf(answers) });
    },
  };
}
