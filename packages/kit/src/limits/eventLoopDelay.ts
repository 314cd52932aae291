const everyMs = 25;

/**
 * Watches how long the thread is busy at a stretch. The answer, in ms, is how long a request that is seen
 * now may have waited to be seen: what came while the thread was busy is seen after the timers.
 */
export function watchEventLoopDelay(): () => number {
  let last = performance.now();
  let late = 0;
  setInterval(() => {
    const time = performance.now();
    late = time - last - everyMs;
    last = time;
  }, everyMs).unref();
  return () => Math.max(0, late, performance.now() - last - everyMs);
}
