import { type TableClient, tableOf } from '../models/database.ts';
import { type BuildCall, type CallOptions, type Context, readRows } from './request.ts';

/** Maximum number of rows read from a table, a hundred times what an institute has. */
const mostRows = 20_000;

interface WholeTable extends CallOptions {
  table: string;
  columns: string;
  /** The column for keyset pagination: rows that share a value with the last row of a read may be left out. */
  key: 'id' | 'category';
  matching?: Record<string, unknown>;
}

/** All rows of a table: each read begins after the last key of the one before, and the count shows the last. */
export async function readAll(
  context: Context,
  { table, columns, key, matching = {}, ...options }: WholeTable,
): Promise<unknown[]> {
  let rows: unknown[] = [];
  let after: unknown = null;
  for (;;) {
    const start = after;
    const { data, count } = await readRows(context, options, (client) => {
      const all = tableOf(client, table).select(columns as '*', { count: 'exact' });
      const matched = all.match(matching);
      return (start === null ? matched : matched.gt(key, start)).order(key);
    });
    after = (data.at(-1) as Record<string, unknown> | null | undefined)?.[key] ?? null;
    // The same answer again: the backend ignores the filter.
    if (start !== null && after === start) return rows;
    rows = rows.concat(data);
    // Without a count, an empty answer marks the end.
    if (after === null || (count !== null && data.length >= count)) return rows;
    if (rows.length >= mostRows) {
      context.log('Not all rows were read.', { table, rows: rows.length });
      return rows;
    }
  }
}

/** The rows of a list, read on from the place `from` until they are enough, however few a project sends at a time. */
export async function readUntil(
  context: Context,
  options: CallOptions,
  isEnough: (rows: readonly unknown[], count: number | null) => boolean,
  build: (client: TableClient, from: number) => ReturnType<BuildCall>,
): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (;;) {
    const { data, count } = await readRows(context, options, (client) =>
      build(client, rows.length),
    );
    rows.push(...data);
    if (data.length === 0 || isEnough(rows, count)) return rows;
  }
}
