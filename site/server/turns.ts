/** Lets work that blocks the thread happen one piece at a time, and whatever else has come in between. */
export interface Turns {
  /** Resolves when it is the caller's turn; rejects with the signal's reason when that comes first. */
  take: (signal: AbortSignal) => Promise<void>;
  /** How long whoever comes now would wait, about, in ms. */
  readonly waitMs: number;
}

/** How much the last turn counts in what a turn is expected to take. */
const weight = 0.1;

export function createTurns(): Turns {
  const waiting = new Set<() => void>();
  let turnMs = 0;
  let running = false;

  function next(startedAt?: number): void {
    const now = performance.now();
    if (startedAt !== undefined) turnMs += (now - startedAt - turnMs) * weight;
    const [first] = waiting;
    running = first !== undefined;
    first?.();
    // After one look at sockets and timers.
    if (running) setImmediate(next, now);
  }

  return {
    take: (signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const leave = () => {
          waiting.delete(enter);
          reject(signal.reason as Error);
        };
        const enter = () => {
          waiting.delete(enter);
          signal.removeEventListener('abort', leave);
          resolve();
        };
        waiting.add(enter);
        signal.addEventListener('abort', leave, { once: true });
        if (!running) next();
      }),
    get waitMs() {
      return waiting.size * turnMs;
    },
  };
}
