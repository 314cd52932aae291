export type RenderQueue = ReturnType<typeof createRenderQueue>;

/** Weight of the last turn in the moving average of a turn's time. */
const weight = 0.1;

/** Runs work that blocks the thread one piece at a time, with other events in between. */
export function createRenderQueue() {
  const urgent = new Set<() => void>();
  const others = new Set<() => void>();
  let renderMs = 0;
  let running = false;
  let wasUrgent = false;

  function next(startedAt?: number): void {
    const now = performance.now();
    if (startedAt !== undefined) renderMs += (now - startedAt - renderMs) * weight;
    // A flood of posts must not block readers.
    const isUrgentNext = urgent.size > 0 && (!wasUrgent || others.size === 0);
    wasUrgent = isUrgentNext;
    const [first] = isUrgentNext ? urgent : others;
    running = first !== undefined;
    first?.();
    // After the event loop has polled sockets and timers once.
    if (running) setImmediate(next, now);
  }

  return {
    /** Resolves at the caller's turn, or rejects when the signal aborts; urgent callers have every second turn. */
    wait: (signal: AbortSignal, isUrgent = false) =>
      new Promise<void>((resolve, reject) => {
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
    /** About how long a new caller would wait, in ms. */
    get waitMs() {
      return (urgent.size + others.size) * renderMs;
    },
  };
}
