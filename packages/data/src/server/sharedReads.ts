import type { Share } from '../requests/request.ts';

/** After this a new read is sent: one that hangs must not hold up all that come later. */
const joinedWithinMs = 1_000;

/**
 * Reads that many pages have in common are asked once for all that are made at the same time: who comes
 * while one is under way gets its answer, or its failure. Nothing is kept, and who leaves takes nothing
 * from the others.
 */
export function createShare(): Share {
  const underWay = new Map<string, Promise<unknown>>();
  return async (key, { signal }, ask) => {
    signal?.throwIfAborted();
    const known = underWay.get(key) as ReturnType<typeof ask> | undefined;
    const answer = known ?? ask({});
    if (!known) {
      underWay.set(key, answer);
      const forget = () => void (underWay.get(key) === answer && underWay.delete(key));
      answer.then(forget, forget);
      setTimeout(forget, joinedWithinMs).unref();
    }
    return untilAborted(answer, signal);
  };
}

/** What a promise comes to, unless the signal aborts before: then its reason is thrown. */
async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason as Error);
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
