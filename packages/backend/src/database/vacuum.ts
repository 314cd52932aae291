import type { PGlite } from '@supabase/lite/pglite';

/** Tables with pages that no vacuum has seen: pg_class counts those that one has seen. */
const grownTables = `
  select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname = 'public' and relkind = 'r'
    and pg_relation_size(pg_class.oid) > relallvisible * current_setting('block_size')::bigint
  order by 1`;

/**
 * Does what autovacuum does elsewhere, for there is none in the embedded engine: without it the planner
 * knows nothing of new rows, and no count is answered from an index alone. Tables that have not grown
 * since are left alone, so that a start does not wait for it.
 *
 * @returns the tables that were vacuumed.
 */
export async function vacuumGrown(database: PGlite): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(grownTables);
  // One after the other: VACUUM runs in no transaction, several statements at once are one.
  for (const { name } of rows) {
    await database.exec(`vacuum (analyze) ${name}`);
  }
  return rows.map(({ name }) => name);
}
