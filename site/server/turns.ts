/** Lets work that blocks the thread happen one piece at a time, and whatever else has come in between. */
export interface Turns {
  /**
   * Resolves when it is the caller's turn; rejects with the signal's reason when that comes first.
   *
   * @param isUrgent in every other turn at least, before all that is not.
   */
  take: (signal: AbortSignal, isUrgent?: boolean) => Promise<void>;
  /** How long whoever comes now would wait, about, in ms. */
  readonly waitMs: number;
}

/** How much the last turn counts in what a turn is expected to take. */
const weight = 0.1;

export function createTurns(): Turns {
  const urgent = new Set<() => void>();
  const others = new Set<() => void>();
  let turnMs = 0;
  let running = false;
  let wasUrgent = false;

  function next(startedAt?: number): void {
    const now = performance.now();
    if (startedAt !== undefined) turnMs += (now - startedAt - turnMs) * weight;
    // Whoever posts without end does not keep the readers out.
    const isUrgentNext = urgent.size > 0 && (!wasUrgent || others.size === 0);
    wasUrgent = isUrgentNext;
    const [first] = isUrgentNext ? urgent : others;
    running = first !== undefined;
    first?.();
    // After one look at sockets and timers.
    if (running) setImmediate(next, now);
  }

  return {
    take: (signal, isUrgent = false) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const waiting = isUrgent ? urgent : others;
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
      return (urgent.size + others.size) * turnMs;
    },
  };
}
