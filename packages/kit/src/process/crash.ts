import type { Log } from '../logging/log.ts';

/** Longer than the site needs to finish requests in flight. */
const stopWithinMs = 15_000;

/**
 * Ends the process with status 1 after an uncaught error: its state is unknown, and the service manager
 * starts a clean one. Requests in flight are finished first.
 */
export function endOnCrash(log: Log, stop: () => Promise<void>): void {
  let ending = false;
  const stopAndExit = async () => {
    try {
      await stop();
    } finally {
      process.exit(1);
    }
  };
  const crash = (error: unknown) => {
    log('An uncaught error; the site stops.', toError(error));
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), stopWithinMs);
    void stopAndExit();
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
