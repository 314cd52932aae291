import { type RouterContextProvider, data } from 'react-router-dom';
import { serverContextOf } from '../client/serverContext.ts';

/**
 * The form that was posted.
 * @throws the router's `data()` with status 413 for a body over the limit, or 400 for one that is no form.
 */
export async function readForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<FormData> {
  if (serverContextOf(context)?.bodyTooLarge) {
    throw data(null, { status: 413, statusText: 'Content Too Large' });
  }
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400, statusText: 'Bad Request' });
  }
}
