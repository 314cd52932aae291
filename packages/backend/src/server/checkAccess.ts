import { ApiError } from '../apiRequest/apiError.ts';
import type { Principal } from '../apiRequest/principal.ts';
import type { Table } from '../apiRequest/schemaCache.ts';
import type { Database } from '../postgres/database.ts';
import { StartError } from '../shared/errors.ts';
import { databaseError } from './databaseError.ts';
import type { Execute } from './execute.ts';

/** The status that a visitor must get without the gateway's checks: the tables themselves must refuse the rest. */
const expected = [
  { name: 'resources', status: 200 },
  { name: 'Course Section', status: 200 },
  { name: 'Course Details', status: 200 },
  { name: 'Articles', status: 200 },
  { name: 'Contact Records', status: 401 },
  { name: 'Desk Presence', status: 401 },
] as const;

const visitor: Principal = { role: 'anon', isSite: false };

/**
 * Checks who may read what before the first request: a visitor can read the four content tables but neither the
 * contact messages nor which articles the staff has open, and every table of `public` has row-level security on.
 *
 * @throws StartError naming the failed check. The backend must then not be served.
 */
export async function checkAccess(execute: Execute, owner: Database): Promise<void> {
  for (const { name, status } of expected) {
    const found = await statusOf(execute, name);
    if (found === status) continue;
    throw new StartError(
      `Self-check failed: a visitor who reads "${name}" gets ${found} instead of ` +
        `${status}. The backend was not started.`,
    );
  }
  const { rows } = await owner.query<{ relname: string }>(
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

async function statusOf(execute: Execute, name: string): Promise<number> {
  const table: Table = { name, kind: 'content', columns: new Map(), insertable: new Map() };
  // Without columns PostgreSQL refuses only those who may read none: not every table has an `id`.
  const page = { columns: [], filters: [], order: [], limit: 1, offset: 0 };
  const options = { isHead: false, isCounted: false, isOne: false };
  const select = { kind: 'select', table, ...page, ...options } as const;
  try {
    return (await execute(select, visitor, new AbortController().signal)).status;
  } catch (error) {
    const answered = error instanceof ApiError ? error : databaseError(error, visitor);
    if (!answered) throw error;
    return answered.status;
  }
}
