import { DataError } from '@setu/data';
import type { ContentQueries } from '@setu/data/staff';
import type { Problem } from '../content/entry.ts';
import type { PublishKind, FindOptions, Planned } from './publishKind.ts';
import { type Read, problemAt } from './readEntries.ts';

export interface Validated<Draft, Existing> extends Read<Draft>, Planned<Draft, Existing> {
  exists: string | undefined;
  outcome: string;
}

interface PlanOptions extends FindOptions {
  queries: ContentQueries;
}

/** Compares drafts with what is published, and notes the reasons against publishing them. */
export async function validate<Draft, Existing>(
  kind: PublishKind<Draft, Existing>,
  read: readonly Read<Draft>[],
  problems: Problem[],
  { queries, signal, replace, move, over }: PlanOptions,
): Promise<Validated<Draft, Existing>[]> {
  const drafts = read.map(({ draft }) => draft);
  const unsupported = await kind.unsupported?.(queries, signal);
  const published = await kind.find(queries, drafts, { signal, replace, move, over });
  return read.map((one, index) => {
    // `find` returns one for each draft.
    const existing = published[index] as Existing;
    const lacking = unsupported?.(one.draft);
    if (lacking) one.fields.refuse(lacking.field, lacking.reason);
    const { exists, unclear, refused, outcome } = kind.validate(one.draft, existing);
    if (refused !== undefined) problems.push(problemAt(one.entry, refused));
    else if (exists !== undefined && !replace) {
      problems.push({ ...problemAt(one.entry, exists), isReplaceable: true });
    } else if (unclear !== undefined && replace) problems.push(problemAt(one.entry, unclear));
    return {
      ...one,
      existing,
      exists,
      outcome: outcome ?? (exists === undefined ? 'new' : 'replaced'),
    };
  });
}

/** The step that failed, and those done before it. */
export interface Failed {
  what: string;
  done: string[];
  error: unknown;
}

/** @returns the failure, or null: all was written; and the ids of the rows of the first step, if all are new. */
export async function writePlan<Draft, Existing>(
  { steps }: PublishKind<Draft, Existing>,
  plan: readonly Planned<Draft, Existing>[],
  { queries, signal }: Pick<PlanOptions, 'queries' | 'signal'>,
): Promise<{ failed: Failed | null; ids: string[] }> {
  const done: string[] = [];
  const written: string[][] = [];
  for (const { what, write } of steps) {
    try {
      written.push(await write(queries, plan, signal));
    } catch (error) {
      return { failed: { what, done, error }, ids: [] };
    }
    done.push(what);
  }
  return { failed: null, ids: written[0] ?? [] };
}

/** Whether the database refused to write; after any other error the rows may have been written. */
export const isRefused = (error: unknown): boolean =>
  error instanceof DataError && error.kind === 'rejected';

/** PostgreSQL's error code for a row that a unique index does not admit. */
const uniqueViolation = '23505';

/** Whether another one was written, since the check, that is the same by a unique index. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof DataError)) return false;
  const { code, message } = { ...(error.cause as { code?: unknown; message?: unknown }) };
  // An id is taken where rows were imported with ids, and the sequence does not know of them.
  return code === uniqueViolation && !String(message).includes('_pkey"');
}

/** What was written, and what was not. */
export function sentenceOf({ what, done, error }: Failed): string {
  const before = done.length > 0 ? `All ${done.join(' and ')} were written. ` : '';
  const outcome = isRefused(error)
    ? `Of the ${what} none was written`
    : `Whether the ${what} were written is not known`;
  // docs/limits.md: a proxy bounds the body of a request, which carries all rows of a table.
  const isTooLong = error instanceof DataError && error.status === 413;
  const reason = isTooLong
    ? 'the server takes less at once: give it fewer.'
    : isTaken(error)
      ? 'one of them was published after the check.'
      : errorMessage(error);
  return `${before}${outcome}: ${reason}`;
}

/** The message alone: no stack with file paths, and no rows. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
