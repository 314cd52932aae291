import { sendText } from '../http/sendText.ts';
import type { HttpContext } from '../http/httpContext.ts';

interface HealthOptions {
  ping: () => Promise<void>;
  isStopping: () => boolean;
  hasPages: () => boolean;
  onBackend: () => void;
}

const json = 'application/json; charset=utf-8';

export function createHealth({ ping, isStopping, hasPages, onBackend }: HealthOptions) {
  let asking: Promise<boolean> | undefined;
  let hasAnswered = false;
  const answered = () => {
    if (!hasAnswered) onBackend();
    hasAnswered = true;
    return true;
  };
  /** Concurrent health checks share one request to the backend. */
  const backendAnswers = () =>
    (asking ??= ping()
      .then(answered, () => false)
      .finally(() => (asking = undefined)));
  const send = ({ request, response }: HttpContext, status: number, state: object) => {
    response.setHeader('cache-control', 'no-store');
    sendText(request, response, status, json, JSON.stringify(state));
  };
  const stateOf = (answers: boolean) => (answers ? 'ok' : 'unreachable');
  return {
    /** `/healthz`: liveness; always 200, with the state of site and backend. */
    sendHealth: async (context: HttpContext) => {
      send(context, 200, { site: 'ok', backend: stateOf(await backendAnswers()) });
    },
    /** `/readyz`: readiness for visitors; 503 while stopping, or if no page could be shown. */
    sendReadiness: async (context: HttpContext) => {
      if (isStopping()) {
        send(context, 503, { ready: false, site: 'stopping' });
        return;
      }
      const answers = await backendAnswers();
      const ready = answers || hasPages();
      send(context, ready ? 200 : 503, { ready, site: 'ok', backend: stateOf(answers) });
    },
  };
}
