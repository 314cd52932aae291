/** The value of a promise if it resolves within `ms`, otherwise undefined. Rejects if it rejects within `ms`. */
export async function atMost<T>(ms: number, promise: T | Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, ms, undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
