import type { DataError } from '../requests/errors.ts';
import { type CallOptions, type Context, readRows } from '../requests/request.ts';
import { write } from './writeRows.ts';

const table = 'Desk Presence';

/**
 * Records for a minute that an article is open on a desk, which has a UUID; returns whether another desk has it open.
 * False without the table.
 */
export async function notePresence(
  context: Context,
  { id, desk, ...options }: CallOptions & { id: string; desk: string },
): Promise<boolean> {
  if (context.lacks.has(table)) return false;
  const line = { article_id: id, desk };
  try {
    await write(context, options, (client) =>
      client.from(table).upsert(line, { onConflict: 'article_id,desk' }),
    );
  } catch (error) {
    // PostgREST 12 answers a write to a missing table with only a 404.
    if ((error as Partial<DataError>).status !== 404) throw error;
    context.lacks.add(table);
    return false;
  }
  const { data } = await readRows(context, options, (client) =>
    client.from(table).select('desk').eq('article_id', id).neq('desk', desk).limit(1),
  );
  return data.length > 0;
}
