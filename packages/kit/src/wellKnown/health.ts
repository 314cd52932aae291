import { sendJson } from '../http/sendText.ts';
import type { HttpContext } from '../http/httpContext.ts';
import type { Log } from '../logging/log.ts';

interface HealthOptions {
  ping: () => Promise<void>;
  isStopping: () => boolean;
  hasPages: () => boolean;
  onFirstAnswer: () => void;
  log: Log;
}

/** `slow`: no answer in time. Its pages say 'Loading...', and come by themselves. */
type BackendState = 'ok' | 'slow' | 'unreachable';

const isTimeout = (error: unknown) =>
  error instanceof Error && 'kind' in error && error.kind === 'timeout';

export function createHealth(options: HealthOptions) {
  const { ping, isStopping, hasPages, onFirstAnswer, log } = options;
  let asking: Promise<BackendState> | undefined;
  let hasAnswered = false;
  let isFailing = false;
  const answered = () => {
    if (isFailing) log('The backend answers again.');
    isFailing = false;
    if (!hasAnswered) onFirstAnswer();
    hasAnswered = true;
    return 'ok' as const;
  };
  const failed = (error: unknown) => {
    if (isTimeout(error)) return 'slow' as const;
    if (!isFailing) log('The backend gives no usable answer.', error);
    isFailing = true;
    return 'unreachable' as const;
  };
  /** Concurrent health checks share one request to the backend. */
  const readState = () =>
    (asking ??= ping()
      .then(answered, failed)
      .finally(() => (asking = undefined)));
  const send = (context: HttpContext, status: number, state: object) => {
    context.response.setHeader('cache-control', 'no-store');
    sendJson(context, status, state);
  };
  return {
    /** `/healthz`: liveness; always 200, with the state of site and backend. */
    sendHealth: async (context: HttpContext) => {
      send(context, 200, { site: 'ok', backend: await readState() });
    },
    /** `/readyz`: readiness for visitors; 503 while stopping, or if no page could be shown. */
    sendReadiness: async (context: HttpContext) => {
      if (isStopping()) {
        send(context, 503, { ready: false, site: 'stopping' });
        return;
      }
      const backend = await readState();
      const ready = backend !== 'unreachable' || hasPages();
      send(context, ready ? 200 : 503, { ready, site: 'ok', backend });
    },
  };
}
