import type { Results } from './results.ts';

/** Runs a part of a run; a failure is recorded and does not stop the other parts. */
export async function guarded(
  results: Results,
  what: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    results.failures.push(`${what}: ${reason}`);
    console.error(`${what}: ${String(error).slice(0, 2_000)}`);
  }
}
