import { report } from './report.ts';

/** The result of a query: its value, or why there is none, in words for the visitor. */
export type Outcome<T> = { ok: true; value: T } | Failure;

export interface Failure {
  ok: false;
  /** The `kind` of the error; `unavailable` where it has none, `pending` in a page that stands in for one that is read. */
  kind: string;
  message: string;
}

/** The last two: the server renders pages in advance, as they are without the backend and while it is waited for. */
const expected = new Set(['not-found', 'foreseen', 'pending']);

/**
 * Turns a failed query into a value, so that the rest of the page lives, and logs it.
 * Only the end of an aborted navigation passes through: the visitor has gone to another page.
 */
export async function outcomeOf<T>(query: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await query };
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error;
    const failure = toFailure(error);
    if (!expected.has(failure.kind)) report(failure.message);
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
