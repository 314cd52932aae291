import type { PGlite } from '@electric-sql/pglite';
import type { Log } from '../process/log.ts';
import type { Database, Statements } from '../postgres/database.ts';

/** A table's columns that can be written, by name. */
type Tables = Map<string, string[]>;

/** Rows that are read and written at once. */
const batch = 500;

/**
 * Copies all rows from the folder of an earlier version, whose engine was PGlite, into a migrated database
 * without any: all of them in one transaction. The folder's own rows stay.
 *
 * @throws Error when the folder can't be read, or rows of it can't be stored.
 */
export async function carryOver(folder: string, database: Database, log: Log): Promise<void> {
  const { PGlite } = await import('@electric-sql/pglite');
  const old = await PGlite.create(folder);
  try {
    const [before, now] = [await readTables(old), await readTables(database)];
    await database.transaction(async (transaction) => {
      // Rows come in any order: keys of other tables are not looked up, for they held there.
      await transaction.exec('set local session_replication_role = replica');
      for (const [table, columns] of before) {
        const known = now.get(table);
        const kept = columns.filter((column) => known?.includes(column));
        if (kept.length < columns.length) tellLost(table, columns, kept, log);
        if (kept.length > 0) await copyRows(old, transaction, table, kept);
      }
      await copySequences(old, transaction);
    });
  } finally {
    await old.close();
  }
}

async function readTables(database: Statements | PGlite): Promise<Tables> {
  const { rows } = await database.query<{ table: string; column: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(a.attname) as column
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and a.attgenerated = ''
       and n.nspname in ('public', 'auth', 'supabase_migrations')
       -- The new database has run all migrations itself.
       and c.relname not in ('schema_migrations')
     order by c.oid, a.attnum`,
  );
  const tables: Tables = new Map();
  for (const { table, column } of rows) tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}

function tellLost(table: string, columns: string[], kept: string[], log: Log): void {
  const lost = columns.filter((column) => !kept.includes(column));
  log(
    kept.length === 0
      ? `Not carried over, for it is not of this website: the table ${table}`
      : `Not carried over, for they are not of this website: ${lost.join(', ')} of ${table}`,
  );
}

async function copyRows(
  old: PGlite,
  transaction: Statements,
  table: string,
  columns: string[],
): Promise<void> {
  const names = columns.join(', ');
  await transaction.exec(`delete from ${table}`);
  await old.transaction(async (reading) => {
    await reading.exec(
      `declare rows cursor for select row_to_json(r)::text as row from (select ${names} from ${table}) r`,
    );
    for (;;) {
      const { rows } = await reading.query<{ row: string }>(`fetch ${batch} from rows`);
      if (rows.length === 0) return;
      await transaction.query(
        `insert into ${table} (${names}) overriding system value
         select ${names} from json_populate_recordset(null::${table}, $1::text::json)`,
        [`[${rows.map(({ row }) => row).join(',')}]`],
      );
    }
  });
}

async function copySequences(old: PGlite, transaction: Statements): Promise<void> {
  const { rows } = await old.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where last_value is not null`,
  );
  for (const { name, last } of rows) {
    await transaction.query(
      `select setval(to_regclass($1::text), $2::text::bigint) where to_regclass($1::text) is not null`,
      [name, last],
    );
  }
}
