import { tableOf } from '../models/database.ts';
import { attempt, errorText, failure, isRows, withDeadline } from '../requests/request.ts';
import type { Answer, BuildCall, CallOptions, Context } from '../requests/request.ts';
import { idOf } from '../values/values.ts';

/** Time-out for writing 20 MB over a slow connection. */
export const longWriteMs = 120_000;

/** A write, attempted once. Throws DataError: `rejected`, nothing was written; any other kind, it may have been. */
export function write(
  context: Context,
  { signal, ms = context.timeoutMs }: CallOptions & { ms?: number },
  build: BuildCall,
): Promise<Answer> {
  return withDeadline(ms, signal, async (deadline) => {
    const answer = await attempt(context, build, deadline);
    if (answer.status >= 200 && answer.status < 300 && answer.error === null) return answer;
    throw failure(refusedRow(answer.error) ? { ...answer, status: 400 } : answer);
  });
}

/** The same with texts in NFC: some letters (ड़) have two spellings, of which visitors' searches find this one. */
export const toNfc = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? part.normalize('NFC') : part,
  ) as Value;

interface WriteOptions extends CallOptions {
  table: string;
  /** A row with an `id` exists already: its given columns are overwritten. */
  rows: readonly Record<string, unknown>[];
}

/**
 * Writes rows in one request, which is one transaction: all of them or none.
 *
 * @returns the ids of the rows, if all are new: the embedded engine returns a null id for a new row written together
 * with replaced ones.
 */
export async function writeRows(
  context: Context,
  { table, rows, signal }: WriteOptions,
): Promise<string[]> {
  if (rows.length === 0) return [];
  const replaced = rows.filter((row) => 'id' in row).length;
  // `defaultToNull: false` only for mixed rows: PostgREST before 12.2.4 cannot name the sequence of a table whose
  // name is not in lower case (https://github.com/PostgREST/postgrest/issues/3712).
  const isMixed = replaced > 0 && replaced < rows.length;
  const { data } = await write(context, { signal, ms: longWriteMs }, (client) => {
    const at = tableOf(client, table);
    return replaced > 0
      ? at.upsert(toNfc(rows) as never, { onConflict: 'id', defaultToNull: !isMixed })
      : at.insert(toNfc(rows) as never).select('id');
  });
  return isRows(data) ? data.flatMap((row) => idOf(row) ?? []) : [];
}

/** Whether the database refused a row's values: the embedded engine answers some of these with a 500. */
const refusedRow = (error: unknown) => errorText(error, 'message').includes('violates');
