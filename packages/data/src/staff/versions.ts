import { type CallOptions, type Context, isRows, readRows } from '../requests/request.ts';
import { type OptionalColumn, withOptional } from '../requests/optional.ts';
import { tableOf } from '../models/database.ts';
import { columnText } from '../values/values.ts';
import { nullIfNoSuchId } from '../queries/article.ts';
import { toNfc, longWriteMs, write } from './writeRows.ts';

interface VersionedOptions extends CallOptions {
  table: string;
  columns: string;
  optional?: readonly OptionalColumn[];
  /** The column and the value by which the rows are found. */
  where: [column: string, value: string];
}

/** Rows in the order of their ids, with PostgreSQL's system column `xmin`: the transaction that wrote the row. */
export async function versionedRows(
  context: Context,
  { table, columns, optional = [], where, signal }: VersionedOptions,
): Promise<unknown[]> {
  const found = await nullIfNoSuchId(() =>
    withOptional(context, `${columns},xmin`, optional, (all) =>
      readRows(context, { signal }, (client) =>
        tableOf(client, table)
          .select(all)
          .eq(...where)
          .order('id'),
      ),
    ),
  );
  return found?.data ?? [];
}

/** The version of a row of `versionedRows`: changes with every write to it. */
export const versionOf = (row: unknown): string => columnText(row, 'xmin') ?? '';

/** The columns that have other values than before; if one of the numbered ones has, all of these. */
export function changed<Columns extends object>(before: Columns, after: Columns): Partial<Columns> {
  const names = Object.keys(after) as (keyof Columns & string)[];
  const others = names.filter((name) => after[name] !== before[name]);
  // What was read has no gaps between numbered columns, so that all of them move.
  const isNumbered = (name: string) => /\d$/.test(name);
  const all = others.some(isNumbered) ? names.filter(isNumbered) : [];
  return Object.fromEntries(
    [...others, ...all].map((name) => [name, after[name]]),
  ) as Partial<Columns>;
}

interface CorrectionOptions extends CallOptions {
  table: string;
  id: string;
  version: string;
  columns: Record<string, unknown>;
}

/** Overwrites columns of a row; returns its version then, or undefined: it no longer has this one or does not exist. */
export async function correctRow(
  context: Context,
  { table, id, version, columns, signal }: CorrectionOptions,
): Promise<string | undefined> {
  if (Object.keys(columns).length === 0) return version;
  const { data } = await write(context, { signal, ms: longWriteMs }, (client) =>
    tableOf(client, table).update(toNfc(columns)).match({ id, xmin: version }).select('xmin'),
  );
  return isRows(data) && data.length > 0 ? versionOf(data[0]) : undefined;
}
