/** The tables that anybody may read, by their names in addresses. */
const contentTables = [
  'resources',
  'Course Section',
  'Course Details',
  'Articles',
  'Article Topics',
];

/** The one table that a message may be sent to. */
const inbox = 'Contact Records';

/** Columns of a message that the site alone sets: they say whether it is kept, and where it is shown. */
const siteColumns = new Set(['submission_id', 'suspected']);

export interface Column {
  type: 'text' | 'texts' | 'boolean' | 'search' | 'other';
  /** Whether a sorted index holds it, so that rows can be put in its order. */
  isSorted: boolean;
}

export interface Table {
  name: string;
  kind: 'content' | 'inbox';
  columns: Map<string, Column>;
  /** The columns that may be inserted, and by whom. */
  insertable: Map<string, 'anybody' | 'site'>;
}

/** What may be asked of which table. */
export type Rules = Map<string, Table>;

/** Runs SQL as the database's owner. */
export type Query = (sql: string) => Promise<Record<string, unknown>[]>;

/**
 * Reads from the catalogue which columns visitors may read or insert, and which an index sorts. A column
 * whose name means something else in an address is left out.
 */
export async function readRules(query: Query): Promise<Rules> {
  const tables = [...contentTables, inbox];
  const rows = await query(
    `select c.relname::text as table, a.attname::text as column, t.typname::text as type,
       has_column_privilege('anon', c.oid, a.attnum, 'select') as readable,
       has_column_privilege('anon', c.oid, a.attnum, 'insert') as insertable,
       exists (
         select from pg_index i
         join pg_class ic on ic.oid = i.indexrelid
         join pg_am am on am.oid = ic.relam
         where i.indrelid = c.oid and i.indisvalid and am.amname = 'btree'
           -- Beside its keys an index may hold columns that it is not in the order of.
           and a.attnum = any ((i.indkey::int2[])[0:i.indnkeyatts - 1])
       ) as sorted
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       and c.relname in (${tables.map((name) => `'${name}'`).join()})
       and a.attname ~ '^[A-Za-z_][A-Za-z0-9_]*$'
       and a.attname not in
         ('select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey', 'and', 'or', 'not')`,
  );
  const rules: Rules = new Map(
    tables.map((name) => [
      name,
      {
        name,
        kind: name === inbox ? 'inbox' : 'content',
        columns: new Map(),
        insertable: new Map(),
      },
    ]),
  );
  for (const row of rows) {
    const table = rules.get(String(row.table));
    const name = String(row.column);
    if (table?.kind === 'content' && row.readable === true) {
      table.columns.set(name, { type: typeOf(String(row.type)), isSorted: row.sorted === true });
    }
    if (table?.kind === 'inbox') {
      // Of the others only the names are known, for whoever tries them.
      table.columns.set(name, { type: typeOf(String(row.type)), isSorted: false });
      if (row.insertable === true) {
        table.insertable.set(name, siteColumns.has(name) ? 'site' : 'anybody');
      }
    }
  }
  return rules;
}

function typeOf(name: string): Column['type'] {
  if (name === 'text' || name === 'varchar') return 'text';
  if (name === '_text') return 'texts';
  if (name === 'bool') return 'boolean';
  return name === 'tsvector' ? 'search' : 'other';
}
