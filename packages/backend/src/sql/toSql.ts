import { type Filter, comparisons, states } from '../apiRequest/parseFilter.ts';
import type { Call } from '../apiRequest/parseCall.ts';
import type { Row } from '../apiRequest/parseInsert.ts';
import type { Select, SortKey } from '../apiRequest/parseSelect.ts';
import type { Write } from '../apiRequest/parseStaffWrite.ts';
import type { Table } from '../apiRequest/schemaCache.ts';

/** SQL and the values of its parameters: `$1` is the first of them. */
export interface Statement {
  text: string;
  values: string[];
}

/** The one row that each statement returns. */
export interface Result {
  /** Number of rows that match the filters; null unless it was requested. */
  total: string | null;
  page: string;
  /** The rows as JSON, or the function's result. */
  body: string;
}

/** Adds a value and returns the SQL of its parameter. */
type Bind = (value: string, sqlType: string) => string;

function statement(write: (bind: Bind) => string): Statement {
  const values: string[] = [];
  const bind: Bind = (value, sqlType) => {
    values.push(value);
    // Always sent as text, so that the database parses it and not the driver.
    return sqlType === 'text' ? `$${values.length}::text` : `$${values.length}::text::${sqlType}`;
  };
  return { text: write(bind), values };
}

export function selectSql(select: Select): Statement {
  const { table, columns, filters, order, limit, offset, isCounted, isHead, isOne } = select;
  return statement((bind) => {
    const from = `from ${nameOf(table)}${whereSql(table, filters, bind)}`;
    const rows =
      `select ${columns === '*' ? '*' : columns.map(quote).join(', ')} ${from}${orderSql(order)}` +
      ` limit ${bind(String(limit), 'bigint')} offset ${bind(String(offset), 'bigint')}`;
    const total = isCounted ? `(select count(*) ${from})` : 'null::bigint';
    const body = isHead ? "''" : isOne ? oneSql('page') : rowsSql('page');
    return `select ${total} as total, count(*) as page, ${body} as body from (${rows}) page`;
  });
}

export function callSql({ name, args, isHead }: Call): Statement {
  return statement((bind) => {
    const named = args.map((arg) => `${arg.name} => ${bind(arg.value, arg.sqlType)}`);
    const body = isHead ? "''" : "coalesce(found::text, 'null')";
    const call = `public.${name}(${named.join(', ')})`;
    return `select null::bigint as total, 1 as page, ${body} as body from ${call} found`;
  });
}

/** The statements of a write, to be run in this order in one transaction. */
export function writeSql(write: Write): Statement[] {
  const { table, returning } = write;
  if (write.kind === 'insert') {
    const { batches, onConflict } = write;
    return batches.map(({ columns, rows }) =>
      statement((bind) => {
        const names = columns.map(quote).join(', ');
        const records = recordsSql(table, rows, bind);
        const insert = `insert into ${nameOf(table)} (${names}) select ${names} from ${records} sent`;
        return writtenSql(insert + conflictSql(columns, onConflict), table, returning);
      }),
    );
  }
  return [
    statement((bind) => {
      const changed =
        write.kind === 'update'
          ? updateSql(table, write.change, bind)
          : `delete from ${nameOf(table)}`;
      return writtenSql(changed + whereSql(table, write.filters, bind), table, returning);
    }),
  ];
}

function updateSql(table: Table, change: Row, bind: Bind): string {
  const sets = Object.keys(change).map((name) => `${quote(name)} = changed.${quote(name)}`);
  return `update ${nameOf(table)} set ${sets.join(', ')} from ${recordsSql(table, [change], bind)} changed`;
}

function conflictSql(columns: string[], onConflict: string[] | undefined): string {
  if (!onConflict) return '';
  const replaced = columns.map((name) => `${quote(name)} = excluded.${quote(name)}`);
  return ` on conflict (${onConflict.map(quote).join(', ')}) do update set ${replaced.join(', ')}`;
}

/** Wraps a write. Without `returning`, as for a message, only the number of rows is returned. */
function writtenSql(write: string, table: Table, returning: '*' | string[] | undefined): string {
  // Qualified by the table, because the new values of an update (`changed`) have the same column names.
  const columns = returning === '*' ? ['*'] : returning?.map(quote);
  const shown = columns?.map((column) => `${nameOf(table)}.${column}`).join(', ') ?? '1';
  const body = returning ? rowsSql('written') : "''";
  return (
    `with written as (${write} returning ${shown})` +
    ` select null::bigint as total, count(*) as page, ${body} as body from written`
  );
}

/** The JSON that was sent, as rows of the table's type. */
function recordsSql(table: Table, rows: readonly Row[], bind: Bind): string {
  const sent = bind(JSON.stringify(rows), 'json');
  return `json_populate_recordset(null::${nameOf(table)}, ${sent})`;
}

const rowsSql = (from: string): string => `coalesce(json_agg(${from}), '[]')::text`;

const oneSql = (from: string): string => `coalesce((json_agg(${from}) -> 0)::text, '')`;

function orderSql(order: readonly SortKey[]): string {
  if (order.length === 0) return '';
  const nullsSql = { nullsfirst: ' nulls first', nullslast: ' nulls last' };
  const keys = order.map(
    ({ column, direction, nulls }) =>
      `${quote(column)} ${direction}${nulls ? nullsSql[nulls] : ''}`,
  );
  return ` order by ${keys.join(', ')}`;
}

function whereSql(table: Table, filters: readonly Filter[], bind: Bind): string {
  if (filters.length === 0) return '';
  const conditions = filters.map((filter) => {
    const condition = conditionSql(table, filter, bind);
    return filter.isNegated ? `not (${condition})` : condition;
  });
  return ` where ${conditions.join(' and ')}`;
}

function conditionSql(table: Table, filter: Filter, bind: Bind): string {
  const column = `${nameOf(table)}.${quote(filter.column)}`;
  const sqlType = comparedAs(table, filter.column);
  switch (filter.operator) {
    case 'is':
      return `${column} ${states[filter.state]}`;
    case 'in':
      return `${column} = any (${bind(arrayOf(filter.values), `${sqlType}[]`)})`;
    case 'cs':
      return `${column} @> ${bind(arrayOf([filter.value]), sqlType)}`;
    default:
      return `${column} ${comparisons[filter.operator]} ${bind(filter.value, sqlType)}`;
  }
}

/** The type of the values that a column is compared with. */
function comparedAs({ columns }: Table, name: string): string {
  const column = columns.get(name);
  // `varchar` is compared as `text` is.
  return column === undefined || column.type === 'text' ? 'text' : column.sqlType;
}

/** An array in PostgreSQL's text format. */
function arrayOf(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join()}}`;
}

const nameOf = ({ name }: Table): string => `public.${quote(name)}`;

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
