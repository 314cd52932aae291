import { ApiError, malformed, notServed, unknownColumn } from './apiError.ts';
import { checkJson, wantsCount } from './headers.ts';
import type { Incoming } from './incoming.ts';
import type { Filter } from './parseFilter.ts';
import { parseJson } from './parseInsert.ts';
import { parseColumns, parseFilters } from './parseSelect.ts';
import type { Table } from './schemaCache.ts';

interface StaffWrite {
  table: Table;
  isCounted: boolean;
  /** The columns of the returned rows; undefined if none are returned. */
  returning: '*' | string[] | undefined;
}

type Row = Record<string, unknown>;

/** Rows to be stored, all of them or none. */
export interface StaffInsert extends StaffWrite {
  kind: 'staff insert';
  /** Groups of rows with the same columns. */
  batches: { columns: string[]; rows: Row[] }[];
  /** A row that equals a stored one in these columns updates it. */
  onConflict: string[] | undefined;
}

export interface StaffUpdate extends StaffWrite {
  kind: 'staff update';
  change: Row;
  filters: Filter[];
}

export interface StaffDelete extends StaffWrite {
  kind: 'staff delete';
  filters: Filter[];
}

/**
 * Parses a write of the staff's client.
 *
 * @throws ApiError (400, 405, 415) when it is not supported, or is a change without a filter, of every row.
 */
export function parseStaffWrite(
  table: Table,
  method: string,
  incoming: Incoming,
): StaffInsert | StaffUpdate | StaffDelete {
  const { params, preferences } = incoming;
  const shows = preferences.get('return') === 'representation';
  const write: StaffWrite = {
    table,
    isCounted: wantsCount(preferences),
    returning: shows ? parseColumns(table, params.get('select') ?? undefined) : undefined,
  };
  if (method === 'POST') return parseRows(write, incoming);
  if (method !== 'PATCH' && method !== 'DELETE') {
    throw new ApiError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
  }
  const filters = parseFilters(table, params, ['select', 'columns']);
  if (filters.length === 0) throw notServed('It is said by a filter which rows are changed.');
  if (method === 'DELETE') return { ...write, kind: 'staff delete', filters };
  const [change, ...others] = readRows(incoming);
  if (!change || others.length > 0) throw notServed('A change is one object.');
  checkColumns(table, Object.keys(change));
  return { ...write, kind: 'staff update', change, filters };
}

function parseRows(write: StaffWrite, incoming: Incoming): StaffInsert {
  const { params, preferences } = incoming;
  const { table } = write;
  const rows = readRows(incoming);
  const replaces = preferences.get('resolution');
  if (replaces !== undefined && replaces !== 'merge-duplicates') {
    throw notServed('Rows that are there already are replaced: `resolution=merge-duplicates`.');
  }
  const onConflict = replaces && params.get('on_conflict')?.split(',');
  if (replaces !== undefined && !onConflict) throw malformed('`on_conflict` names a key.');
  const [first = {}] = rows;
  const named = params.get('columns')?.split(',') ?? Object.keys(first);
  const columns = named.map((name) => name.replace(/^"(.*)"$/, '$1'));
  checkColumns(table, [...columns, ...(onConflict || [])]);
  // Columns that a row lacks are null, or have the default if `missing=default` is preferred.
  const batches =
    preferences.get('missing') === 'default' ? byColumns(rows, columns) : [{ columns, rows }];
  return { ...write, kind: 'staff insert', batches, onConflict: onConflict || undefined };
}

/** Groups rows by their columns; each group keeps its order. */
function byColumns(rows: readonly Row[], all: readonly string[]): StaffInsert['batches'] {
  const batches = Map.groupBy(rows, (row) =>
    all.filter((name) => Object.hasOwn(row, name)).join('\n'),
  );
  return Array.from(batches, ([columns, rows]) => ({ columns: columns.split('\n'), rows }));
}

function readRows({ headers, body }: Incoming): Row[] {
  checkJson(headers);
  const value = parseJson(body);
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  const isObject = (row: unknown): row is Row =>
    typeof row === 'object' && row !== null && Object.keys(row).length > 0;
  if (rows.length > 0 && rows.every(isObject)) return rows;
  throw new ApiError(400, 'PGRST102', 'A row is a JSON object with a column at least.');
}

function checkColumns(table: Table, names: readonly string[]): void {
  for (const name of names) {
    if (!table.columns.has(name)) throw unknownColumn(table.name, name);
  }
}
