import { DataError } from './errors.ts';
import { type Context, errorText } from './request.ts';

/** Columns of our migrations beyond docs/spec.md: a project may lack any of them. */
export type OptionalColumn =
  | 'summary'
  | 'topics'
  | 'updated_at'
  | 'publish_at'
  | 'language'
  | 'translation_of';

/** Queries with the optional columns in addition; if the table turns out to lack one, queries without it. */
export async function withOptional<T>(
  context: Context,
  columns: string,
  optional: readonly OptionalColumn[],
  ask: (columns: string) => Promise<T>,
): Promise<T> {
  const { lacks } = context;
  const wanted = optional.filter((column) => !lacks.has(column));
  try {
    return await ask([columns, ...wanted].join());
  } catch (error) {
    const missing = wanted.find((column) => isMissing(error, column));
    if (missing === undefined) throw error;
    // Noted before the next query: that may time out for this page, but later ones then skip this column.
    lacks.add(missing);
    return withOptional(context, columns, optional, ask);
  }
}

/** Runs a query that needs an optional column, table or function; null if the project turns out to lack it. */
export async function ifSupported<T>(
  context: Context,
  optional: string,
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

/** Checks for PostgreSQL's undefined_column, _table and _function, and PostgREST's unknown table and function. */
function isMissing(error: unknown, name: string): boolean {
  if (!(error instanceof DataError)) return false;
  if (error.cause instanceof DataError) return isMissing(error.cause, name);
  return (
    ['42703', '42P01', '42883', 'PGRST202', 'PGRST205'].includes(errorText(error.cause, 'code')) &&
    // A missing `language` column does not mean that its table is missing.
    errorText(error.cause, 'message')
      .replace(/.*\.language/, 'language')
      .includes(name)
  );
}
