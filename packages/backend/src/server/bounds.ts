import type { Database } from '../postgres/database.ts';

/**
 * What one request may cost. PGlite answers one statement after the other and has no
 * `statement_timeout`, so that a costly one keeps everybody waiting: over 10,000 articles
 * `content=fts.word` took 20 s, `content=ilike.*a*b*c*` 1.4 s, `order=content` 0.7 s. Refused is
 * what no index and no length bounds; lists, filters, counts, pages and search stay below 0.2 s.
 * Offsets and limits need no bound here: a table has only so many rows, an answer 1,000.
 */
export const bounds = {
  /** Of path and query. */
  addressLength: 4_096,
  /** Parameters, and conditions in each tree of them. */
  conditions: 100,
  /** Of a pattern for `like` and `ilike`. */
  patternLength: 100,
  patternWildcards: 4,
  /** A text column that may hold more characters is a long one. */
  shortText: 2_048,
  /** Rows of one insert: a form sends one. */
  insertedRows: 10,
} as const;

/** What may be asked of each column that visitors read. */
export type ColumnKinds = Map<string, Map<string, 'short' | 'long' | 'search'>>;

/** Reads from the catalogue which columns are long: those whose rule allows it, or without a rule. */
export async function readColumnKinds(database: Database): Promise<ColumnKinds> {
  const { rows } = await database.query<{ table: string; column: string; kind: 'short' }>(
    `select c.relname::text as table, a.attname::text as column,
       case
         when t.typname = 'tsvector' then 'search'
         when t.typname in ('json', 'jsonb', 'bytea', 'xml') then 'long'
         when t.typcategory <> 'S' or a.atttypmod > 0 or exists (
           select from pg_constraint k
           where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
             and (regexp_match(pg_get_constraintdef(k.oid), 'char_length\\(.+\\) <= (\\d+)'))[1]::int
               <= ${bounds.shortText}
         ) then 'short'
         else 'long'
       end as kind
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       and has_column_privilege('anon', c.oid, a.attnum, 'select')`,
  );
  const kinds: ColumnKinds = new Map();
  for (const { table, column, kind } of rows) {
    const columns = kinds.get(table) ?? new Map();
    kinds.set(table, columns.set(column, kind));
  }
  return kinds;
}

const costlyOperator = /\b(?:i?like|i?match|(?:pl|ph|w)?fts)\b\s*[.(]/;
const patternOrSearch =
  /^(?:not\.)*(?:(?<pattern>i?like)|(?<regex>i?match)|(?<search>(?:pl|ph|w)?fts))(?:\([^)]*\))?\.(?<value>.*)$/s;
const tree = /(?:^|\.)(?:and|or)$/;
const notAFilter = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

/** The answer to a request on `table` that would cost too much; undefined for all others. */
export function refuseCostly(url: URL, table: string, kinds: ColumnKinds): Response | undefined {
  if (url.pathname.length + url.search.length > bounds.addressLength) {
    return refuse(414, `The address is longer than ${bounds.addressLength} characters.`);
  }
  const params = [...url.searchParams];
  if (params.length > bounds.conditions) return refuse(400, 'Too many conditions.');
  const columns = kinds.get(table);
  // PostgreSQL itself refuses what visitors may not read, before it does any work.
  if (!columns) return undefined;
  for (const [name, value] of params) {
    const why =
      name === 'select'
        ? refuseSelect(value)
        : name === 'order'
          ? refuseOrder(value, columns)
          : tree.test(name)
            ? refuseTree(value)
            : notAFilter.has(name)
              ? undefined
              : refuseFilter(name, value, columns);
    if (why) return refuse(400, why);
  }
  return undefined;
}

type Columns = NonNullable<ReturnType<ColumnKinds['get']>>;

/** A long column selected under 300 aliases made an answer of 300 times the table. */
function refuseSelect(value: string): string | undefined {
  const names = value
    // The columns of another table are counted there.
    .replace(/\([^()]*\)/g, '()')
    .split(',')
    .map((item) => unquote(item.replace(/::\w+/g, '').replace(/^[^:]*:/, '')))
    .filter((name) => name !== '');
  return new Set(names).size < names.length ? 'A column is selected twice.' : undefined;
}

function refuseOrder(value: string, columns: Columns): string | undefined {
  const long = value
    .split(',')
    .map((item) => unquote(item.split(/\.|->/, 1)[0] ?? ''))
    .find((name) => (columns.get(name) ?? 'short') !== 'short');
  return long === undefined ? undefined : `Rows are not sorted by the long column ${long}.`;
}

function refuseTree(value: string): string | undefined {
  if (value.split(',').length > bounds.conditions) return 'Too many conditions.';
  return costlyOperator.test(value)
    ? 'Patterns and searches are served as filters of their own, not within and/or.'
    : undefined;
}

function refuseFilter(name: string, condition: string, columns: Columns): string | undefined {
  const { pattern, regex, search, value = '' } = patternOrSearch.exec(condition)?.groups ?? {};
  if (pattern === undefined && regex === undefined && search === undefined) return undefined;
  const column = unquote(name);
  // The engine has its own answer to a column that is not there.
  if (/^\w+$/.test(column) && !columns.has(column)) return undefined;
  const kind = columns.get(column);
  if (regex !== undefined) return 'Regular expressions are not served.';
  if (search !== undefined) {
    return kind === 'search' ? undefined : 'Only a tsvector column is searched: search_vector.';
  }
  if (kind !== 'short') return 'A long column is not compared with patterns: use textSearch.';
  const wildcards = value.split(/[*%]/).length - 1;
  return value.length > bounds.patternLength || wildcards > bounds.patternWildcards
    ? 'The pattern is too long or has too many wildcards.'
    : undefined;
}

/** The answer to an insert of many rows: a limit per request would otherwise limit nothing. */
export function refuseMany(body: string, type: string): Response | undefined {
  return countRows(body, type) > bounds.insertedRows
    ? refuse(400, `At most ${bounds.insertedRows} rows are inserted at once.`)
    : undefined;
}

function countRows(body: string, type: string): number {
  if (type.includes('csv')) return body.trim().split('\n').length - 1;
  try {
    const rows: unknown = JSON.parse(body);
    return Array.isArray(rows) ? rows.length : 1;
  } catch {
    // The engine has its own answer to it.
    return 0;
  }
}

function unquote(name: string): string {
  return name.trim().replace(/^"(.*)"$/s, '$1');
}

function refuse(status: number, message: string): Response {
  // 0A000: feature_not_supported, https://www.postgresql.org/docs/current/errcodes-appendix.html
  const hint = 'The embedded backend bounds what a request costs: packages/backend/README.md.';
  return Response.json(
    { code: '0A000', details: null, hint, message },
    { status, headers: { 'Access-Control-Allow-Origin': '*' } },
  );
}
