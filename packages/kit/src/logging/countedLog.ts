import type { Log } from './log.ts';

const windowMs = 60_000;

/**
 * Logs an event that may be very frequent: the first one immediately, then once a minute the number of events.
 *
 * @param message receives the number of events since the last message.
 */
export function createCountedLog(log: Log, message: (count: number) => string): () => void {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    timer = undefined;
    if (count === 0) return;
    log(message(count));
    count = 0;
    timer = setTimeout(write, windowMs).unref();
  };
  return () => {
    count += 1;
    if (!timer) write();
  };
}
