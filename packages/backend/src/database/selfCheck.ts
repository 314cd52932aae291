import type { Engine } from '../server/adapter.ts';
import type { Keys } from './keys.ts';
import { StartError } from '../process/log.ts';

/** What a visitor must get, asked of the engine past its door: the tables themselves refuse the rest. */
const expected = [
  { table: 'resources', status: 200 },
  { table: 'Course Section', status: 200 },
  { table: 'Course Details', status: 200 },
  { table: 'Articles', status: 200 },
  { table: 'Contact Records', status: 401 },
] as const;

/**
 * Proves who may read what before anybody is served: a visitor can read the four content tables but
 * not the contact messages, and every table of `public` has row-level security on.
 *
 * @throws StartError naming what does not hold. The backend must not be served then.
 */
export async function checkAccess(engine: Engine, keys: Keys): Promise<void> {
  for (const { table, status } of expected) {
    const response = await engine.fetch(
      new Request(`http://127.0.0.1/rest/v1/${encodeURIComponent(table)}?select=id&limit=1`, {
        headers: { apikey: keys.anonKey },
      }),
    );
    if (response.status !== status) {
      throw new StartError(
        `Self-check failed: a visitor who reads "${table}" gets ${response.status} instead of ` +
          `${status}. The backend was not started.`,
      );
    }
  }
  const { rows } = await engine.database.query<{ relname: string }>(
    `select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
  );
  if (rows.length > 0) {
    const names = rows.map((row) => `"${row.relname}"`).join(', ');
    throw new StartError(
      `Self-check failed: no row-level security on ${names}. The backend was not started.`,
    );
  }
}
