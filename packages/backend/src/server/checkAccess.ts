import type { Database } from '../postgres/database.ts';
import { StartError } from '../shared/errors.ts';

/** Whether visitors may read a table; those of a project itself are not listed. */
const readable: Record<string, boolean> = {
  resources: true,
  'Course Section': true,
  'Course Details': true,
  Articles: true,
  'Contact Records': false,
  'Desk Presence': false,
};

/**
 * Checks who may read what before the first request, and that every table of `public` has row-level security on.
 *
 * @throws StartError naming the failed check. The backend must then not be served.
 */
export async function checkAccess(owner: Database): Promise<void> {
  const rows = await owner.query<{ name: string; is_read: boolean; is_secured: boolean }>(
    `select relname::text as name, has_any_column_privilege('anon', oid, 'select') as is_read,
       relrowsecurity as is_secured
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  for (const { name, is_read: isRead, is_secured: isSecured } of rows) {
    if (!isSecured) throw failed(`no row-level security on "${name}"`);
    if (isRead === (readable[name] ?? isRead)) continue;
    throw failed(`a visitor may ${isRead ? '' : 'not '}read "${name}"`);
  }
}

const failed = (what: string) =>
  new StartError(`Self-check failed: ${what}. The backend was not started.`);
