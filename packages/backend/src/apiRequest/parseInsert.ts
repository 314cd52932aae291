import { ApiError, malformed, notServed } from './apiError.ts';
import { checkJson, wantsCount } from './headers.ts';
import type { Incoming } from './incoming.ts';
import { permissionDenied } from './principal.ts';
import type { Principal } from './principal.ts';
import type { Column, Table } from './schemaCache.ts';

type Cell = string | boolean | null;

/** A message to be stored. */
export interface Insert {
  kind: 'insert';
  table: Table;
  batches: [{ columns: string[]; rows: [Record<string, Cell>] }];
  /** A message replaces no other row, and is not returned. */
  onConflict: undefined;
  returning: undefined;
  isCounted: boolean;
}

/**
 * Parses a message to be stored.
 *
 * @throws ApiError (400, 401, 403, 415) unless it is one row of columns that the principal may set, or if it is to be
 * returned or to replace another.
 */
export function parseInsert(
  table: Table,
  principal: Principal,
  { params, headers, preferences, body }: Incoming,
): Insert {
  // These preferences would return a row, or change one.
  const shows = (preferences.get('return') ?? 'minimal') !== 'minimal';
  if (shows || preferences.has('resolution')) throw permissionDenied(table.name, principal);
  checkJson(headers);
  const given = parseRow(body);
  checkParams(params, Object.keys(given));
  const row: Record<string, Cell> = {};
  for (const [name, value] of Object.entries(given)) {
    const column = table.columns.get(name);
    const by = table.insertable.get(name);
    if (!column || (by === 'site' && !principal.isSite)) {
      const hint = column ? 'Only the site itself sets it.' : null;
      const where = `column of '${table.name}' in the schema cache`;
      throw new ApiError(400, 'PGRST204', `Could not find the '${name}' ${where}`, { hint });
    }
    if (!by) throw permissionDenied(table.name, principal);
    row[name] = parseCell(column, name, value);
  }
  const batches: Insert['batches'] = [{ columns: Object.keys(row), rows: [row] }];
  const never = { onConflict: undefined, returning: undefined };
  return { kind: 'insert', table, batches, ...never, isCounted: wantsCount(preferences) };
}

/** @throws ApiError (400) unless a body is JSON. */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new ApiError(400, 'PGRST102', 'Empty or invalid json');
  }
}

function parseRow(body: Uint8Array): Record<string, unknown> {
  const value = parseJson(body);
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  const [row] = rows;
  if (rows.length !== 1) throw notServed('One message is sent at a time.');
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    throw new ApiError(400, 'PGRST102', 'A row is a JSON object.');
  }
  if (Object.keys(row).length === 0) throw new ApiError(400, 'PGRST102', 'The row is empty.');
  return row as Record<string, unknown>;
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

function parseCell({ type }: Column, name: string, value: unknown): Cell {
  if (value === null) return value;
  if (type === 'boolean' && typeof value === 'boolean') return value;
  const isText = type !== 'boolean' && typeof value === 'string' && value.isWellFormed();
  if (!isText || value.includes('\0')) {
    throw new ApiError(400, '22P02', `The value of ${name} is of another type than its column.`);
  }
  return value;
}
