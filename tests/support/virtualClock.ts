import { vi } from 'vitest';

interface Timer {
  at: number;
  run: () => void;
}

/**
 * Replaces `setTimeout`, `clearTimeout` and `performance.now` until `vi.unstubAllGlobals`. Vitest's
 * own clock takes a millisecond for each due timer; this one runs thousands in that time.
 */
export function useVirtualClock() {
  let now = 0;
  const timers = new Set<Timer>();
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('setTimeout', (run: (value: unknown) => void, ms = 0, value?: unknown) => {
    const timer = { at: now + ms, run: () => run(value), unref: () => timer };
    timers.add(timer);
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: Timer) => timers.delete(timer));
  const settle = () => new Promise((resolve) => void setImmediate(resolve));
  /** The next due timer; of two at the same moment, the one that was set first. */
  function nextUntil(end: number): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of timers)
      if (timer.at <= end && timer.at < (next?.at ?? Infinity)) next = timer;
    return next;
  }
  return {
    /** Runs every timer that becomes due within this time, at its moment. */
    async advance(ms: number): Promise<void> {
      const end = now + ms;
      await settle();
      for (let next = nextUntil(end); next; next = nextUntil(end)) {
        timers.delete(next);
        now = next.at;
        next.run();
        await settle();
      }
      now = end;
    },
  };
}
