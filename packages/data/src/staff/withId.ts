import { type DataError, isDataError } from '../requests/errors.ts';
import { errorText } from '../requests/request.ts';

/** PostgreSQL's invalid_text_representation: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const invalidText = '22P02';

/** The result of a call that names a row by its id; null if the text cannot be an id of the table's type. */
export async function withId<Result>(call: () => Promise<Result>): Promise<Result | null> {
  try {
    return await call();
  } catch (error) {
    const isNoId =
      isDataError(error, 'rejected') &&
      errorText((error as DataError).cause, 'code') === invalidText;
    if (isNoId) return null;
    throw error;
  }
}
