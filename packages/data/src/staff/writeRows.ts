import { DataError } from '../requests/errors.ts';
import {
  type CallOptions,
  type Context,
  attempt,
  errorText,
  failure,
  withDeadline,
} from '../requests/request.ts';
import type { TableName } from '../models/database.ts';

/** For 20 MB over a slow line. */
const writeMs = 120_000;

interface WriteOptions extends CallOptions {
  table: TableName;
  /** With an `id` where the row is there already: it is then written over, column by column. */
  rows: readonly Record<string, unknown>[];
}

/**
 * Writes rows in one request, which is one transaction: all of them or none. Tried once, for a second
 * attempt could write them twice. Nothing is read back: the embedded engine answers with an id of null for
 * a new row beside replaced ones.
 *
 * Throws DataError: `rejected`, nothing was written; any other kind, it may have been.
 */
export async function writeRows(
  context: Context,
  { table, rows, signal }: WriteOptions,
): Promise<void> {
  if (rows.length === 0) return;
  const replaced = rows.filter((row) => 'id' in row).length;
  // Only then: PostgREST before 12.2.4 cannot name the sequence of a table whose name is not in lower case
  // (https://github.com/PostgREST/postgrest/issues/3712).
  const isMixed = replaced > 0 && replaced < rows.length;
  await withDeadline(writeMs, signal, async (deadline) => {
    const answer = await attempt(
      context,
      (client, deadline) => {
        const at = client.from(table as 'Contact Records');
        const written =
          replaced > 0
            ? at.upsert(rows as never, { onConflict: 'id', defaultToNull: !isMixed })
            : at.insert(rows as never);
        return written.abortSignal(deadline);
      },
      deadline,
    );
    if (answer.status >= 200 && answer.status < 300 && answer.error === null) return;
    if (isMixed && ['42P01', '42602'].includes(errorText(answer.error, 'code'))) {
      throw new DataError('rejected', notTogether, { status: answer.status, cause: answer.error });
    }
    throw failure(refusedRow(answer.error) ? { ...answer, status: 400 } : answer);
  });
}

const notTogether =
  'This project cannot write new rows beside replaced ones: its PostgREST is older than 12.2.4. ' +
  'Publish the new ones alone, then the others with --replace.';

/** Whether the database refused a row's values: the embedded engine answers some of these with a 500. */
const refusedRow = (error: unknown) => errorText(error, 'message').includes('violates');
