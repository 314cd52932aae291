import { report } from './report.ts';

/** The result of a query: its value, or the reason for its failure, worded for the visitor. */
export type Outcome<T> = { ok: true; value: T } | Failure;

export interface Failure {
  ok: false;
  /** The `kind` of the error; `unavailable` if it has none, `pending` in a placeholder for a page being read. */
  kind: string;
  message: string;
}

/** Kinds that are not logged; the last two are of pages rendered in advance (see `failing` in `SiteBackend`). */
const expected = new Set(['not-found', 'foreseen', 'pending']);

/** Turns a failed query into a value, and logs it; the error of an aborted navigation is rethrown. */
export async function outcomeOf<T>(query: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await query };
  } catch (error) {
    const { name, message = String(error), cause } = Object(error) as Partial<Error>;
    if (name === 'AbortError') throw error;
    const failure: Failure = { ok: false, kind: kindOf(error) ?? 'unavailable', message };
    // The failed query behind an error whose text for visitors does not say what went wrong.
    const reason = kindOf(cause) === undefined ? error : cause;
    if (!expected.has(failure.kind)) report(message, reason);
    return failure;
  }
}

function kindOf(error: unknown): string | undefined {
  const { kind } = Object(error) as { kind?: unknown };
  return typeof kind === 'string' ? kind : undefined;
}
