import type { Statements } from '../postgres/database.ts';

/** The purger's use of the table `content_outbox.changes` (`supabase/migrations/20261124000900_content_outbox.sql`). */

export interface Changes {
  ids: (string | number)[];
  keys: string[];
}

/** Changes that visitors already see and that caches may not know of yet. */
export async function readChanges(database: Statements): Promise<Changes> {
  const rows = await database.query<{ id: string | number; keys: string[] }>(
    `select id, keys from content_outbox.changes where due_at <= clock_timestamp()
     order by due_at limit 500`,
  );
  return { ids: rows.map(({ id }) => id), keys: rows.flatMap(({ keys }) => keys) };
}

export async function deleteChanges(database: Statements, { ids }: Changes): Promise<void> {
  await database.query('delete from content_outbox.changes where id = any ($1::bigint[])', [ids]);
}
