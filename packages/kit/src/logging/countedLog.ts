import type { Log } from './log.ts';

const windowMs = 60_000;

/** Logs a frequent warning: the first one at once, then once a minute how many there were. */
export function createCountedLog(log: Log, message: (count: number) => string): () => void {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    timer = undefined;
    if (count === 0) return;
    log(message(count), undefined, 'warn');
    count = 0;
    timer = setTimeout(write, windowMs).unref();
  };
  return () => {
    count += 1;
    if (!timer) write();
  };
}
