import { tableOf } from '../models/database.ts';
import type { DataError } from '../requests/errors.ts';
import { inParts, mostTexts } from '../requests/filters.ts';
import { type CallOptions, type Context, errorText, readRows } from '../requests/request.ts';
import { isRow } from '../values/values.ts';
import { write, writeRows } from './writeRows.ts';

export interface WholeRows {
  table: string;
  rows: Record<string, unknown>[];
}

export interface RowsOptions extends CallOptions {
  table: WholeRows['table'];
  ids: readonly string[];
}

export async function readWholeRows(
  context: Context,
  { table, ids, ...options }: RowsOptions,
): Promise<WholeRows> {
  const rows: unknown[] = [];
  for (const some of inParts(ids, mostTexts)) {
    const { data } = await readRows(context, options, (client) =>
      tableOf(client, table).select('*').in('id', some),
    );
    rows.push(...data);
  }
  return { table, rows: rows.filter(isRow) };
}

/** Deletes rows, in as many requests as name them, each all or none. */
export async function deleteRows(
  context: Context,
  { table, ids, ...options }: RowsOptions,
): Promise<void> {
  for (const some of inParts(ids, mostTexts)) {
    await write(context, options, (client) => tableOf(client, table).delete().in('id', some));
  }
}

/** PostgreSQL's error code for writing to a generated column. */
const generatedColumn = '428C9';

/** Restores rows with their ids, except for columns that the database computes. */
export async function putBackRows(
  context: Context,
  { table, rows, signal }: CallOptions & WholeRows,
): Promise<void> {
  let left = rows;
  for (;;) {
    try {
      await writeRows(context, { table, rows: left, signal });
      // The table dates a change that keeps `updated_at`. Written again, a row changes in nothing else.
      if (left.some((row) => 'updated_at' in row)) {
        await writeRows(context, { table, rows: left, signal });
      }
      // On its way in, a row with a moment of publication is dated by that; it may have been dated otherwise since.
      const moved = left.filter(
        (row) =>
          table === 'Articles' &&
          typeof row['publish_at'] === 'string' &&
          !Number.isNaN(Date.parse(row['publish_at'])) &&
          row['created_at'] !== row['publish_at'],
      );
      for (const row of moved) {
        await write(context, { signal }, (client) =>
          tableOf(client, table)
            .update({ created_at: row['created_at'] })
            .eq('id', String(row['id'])),
        );
      }
      return;
    } catch (error) {
      const { cause } = error as DataError;
      const [, column = ''] = /column "([^"]+)"/.exec(errorText(cause, 'message')) ?? [];
      const isComputed = errorText(cause, 'code') === generatedColumn;
      if (!isComputed || column === 'id' || !left.some((row) => column in row)) throw error;
      left = left.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => name !== column)),
      );
    }
  }
}
