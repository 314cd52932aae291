import { bounds } from './bounds.ts';
import { ApiError, malformed, notServed, unknownColumn } from './apiError.ts';
import { type Filter, parseFilter } from './parseFilter.ts';
import { type Incoming, readAccept, wantsCount } from './headers.ts';
import type { Table } from './schemaCache.ts';

/** Nulls are the largest value unless `nulls` says otherwise. */
export interface SortKey {
  column: string;
  direction: 'asc' | 'desc';
  nulls: 'nullsfirst' | 'nullslast' | undefined;
}

export interface Select {
  kind: 'select';
  table: Table;
  isHead: boolean;
  columns: '*' | string[];
  filters: Filter[];
  order: SortKey[];
  limit: number;
  offset: number;
  isCounted: boolean;
  /** One row as an object, not a list. */
  isOne: boolean;
}

const once = ['select', 'order', 'limit', 'offset'] as const;

/** @throws ApiError (400, 406, 416) when the read is not supported. */
export function parseSelect(
  table: Table,
  isHead: boolean,
  { params, headers, preferences }: Incoming,
): Select {
  const isOne = readAccept(headers) === 'object';
  const [select, order, limit, offset] = once.map((name) => {
    const values = params.getAll(name);
    if (values.length > 1) throw malformed(`The parameter ${name} is there more than once.`);
    return values[0];
  });
  return {
    kind: 'select',
    table,
    isHead,
    columns: parseColumns(table, select),
    filters: parseFilters(table, params, once),
    order: order === undefined ? [] : parseOrder(table, order),
    ...parsePage(limit, offset),
    isCounted: wantsCount(preferences),
    isOne,
  };
}

export function parseColumns(table: Table, select: string | undefined): '*' | string[] {
  // As in PostgREST.
  if (select === undefined || select === '*' || select === '') return '*';
  const names = select.split(',');
  for (const name of names) {
    if (!/^\w+$/.test(name)) {
      throw notServed('Selected are columns by their names, or * for all of them.');
    }
    if (!table.columns.has(name)) throw unknownColumn(table.name, name);
  }
  if (new Set(names).size < names.length) throw notServed('A column may be selected only once.');
  return names;
}

/** The filters among the parameters: all but `others`, which have another meaning. */
export function parseFilters(
  table: Table,
  params: URLSearchParams,
  others: readonly string[],
): Filter[] {
  const conditions = [...params].filter(([name]) => !others.includes(name));
  if (conditions.length > bounds.filters) {
    throw notServed(`There are at most ${bounds.filters} filters.`);
  }
  return conditions.map(([name, condition]) => parseFilter(table, name, condition));
}

function parseOrder(table: Table, order: string): SortKey[] {
  const keys = order.split(',').map((key) => parseSortKey(table, key));
  if (new Set(keys.map(({ column }) => column)).size < keys.length) {
    throw notServed('Rows are sorted by a column once.');
  }
  return keys;
}

function parseSortKey(table: Table, key: string): SortKey {
  const {
    column = '',
    direction,
    nulls,
  } = /^(?<column>\w+)(?:\.(?<direction>asc|desc))?(?:\.(?<nulls>nullsfirst|nullslast))?$/.exec(key)
    ?.groups ?? {};
  if (column === '') throw malformed(`failed to parse order (${key})`);
  const known = table.columns.get(column);
  if (!known) throw unknownColumn(table.name, column);
  if (!known.isSorted) throw notServed(`Rows are not sorted by ${column}: it has no index.`);
  return {
    column,
    direction: direction === 'desc' ? 'desc' : 'asc',
    nulls: nulls === 'nullsfirst' || nulls === 'nullslast' ? nulls : undefined,
  };
}

function parsePage(limit: string | undefined, offset: string | undefined) {
  const [rows, skipped] = [limit, offset].map((text) => {
    if (text === undefined) return undefined;
    if (!/^\d{1,15}$/.test(text)) throw malformed('`limit` and `offset` are whole numbers from 0.');
    return Number(text);
  });
  if (skipped !== undefined && skipped > bounds.offset) {
    throw notServed(`\`offset\` may be at most ${bounds.offset}.`);
  }
  if (rows === 0 && skipped) {
    // As PostgREST answers.
    throw new ApiError(416, 'PGRST103', 'Requested range not satisfiable');
  }
  return { limit: Math.min(rows ?? bounds.rows, bounds.rows), offset: skipped ?? 0 };
}
