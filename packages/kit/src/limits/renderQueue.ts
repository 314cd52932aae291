/** Lets work that blocks the thread happen one piece at a time, and other events in between. */
export interface RenderQueue {
  /**
   * Resolves when it is the caller's turn; rejects with the signal's reason when that comes first.
   *
   * @param isUrgent comes first, in every other turn at most.
   */
  wait: (signal: AbortSignal, isUrgent?: boolean) => Promise<void>;
  /** About how long a new caller would wait, in ms. */
  readonly waitMs: number;
}

/** Weight of the last turn in the average time of one. */
const weight = 0.1;

export function createRenderQueue(): RenderQueue {
  const urgent = new Set<() => void>();
  const others = new Set<() => void>();
  let renderMs = 0;
  let running = false;
  let wasUrgent = false;

  function next(startedAt?: number): void {
    const now = performance.now();
    if (startedAt !== undefined) renderMs += (now - startedAt - renderMs) * weight;
    // A flood of posts does not keep readers out.
    const isUrgentNext = urgent.size > 0 && (!wasUrgent || others.size === 0);
    wasUrgent = isUrgentNext;
    const [first] = isUrgentNext ? urgent : others;
    running = first !== undefined;
    first?.();
    // After one look at sockets and timers.
    if (running) setImmediate(next, now);
  }

  return {
    wait: (signal, isUrgent = false) =>
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
      return (urgent.size + others.size) * renderMs;
    },
  };
}
