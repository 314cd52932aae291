const inbox = 'Contact Records';

/** Columns of a message that only the site may set: they decide whether it is stored, and where it is shown. */
const siteColumns = new Set(['submission_id', 'suspected']);

export interface Column {
  type: 'text' | 'texts' | 'boolean' | 'other';
  sqlType: string;
  /** Whether rows may be sorted by it: for visitors, only if a sorted index has it as a key. */
  isSorted: boolean;
}

export interface Table {
  name: string;
  /** `content`: anyone may read it; `inbox`: anyone may send to it; `staff`: any table as the staff sees it. */
  kind: 'content' | 'inbox' | 'staff';
  columns: Map<string, Column>;
  /** The columns that may be inserted, by anyone or only by the site. */
  insertable: Map<string, 'anyone' | 'site'>;
}

export type SchemaCache = Map<string, Table>;

/** The tables and columns that visitors may read or insert, without those whose names are parameters' names. */
export async function loadSchemaCache(
  owner: { query: (sql: string) => Promise<Record<string, unknown>[]> },
  { forStaff = false }: { forStaff?: boolean } = {},
): Promise<SchemaCache> {
  const rows = await owner.query(
    `select c.relname::text as table, a.attname::text as column, t.typname::text as type,
       format_type(a.atttypid, null) as sql_type,
       has_column_privilege('anon', c.oid, a.attnum, 'select') as readable,
       has_column_privilege('anon', c.oid, a.attnum, 'insert') as insertable,
       c.relkind = 'v' or exists (
         select from pg_index i
         join pg_class ic on ic.oid = i.indexrelid
         join pg_am am on am.oid = ic.relam
         where i.indrelid = c.oid and i.indisvalid and am.amname = 'btree'
           -- Beside its keys an index may hold columns that it is not in the order of.
           and a.attnum = any ((i.indkey::int2[])[0:i.indnkeyatts - 1])
       ) as sorted
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
       -- Which transaction has written a row: a save is refused when it has changed since the row was read.
       and (a.attnum > 0 ${forStaff ? "or a.attname = 'xmin'" : ''})
     join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       and (${forStaff} or c.relname = '${inbox}' or has_any_column_privilege('anon', c.oid, 'select'))
       -- A search vector is searched by the function \`search\`, and larger than its row; the staff writes it back.
       and (${forStaff} or t.typname <> 'tsvector') and a.attname ~ '^[A-Za-z_][A-Za-z0-9_]*$'
       and a.attname not in
         ('select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey', 'and', 'or', 'not')`,
  );
  const schemaCache: SchemaCache = new Map();
  const tableOf = (name: string): Table => {
    const kind = forStaff ? 'staff' : name === inbox ? 'inbox' : 'content';
    const made = { name, kind, columns: new Map(), insertable: new Map() } as const;
    const table = schemaCache.get(name) ?? made;
    schemaCache.set(name, table);
    return table;
  };
  for (const row of rows) {
    const table = tableOf(String(row.table));
    const name = String(row.column);
    // All columns of a message are known, though none can be read, to answer requests that try them.
    if (table.kind === 'content' && row.readable !== true) continue;
    table.columns.set(name, {
      type: typeOf(String(row.type)),
      sqlType: String(row.sql_type),
      isSorted: forStaff || (table.kind === 'content' && row.sorted === true),
    });
    if (table.kind === 'inbox' && row.insertable === true) {
      table.insertable.set(name, siteColumns.has(name) ? 'site' : 'anyone');
    }
  }
  return schemaCache;
}

function typeOf(name: string): Column['type'] {
  if (name === 'text' || name === 'varchar') return 'text';
  if (name === '_text') return 'texts';
  return name === 'bool' ? 'boolean' : 'other';
}
