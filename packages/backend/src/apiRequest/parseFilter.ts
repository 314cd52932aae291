import { bounds } from './bounds.ts';
import { ApiError, malformed, notServed, unknownColumn } from './apiError.ts';
import type { Column, Table } from './schemaCache.ts';

/** Values are texts, which PostgreSQL reads as the column's type. */
export type Filter = { column: string; isNegated?: boolean } & (
  | { operator: keyof typeof comparisons | 'cs'; value: string }
  | { operator: 'in'; values: string[] }
  | { operator: 'is'; state: keyof typeof states }
);

/** The operators that are served, each with PostgreSQL's own. */
export const comparisons = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;
export const states = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
} as const;

/** PostgREST's other operators, which are not supported. */
const otherOperators = new Set(
  'not like ilike match imatch isdistinct fts plfts phfts wfts cd ov sl sr nxl nxr adj'.split(' '),
);

/** @throws ApiError (400) for an invalid filter, an unknown column or an unsupported operator. */
export function parseFilter(table: Table, name: string, condition: string): Filter {
  if (table.kind === 'staff' && condition.startsWith('not.')) {
    const filter = parseFilter(table, name, condition.slice('not.'.length));
    return { ...filter, isNegated: filter.isNegated !== true };
  }
  if (/[.(]|^(?:and|or|not)$/.test(name)) {
    throw notServed('`and`, `or` and `not` are not supported; repeat conditions instead.');
  }
  const [, operator = '', text = ''] = /^([a-z_]+)(?:\([^()]*\))?\.(.*)$/s.exec(condition) ?? [];
  if (otherOperators.has(operator) || condition.startsWith(`${operator}(`)) {
    throw notServed(`The operator ${operator} is not supported here.`);
  }
  const column = table.columns.get(name);
  const isOther = operator === 'in' || operator === 'is' || operator === 'cs';
  if (!isOther && !isIn(comparisons, operator)) throw malformed('failed to parse filter');
  if (!column) throw unknownColumn(table.name, name);
  if (operator === 'is') {
    const state = text.toLowerCase();
    if (!isIn(states, state)) throw malformed('A column is null, not_null, true or false.');
    if (!state.endsWith('null') && column.type !== 'boolean') {
      throw new ApiError(400, '42804', `The column ${name} is neither true nor false.`);
    }
    return { column: name, operator, state };
  }
  if ((column.type === 'texts') !== (operator === 'cs')) {
    throw notServed('Lists, and only lists, are filtered with `cs`.');
  }
  if (operator === 'cs') return { column: name, operator, value: parseOneElement(text) };
  if (operator === 'in') {
    return {
      column: name,
      operator,
      values: parseList(text).map((item) => parseValue(column, item)),
    };
  }
  return { column: name, operator, value: parseValue(column, text) };
}

function parseValue({ type }: Column, value: string): string {
  checkValue(value);
  if (type !== 'boolean' || value === 'true' || value === 'false') return value;
  throw new ApiError(400, '22P02', 'invalid input syntax for type boolean');
}

/** The text in `{"GS Paper 2"}`. */
function parseOneElement(text: string): string {
  const [, held] = /^\{"((?:[^"\\]|\\.)*)"\}$/s.exec(text) ?? [];
  if (held === undefined) throw notServed('A list is asked for one text, in quotes: cs.{"a"}.');
  const value = held.replace(/\\(.)/gs, '$1');
  checkValue(value);
  return value;
}

/** The items of `(1,2)` or `("a,b","c\"d")`. */
function parseList(text: string): string[] {
  const noList = () => malformed('failed to parse filter: a list is written in.(a,b)');
  // PostgREST skips white space at the beginning, and only there.
  const [opening] = /^\(\s*/.exec(text) ?? [];
  if (opening === undefined) throw noList();
  if (text === `${opening})`) return [];
  // Each item ends with a comma, except for the last one, which ends with the bracket.
  const item = /(?:"((?:[^"\\]|\\.)*)"|((?!")[^,)]*))([,)])/sy;
  item.lastIndex = opening.length;
  const items: string[] = [];
  for (let end: string | undefined = ','; end === ',';) {
    const [, quoted, plain = '', next] = item.exec(text) ?? [];
    items.push(quoted?.replace(/\\(.)/gs, '$1') ?? plain);
    end = next;
  }
  // It is zero if an item did not match.
  if (item.lastIndex !== text.length) throw noList();
  if (items.length > bounds.listed) throw notServed(`A list has at most ${bounds.listed} values.`);
  return items;
}

function checkValue(value: string): void {
  if (value.length > bounds.valueLength) {
    throw notServed(`A value has at most ${bounds.valueLength} characters.`);
  }
  // PostgreSQL cannot store null bytes.
  if (value.includes('\0')) throw new ApiError(400, '22021', 'invalid byte sequence: 0x00');
}

function isIn<Names extends object>(names: Names, name: PropertyKey): name is keyof Names {
  return Object.hasOwn(names, name);
}
