import { type CallOptions, type Context, isRows, read } from './request.ts';
import type { TableName } from '../models/database.ts';

/** So many rows are read of a table at most, a hundred times those of an institute. */
const mostRows = 20_000;

interface WholeTable extends CallOptions {
  table: TableName;
  columns: string;
  /** What the rows are ordered by: where several share it, some may be left out. */
  key: 'id' | 'category';
  /** What their columns must be. */
  matching?: Record<string, unknown>;
}

/**
 * All rows of a table, however few a project sends at a time: each read begins after the last key of the
 * one before, and the count says whether it was the last.
 */
export async function readAll(
  context: Context,
  { table, columns, key, matching = {}, ...options }: WholeTable,
): Promise<unknown[]> {
  let rows: unknown[] = [];
  let after: unknown = null;
  for (;;) {
    const start = after;
    const { data, count } = await read(
      context,
      (client, signal) => {
        // No type tells the columns of one table from those of another here.
        const all = client.from(table as 'resources').select(columns as '*', { count: 'exact' });
        const matched = all.match(matching);
        const rest = start === null ? matched : matched.gt(key, start);
        return rest.order(key).abortSignal(signal);
      },
      isRows,
      options,
    );
    after = (data.at(-1) as Record<string, unknown> | null | undefined)?.[key] ?? null;
    // The same answer again: a backend that does not read on.
    if (start !== null && after === start) return rows;
    rows = rows.concat(data);
    // Without a count, the end is an empty answer.
    if (after === null || (count !== null && data.length >= count)) return rows;
    if (rows.length >= mostRows) {
      context.log('Not all rows were read.', { table, rows: rows.length });
      return rows;
    }
  }
}
