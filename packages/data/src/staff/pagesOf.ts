import type { PostgrestFilterBuilder } from '@supabase/postgrest-js';
import { lastIdOf } from '../values/values.ts';
import { type CallOptions, type Context, readRows, rowsPerRead } from '../requests/request.ts';
import { type Database, tableOf } from '../models/database.ts';

type Query = PostgrestFilterBuilder<
  Database['__InternalSupabase'],
  Database['public'],
  Record<string, unknown>,
  unknown[]
>;

interface PagesOptions extends CallOptions {
  table: string;
  columns: string;
  /** Limits the query to some of the rows. Default: all. */
  narrow?: (query: Query) => Query;
}

/** The rows of a table in id order, 1,000 at a time or as many as a project sends. */
export async function* pagesOf(
  context: Context,
  { table, columns, narrow = (query) => query, ...options }: PagesOptions,
): AsyncGenerator<unknown[]> {
  let after: string | null = null;
  for (;;) {
    const start: string | null = after;
    const { data } = await readRows(context, options, (client) => {
      const query = narrow(tableOf(client, table).select(columns) as unknown as Query);
      return (start === null ? query : query.gt('id', start)).order('id').limit(rowsPerRead);
    });
    if (data.length === 0) return;
    yield data;
    after = lastIdOf(data);
    // No id to continue after, or the same answer again because the backend ignores the filter.
    if (after === null || after === start) return;
  }
}
