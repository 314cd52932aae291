import { bounds } from './bounds.ts';
import { readFilter } from './filters.ts';
import type { Filter } from './filters.ts';
import { readAccept, readCount, readRange } from './headers.ts';
import type { Count } from './headers.ts';
import type { Incoming } from './incoming.ts';
import { malformed, notServed, Refusal, unknownColumn } from './refusal.ts';
import type { Table } from './rules.ts';

/** A sort key. Nulls are the largest value unless it says where they stand. */
export interface SortKey {
  column: string;
  direction: 'asc' | 'desc';
  nulls: 'nullsfirst' | 'nullslast' | undefined;
}

/** Rows that are asked for. */
export interface Read {
  table: string;
  method: 'GET' | 'HEAD';
  columns: '*' | string[];
  filters: Filter[];
  order: SortKey[];
  limit: number | undefined;
  offset: number | undefined;
  count: Count | undefined;
  /** One row as an object, not a list. */
  isOne: boolean;
}

const once = ['select', 'order', 'limit', 'offset'] as const;

/**
 * Reads what is asked of a content table.
 *
 * @throws Refusal (400, 406, 416) when it is not on the list.
 */
export function readRead(
  table: Table,
  method: Read['method'],
  { params, headers, preferences }: Incoming,
): Read {
  const isOne = readAccept(headers) === 'object';
  const [select, order, ...page] = once.map((name) => {
    const values = params.getAll(name);
    if (values.length > 1) throw malformed(`The parameter ${name} is there more than once.`);
    return values[0];
  });
  const range = readRange(headers);
  const [limit, offset] = range ? [range.limit, range.offset] : page;
  if (range && page.some((text) => text !== undefined)) {
    throw malformed(
      'Rows are chosen by `limit` and `offset` or by the header `Range`, not by both.',
    );
  }
  return {
    table: table.name,
    method,
    columns: select === undefined ? '*' : readColumns(table, select),
    filters: readFilters(table, params),
    order: order === undefined ? [] : readOrder(table, order),
    ...readPage(limit, offset),
    count: readCount(preferences),
    isOne,
  };
}

function readColumns(table: Table, select: string): '*' | string[] {
  // As PostgREST takes it.
  if (select === '*' || select === '') return '*';
  const names = select.split(',');
  if (names.some((name) => /\.(?:sum|avg|count|max|min)\(\)|^count\(\)/.test(name))) {
    throw new Refusal(400, 'PGRST123', 'Use of aggregate functions is not allowed');
  }
  for (const name of names) {
    if (!/^\w+$/.test(name)) {
      throw notServed('Selected are columns by their names, or * for all of them.');
    }
    if (!table.columns.has(name)) throw unknownColumn(table.name, name);
  }
  if (new Set(names).size < names.length) throw notServed('A column is selected once.');
  return names;
}

function readFilters(table: Table, params: URLSearchParams): Filter[] {
  const names: readonly string[] = once;
  const conditions = [...params].filter(([name]) => !names.includes(name));
  if (conditions.length > bounds.filters) {
    throw notServed(`There are at most ${bounds.filters} filters.`);
  }
  const filters = conditions.map(([name, condition]) => readFilter(table, name, condition));
  // The engine took the last of two such conditions for both.
  const kinds = filters.map((filter) =>
    'config' in filter ? filter.column : `${filter.column} ${filter.operator}`,
  );
  if (new Set(kinds).size < kinds.length) {
    throw notServed('A column is compared with each operator once, and searched once.');
  }
  return filters;
}

function readOrder(table: Table, order: string): SortKey[] {
  const keys = order.split(',').map((key) => readSortKey(table, key));
  if (new Set(keys.map(({ column }) => column)).size < keys.length) {
    throw notServed('Rows are sorted by a column once.');
  }
  return keys;
}

function readSortKey(table: Table, key: string): SortKey {
  const {
    column = '',
    direction,
    nulls,
  } = /^(?<column>\w+)(?:\.(?<direction>asc|desc))?(?:\.(?<nulls>nullsfirst|nullslast))?$/.exec(key)
    ?.groups ?? {};
  if (column === '') throw malformed(`failed to parse order (${key})`);
  const known = table.columns.get(column);
  if (!known) throw unknownColumn(table.name, column);
  if (!known.isSorted) throw notServed(`Rows are not sorted by ${column}: no index holds it.`);
  return {
    column,
    direction: direction === 'desc' ? 'desc' : 'asc',
    nulls: nulls === 'nullsfirst' || nulls === 'nullslast' ? nulls : undefined,
  };
}

function readPage(limit: string | undefined, offset: string | undefined) {
  const [rows, passedOver] = [limit, offset].map((text) => {
    if (text === undefined) return undefined;
    if (!/^\d{1,15}$/.test(text)) throw malformed('`limit` and `offset` are whole numbers from 0.');
    return Number(text);
  });
  if (passedOver !== undefined && passedOver > bounds.offset) {
    throw notServed(`At most ${bounds.offset} rows are passed over.`);
  }
  return {
    limit: rows === undefined ? undefined : Math.min(rows, bounds.rows),
    offset: passedOver,
  };
}
