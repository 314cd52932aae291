import {
  type CallOptions,
  type Context,
  attempt,
  errorText,
  failure,
  withDeadline,
} from '../request.ts';
import type { TableName } from '../rows.ts';

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
  const replacing = rows.some((row) => 'id' in row);
  await withDeadline(writeMs, signal, async (deadline) => {
    const answer = await attempt(
      context,
      (client, deadline) => {
        const at = client.from(table as 'Contact Records');
        // What a row does not name, an id above all, the table fills in by itself.
        const written = replacing
          ? at.upsert(rows as never, { onConflict: 'id', defaultToNull: false })
          : at.insert(rows as never, { defaultToNull: false });
        return written.abortSignal(deadline);
      },
      deadline,
    );
    if (answer.status >= 200 && answer.status < 300 && answer.error === null) return;
    throw failure(refusedRow(answer.error) ? { ...answer, status: 400 } : answer);
  });
}

/** Whether the database refused a row's values: the embedded engine answers some of these with a 500. */
const refusedRow = (error: unknown) => errorText(error, 'message').includes('violates');
