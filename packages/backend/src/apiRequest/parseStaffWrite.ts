import { ApiError, malformed, notServed, unknownColumn } from './apiError.ts';
import { type Incoming, wantsCount } from './headers.ts';
import type { Filter } from './parseFilter.ts';
import { type Insert, type Row, readRows } from './parseInsert.ts';
import { parseColumns, parseFilters } from './parseSelect.ts';
import type { Table } from './schemaCache.ts';

type Basis = Pick<Insert, 'table' | 'isCounted' | 'returning'>;

export interface Update extends Basis {
  kind: 'update';
  change: Row;
  filters: Filter[];
}

export interface Delete extends Basis {
  kind: 'delete';
  filters: Filter[];
}

export type Write = Insert | Update | Delete;

/** @throws ApiError (400, 405, 415) when the write is not supported, or is a change without a filter, of every row. */
export function parseStaffWrite(table: Table, method: string, incoming: Incoming): Write {
  const { params, preferences } = incoming;
  const shows = preferences.get('return') === 'representation';
  const basis: Basis = {
    table,
    isCounted: wantsCount(preferences),
    returning: shows ? parseColumns(table, params.get('select') ?? undefined) : undefined,
  };
  if (method === 'POST') return parseRows(basis, incoming);
  if (method !== 'PATCH' && method !== 'DELETE') {
    throw new ApiError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
  }
  const filters = parseFilters(table, params, ['select', 'columns']);
  if (filters.length === 0) throw notServed('A write needs a filter.');
  if (method === 'DELETE') return { ...basis, kind: 'delete', filters };
  const [change, ...others] = readRows(incoming);
  if (!change || others.length > 0) throw notServed('A change is one object.');
  checkColumns(table, Object.keys(change));
  return { ...basis, kind: 'update', change, filters };
}

function parseRows(basis: Basis, incoming: Incoming): Insert {
  const { params, preferences } = incoming;
  const rows = readRows(incoming);
  const replaces = preferences.get('resolution');
  if (replaces !== undefined && replaces !== 'merge-duplicates') {
    throw notServed('Rows that are there already are replaced: `resolution=merge-duplicates`.');
  }
  const onConflict = replaces ? params.get('on_conflict')?.split(',') : undefined;
  if (replaces !== undefined && !onConflict) throw malformed('`on_conflict` names a key.');
  const [first] = rows;
  if (!first) throw malformed('There is no row.');
  const named = params.get('columns')?.split(',') ?? Object.keys(first);
  const columns = named.map((name) => name.replace(/^"(.*)"$/, '$1'));
  checkColumns(basis.table, [...columns, ...(onConflict ?? [])]);
  // Columns that a row lacks are null, or have the default if `missing=default` is preferred.
  const batches =
    preferences.get('missing') === 'default' ? byColumns(rows, columns) : [{ columns, rows }];
  return { ...basis, kind: 'insert', batches, onConflict };
}

/** Groups rows by their columns; each group keeps its order. */
function byColumns(rows: readonly Row[], all: readonly string[]): Insert['batches'] {
  const batches = Map.groupBy(rows, (row) =>
    all.filter((name) => Object.hasOwn(row, name)).join('\n'),
  );
  return Array.from(batches, ([columns, rows]) => ({ columns: columns.split('\n'), rows }));
}

function checkColumns(table: Table, names: readonly string[]): void {
  for (const name of names) {
    if (!table.columns.has(name)) throw unknownColumn(table.name, name);
  }
}
