import type { Share } from '../requests/request.ts';

/** A call after this starts a new read: a hanging read must not delay all later calls. */
const joinedWithinMs = 1_000;

/** A call during the same read gets its answer or failure; nothing is cached, and an abort ends no other's call. */
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
