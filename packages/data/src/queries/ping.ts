import { DataError } from '../requests/errors.ts';
import { type CallOptions, type Context, errorText, readRows } from '../requests/request.ts';

/** Load balancers time out after a few seconds. */
const pingWithinMs = 3_000;

/** Resolves if the backend answers a read of the smallest table, also by refusing it; no retry. */
export async function ping(context: Context, options: CallOptions): Promise<void> {
  const quick = { ...context, timeoutMs: pingWithinMs };
  // GET, not HEAD: the body shows whether the backend answered, or some web page with status 200.
  const read = readRows(
    quick,
    options,
    (client) => client.from('resources').select('id').limit(1),
    1,
  );
  await read.catch((error: unknown) => {
    // PostgREST and PostgreSQL give a code; one that begins with PGRST3 refuses the key, and with it every page.
    const isRefused = error instanceof DataError && error.kind === 'rejected';
    const code = isRefused ? errorText(error.cause, 'code') : '';
    if (code === '' || code.startsWith('PGRST3')) throw error;
  });
}
