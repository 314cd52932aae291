import { DataError } from './errors.ts';
import { errorText } from './request.ts';
import type { Context } from './request.ts';

/** What our migrations make beside the columns of docs/spec.md: a project may be without each of them. */
export type Optional =
  | 'summary'
  | 'topics'
  | 'updated_at'
  | 'publish_at'
  | 'language'
  | 'translation_of'
  | 'Article Topics'
  | 'Questions'
  | 'search'
  | 'article_page'
  | 'list_page';

/** Asks with these columns beside the others, and where the table turns out to lack one, without it. */
export async function withOptional<T>(
  context: Context,
  columns: string,
  optional: readonly Optional[],
  ask: (columns: string) => Promise<T>,
): Promise<T> {
  const { lacks } = context;
  const wanted = optional.filter((column) => !lacks.has(column));
  try {
    return await ask([columns, ...wanted].join());
  } catch (error) {
    const missing = wanted.find((column) => isMissing(error, column));
    if (missing === undefined) throw error;
    // At once: where the backend is slow, this page may have no time for the next answer, but others have.
    lacks.add(missing);
    return withOptional(context, columns, optional, ask);
  }
}

/** Asks for what the project may be without: null where it turns out to be. */
export async function ifThere<T>(
  context: Context,
  optional: Optional,
  ask: () => Promise<T>,
): Promise<T | null> {
  const { lacks } = context;
  if (lacks.has(optional)) return null;
  try {
    return await ask();
  } catch (error) {
    if (!isMissing(error, optional)) throw error;
    lacks.add(optional);
    return null;
  }
}

/** PostgreSQL's undefined_column, _table and _function, PostgREST's unknown table and function. */
function isMissing(error: unknown, name: Optional): boolean {
  if (!(error instanceof DataError)) return false;
  if (error.cause instanceof DataError) return isMissing(error.cause, name);
  return (
    ['42703', '42P01', '42883', 'PGRST202', 'PGRST205'].includes(errorText(error.cause, 'code')) &&
    // Its table is there, and has rows to be asked for without it.
    errorText(error.cause, 'message')
      .replace(/.*\.language/, 'language')
      .includes(name)
  );
}
