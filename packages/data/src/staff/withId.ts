import { isNoSuchId } from '../queries/article.ts';
import { DataError } from '../requests/errors.ts';

/** The result of a call that names a row by its id; null if the text cannot be an id of the table's type. */
export async function withId<Result>(call: () => Promise<Result>): Promise<Result | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof DataError && isNoSuchId(error)) return null;
    throw error;
  }
}
