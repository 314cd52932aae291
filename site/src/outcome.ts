/** What became of a query: its value, or why not, in words for the visitor. */
export type Outcome<T> = { ok: true; value: T } | Failure;

export interface Failure {
  ok: false;
  /** The kind of a DataError; `unavailable` for anything else. */
  kind: string;
  message: string;
}

/** `foreseen`: what the server makes ready for a day when the backend does not answer. */
const expected = new Set(['not-found', 'foreseen']);

/**
 * Turns a failed query into a value, so that the rest of the page lives, and logs it (spec section 8).
 * Only the end of an aborted navigation passes through: nobody waits for that page any more.
 */
export async function outcomeOf<T>(query: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await query };
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error;
    const failure = toFailure(error);
    // eslint-disable-next-line no-console -- the specification wants failed fetches in the console
    if (!expected.has(failure.kind)) console.error(failure.message);
    return failure;
  }
}

function toFailure(error: unknown): Failure {
  const kind: unknown = error instanceof Error && 'kind' in error ? error.kind : undefined;
  return {
    ok: false,
    kind: typeof kind === 'string' ? kind : 'unavailable',
    message: error instanceof Error ? error.message : String(error),
  };
}
