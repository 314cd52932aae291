/** The value of a promise that settles within so many ms, else undefined. Rejects if it rejects until then. */
export async function atMost<T>(ms: number, promise: T | Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, ms, undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
