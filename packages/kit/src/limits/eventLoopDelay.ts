const everyMs = 25;

/**
 * Measures how long the thread is blocked. The returned function gives, in ms, how long a request that is read
 * now may have waited: requests that arrive while the thread is blocked are read after the timers.
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
