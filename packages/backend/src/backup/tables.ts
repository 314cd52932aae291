import type { Statements } from '../postgres/database.ts';
import type { SavedSequence, SavedTable } from './format.ts';

/** Excludes PostgreSQL's own relations and those of extensions. */
const ours = `
  n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relpersistence <> 't'
  and not exists (
    select from pg_depend d
    where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
  )`;

interface Table extends Omit<SavedTable, 'rows'> {
  /** The types of the columns, as written in SQL. */
  types: string[];
}

/** All tables with their writable columns, in the order in which they were created. */
export async function readTables(database: Statements): Promise<Table[]> {
  return database.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array_agg(quote_ident(a.attname) order by a.attnum) as columns,
       array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and a.attgenerated = '' and ${ours}
     group by c.oid, n.nspname, c.relname
     order by c.oid`,
  );
}

export async function readSequences(database: Statements): Promise<SavedSequence[]> {
  const rows = await database.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and ${ours}
     order by c.oid`,
  );
  const sequences: SavedSequence[] = [];
  for (const { name } of rows) {
    const state = await database.query<Omit<SavedSequence, 'name'>>(
      `select last_value::text as last, is_called as called from ${name}`,
    );
    sequences.push(...state.map((row) => ({ name, ...row })));
  }
  return sequences;
}
