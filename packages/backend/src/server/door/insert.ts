import { denied } from './caller.ts';
import type { Caller } from './caller.ts';
import { checkJson, readCount } from './headers.ts';
import type { Count } from './headers.ts';
import type { Incoming } from './incoming.ts';
import { malformed, notServed, Refusal } from './refusal.ts';
import type { Column, Table } from './rules.ts';

type Cell = string | boolean | null;

/** One row to be stored. */
export interface Insert {
  table: string;
  row: Record<string, Cell>;
  count: Count | undefined;
}

/**
 * Reads a message that is sent.
 *
 * @throws Refusal (400, 401, 403, 415) when it is more or less than one row of columns that the caller
 * may set, or is to be shown or to replace another.
 */
export function readInsert(
  table: Table,
  caller: Caller,
  { params, headers, preferences }: Incoming,
  body: Uint8Array,
): Insert {
  // It would show a row, or change one.
  if ((preferences.get('return') ?? 'minimal') !== 'minimal') throw denied(table.name, caller);
  if (preferences.has('resolution')) throw denied(table.name, caller);
  checkJson(headers);
  const given = readRow(body);
  checkParams(params, Object.keys(given));
  const row: Insert['row'] = {};
  for (const [name, value] of Object.entries(given)) {
    const column = table.columns.get(name);
    const by = table.insertable.get(name);
    if (!column || (by === 'site' && !caller.isSite)) {
      const hint = column ? 'Only the site itself sets it.' : null;
      const where = `column of '${table.name}' in the schema cache`;
      throw new Refusal(400, 'PGRST204', `Could not find the '${name}' ${where}`, hint);
    }
    if (!by) throw denied(table.name, caller);
    row[name] = readCell(column, name, value);
  }
  return { table: table.name, row, count: readCount(preferences) };
}

function readRow(body: Uint8Array): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Refusal(400, 'PGRST102', 'Empty or invalid json');
  }
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  const [row] = rows;
  if (rows.length !== 1) throw notServed('One message is sent at a time.');
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    throw new Refusal(400, 'PGRST102', 'A row is a JSON object.');
  }
  if (Object.keys(row).length === 0) throw new Refusal(400, 'PGRST102', 'The row is empty.');
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

function readCell({ type }: Column, name: string, value: unknown): Cell {
  if (value === null) return value;
  if (type === 'boolean' && typeof value === 'boolean') return value;
  const isText = type !== 'boolean' && typeof value === 'string' && value.isWellFormed();
  if (!isText || value.includes('\0')) {
    throw new Refusal(400, '22P02', `The value of ${name} is of another type than its column.`);
  }
  return value;
}
