/** Where the backend's one-line messages go; without a level they only inform. */
export type Log = (message: string, level?: 'warn' | 'error') => void;

export const logToStdout: Log = (message) => {
  process.stdout.write(`${message}\n`);
};

export const logToStderr: Log = (message) => {
  process.stderr.write(`${message}\n`);
};

/** Logs a line at most once a minute; the next one says how many were left out. */
export function withoutRepeats(log: Log): Log {
  const said = new Map<string, { at: number; leftOut: number }>();
  return (message) => {
    const now = performance.now();
    const before = said.get(message);
    if (before && now - before.at < 60_000) {
      before.leftOut += 1;
      return;
    }
    log(before?.leftOut ? `${message} (and ${before.leftOut} times since last logged)` : message);
    said.set(message, { at: now, leftOut: 0 });
  };
}
