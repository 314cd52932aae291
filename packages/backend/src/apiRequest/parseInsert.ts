import { ApiError, malformed, notServed } from './apiError.ts';
import { type Incoming, checkJson, wantsCount } from './headers.ts';
import { type Principal, permissionDenied } from './principal.ts';
import type { Column, Table } from './schemaCache.ts';

export type Row = Record<string, unknown>;

/** Rows to be stored, all of them or none. */
export interface Insert {
  kind: 'insert';
  table: Table;
  /** Groups of rows with the same columns. */
  batches: { columns: string[]; rows: Row[] }[];
  /** A row that equals a stored one in these columns updates it; never one of a visitor. */
  onConflict: string[] | undefined;
  /** The columns of the returned rows; undefined if none are returned, as to visitors. */
  returning: '*' | string[] | undefined;
  isCounted: boolean;
}

/**
 * @throws ApiError (400, 401, 415) unless the message is one row of columns that the principal may set, or if it is to
 * be returned or to replace another.
 */
export function parseInsert(table: Table, principal: Principal, incoming: Incoming): Insert {
  const { params, preferences } = incoming;
  // These preferences would return a row, or change one.
  const shows = (preferences.get('return') ?? 'minimal') !== 'minimal';
  if (shows || preferences.has('resolution')) throw permissionDenied(table.name);
  const [given, ...others] = readRows(incoming);
  if (!given || others.length > 0) throw notServed('One message is sent at a time.');
  checkParams(params, Object.keys(given));
  const row: Row = {};
  for (const [name, value] of Object.entries(given)) {
    const column = table.columns.get(name);
    const by = table.insertable.get(name);
    if (!column || (by === 'site' && !principal.isSite)) {
      const hint = column ? 'Only the site itself sets it.' : null;
      const where = `column of '${table.name}' in the schema cache`;
      throw new ApiError(400, 'PGRST204', `Could not find the '${name}' ${where}`, { hint });
    }
    if (!by) throw permissionDenied(table.name);
    row[name] = parseCell(column, name, value);
  }
  return {
    kind: 'insert',
    table,
    batches: [{ columns: Object.keys(row), rows: [row] }],
    onConflict: undefined,
    returning: undefined,
    isCounted: wantsCount(preferences),
  };
}

/** @throws ApiError (400, 415) unless the body is a row or a list of rows, as JSON. */
export function readRows({ headers, body }: Incoming): Row[] {
  checkJson(headers);
  const value = parseJson(body);
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  if (rows.every(isRow)) return rows;
  throw new ApiError(400, 'PGRST102', 'A row is a JSON object with a column at least.');
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0;

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new ApiError(400, 'PGRST102', 'Empty or invalid json');
  }
}

/** Supabase's clients name the columns of a list in `columns`, each in quotes. */
function checkParams(params: URLSearchParams, names: string[]): void {
  for (const [name, value] of params) {
    if (name !== 'columns') throw malformed(`A message is sent without the parameter ${name}.`);
    const columns = value.split(',').map((column) => column.replace(/^"(.*)"$/, '$1'));
    if (columns.toSorted().join() !== names.toSorted().join()) {
      throw malformed('The parameter columns names the columns of the row.');
    }
  }
}

function parseCell({ type }: Column, name: string, value: unknown): string | boolean | null {
  if (value === null) return value;
  if (type === 'boolean' && typeof value === 'boolean') return value;
  const isText = type !== 'boolean' && typeof value === 'string' && value.isWellFormed();
  if (!isText || value.includes('\0')) {
    throw new ApiError(400, '22P02', `The value of ${name} is of another type than its column.`);
  }
  return value;
}
