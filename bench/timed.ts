/** What `work` gives, and how long it takes, in seconds. */
export async function timed<Value>(
  work: () => Promise<Value>,
): Promise<[value: Value, seconds: number]> {
  const start = performance.now();
  const value = await work();
  return [value, (performance.now() - start) / 1_000];
}
