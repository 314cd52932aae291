import { bounds } from './bounds.ts';
import { malformed, notServed, Refusal, unknownColumn } from './refusal.ts';
import type { Column, Table } from './rules.ts';

/** What a column is compared with: a text that PostgreSQL reads as the column's type. */
export type Value = string | boolean;

export type Filter = { column: string } & (
  | { operator: Comparison; value: Value }
  | { operator: 'in'; values: Value[] }
  | { operator: 'cs'; value: string }
  | { operator: 'is'; value: string }
  | { operator: Search; config: string | undefined; value: string }
);

const comparisons = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'] as const;
const searches = ['fts', 'plfts', 'phfts', 'wfts'] as const;
const states = ['null', 'not_null', 'true', 'false'];
/** Configurations of PostgreSQL's text search. */
const configs: (string | undefined)[] = [undefined, 'english', 'simple'];

type Comparison = (typeof comparisons)[number];
type Search = (typeof searches)[number];

/** What PostgREST has beside these. */
const otherOperators = new Set(
  'not like ilike match imatch isdistinct cd ov sl sr nxl nxr adj'.split(' '),
);

/**
 * Reads a filter: a parameter such as `id=gt.7`.
 *
 * @throws Refusal (400) when it is none, of an unknown column or of an operator that is not served.
 */
export function readFilter(table: Table, name: string, condition: string): Filter {
  if (/[.(]|^(?:and|or|not)$/.test(name)) {
    throw notServed('Rows are filtered by conditions that all hold, not by trees of them.');
  }
  const {
    operator = '',
    argument,
    text = '',
  } = /^(?<operator>[a-z_]+)(?:\((?<argument>[^()]*)\))?\.(?<text>.*)$/s.exec(condition)?.groups ??
  {};
  if (otherOperators.has(operator)) throw notServed(`The operator ${operator} is not served.`);
  const column = table.columns.get(name);
  if (isOneOf(searches, operator)) return readSearch(table, name, operator, argument, text);
  if (argument !== undefined) throw notServed('Only searches have an argument.');
  if (!isOneOf(['in', 'is', 'cs', ...comparisons] as const, operator)) {
    throw malformed('failed to parse filter');
  }
  if (!column) throw unknownColumn(table.name, name);
  if (operator === 'is') {
    const value = text.toLowerCase();
    if (!states.includes(value)) throw malformed('A column is null, not_null, true or false.');
    if (!value.endsWith('null') && column.type !== 'boolean') {
      throw new Refusal(400, '42804', `The column ${name} is neither true nor false.`);
    }
    return { column: name, operator, value };
  }
  if (column.type === 'search') throw notServed(`The column ${name} is searched, not compared.`);
  if ((column.type === 'texts') !== (operator === 'cs')) {
    throw notServed('A list of texts is asked for what it holds, and nothing else is: `cs`.');
  }
  if (operator === 'cs') return { column: name, operator, value: readHeld(text) };
  if (operator === 'in') {
    return {
      column: name,
      operator,
      values: readList(text).map((item) => readValue(column, item)),
    };
  }
  return { column: name, operator, value: readValue(column, text) };
}

function readSearch(
  table: Table,
  name: string,
  operator: Search,
  config: string | undefined,
  value: string,
): Filter {
  const column = table.columns.get(name);
  if (!column) throw unknownColumn(table.name, name);
  if (column.type !== 'search') throw notServed('Only a tsvector is searched: search_vector.');
  if (!configs.includes(config)) throw notServed('Texts are searched as `english` or `simple`.');
  if (value.length > bounds.searchLength) {
    throw notServed(`At most ${bounds.searchLength} characters are searched for.`);
  }
  checkText(value);
  return { column: name, operator, config, value };
}

function readValue({ type }: Column, value: string): Value {
  checkValue(value);
  if (type !== 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  throw new Refusal(400, '22P02', 'invalid input syntax for type boolean');
}

/** The text in `{"GS Paper 2"}`. */
function readHeld(text: string): string {
  const [, held] = /^\{"((?:[^"\\]|\\.)*)"\}$/s.exec(text) ?? [];
  if (held === undefined) throw notServed('A list is asked for one text, in quotes: cs.{"a"}.');
  const value = held.replace(/\\(.)/gs, '$1');
  checkValue(value);
  return value;
}

/** The items of `(1,2)` or `("a,b","c\"d")`. */
function readList(text: string): string[] {
  const noList = () => malformed('failed to parse filter: a list is written in.(a,b)');
  // PostgREST passes over what is blank at the beginning, and there alone.
  const [opening] = /^\(\s*/.exec(text) ?? [];
  if (opening === undefined) throw noList();
  if (text === `${opening})`) return [];
  // Each item ends with a comma, but for the last one, which ends with the list.
  const item = /(?:"((?:[^"\\]|\\.)*)"|((?!")[^,)]*))([,)])/sy;
  item.lastIndex = opening.length;
  const items: string[] = [];
  for (let end: string | undefined = ','; end === ',';) {
    const [, quoted, plain = '', next] = item.exec(text) ?? [];
    items.push(quoted?.replace(/\\(.)/gs, '$1') ?? plain);
    end = next;
  }
  // Zero where it did not match.
  if (item.lastIndex !== text.length) throw noList();
  if (items.length > bounds.listed) throw notServed(`A list has at most ${bounds.listed} values.`);
  return items;
}

function checkValue(value: string): void {
  if (value.length > bounds.valueLength) {
    throw notServed(`A value has at most ${bounds.valueLength} characters.`);
  }
  checkText(value);
}

/** PostgreSQL holds no null byte. */
function checkText(text: string): void {
  if (text.includes('\0')) throw new Refusal(400, '22021', 'invalid byte sequence: 0x00');
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return (names as readonly string[]).includes(name);
}
