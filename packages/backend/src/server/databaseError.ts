import postgres from 'postgres';
import { ApiError } from '../apiRequest/apiError.ts';
import type { Principal } from '../apiRequest/principal.ts';

/** The statuses that PostgREST answers to errors of the database: its `pgErrorStatus`. */
const statuses: [code: RegExp, status: number][] = [
  [/^08|^53(?!400)|^57P0[1-3]$/, 503],
  [/^0L|^0P|^28/, 403],
  [/^2350[35]$/, 409],
  [/^25006$/, 405],
  [/^42P01$|^42883$/, 404],
  [/^42P17$|^(?:09|21|25|2D|38|39|3B|40|53|54|55|57|58|F0|HV|P0(?!001)|XX)/, 500],
];

/** An error of the database as PostgREST answers it; undefined for another error. */
export function databaseError(error: unknown, { role }: Principal): ApiError | undefined {
  const { code } = error as { code?: unknown };
  // Errors of the driver, whose messages name a file.
  if (typeof code === 'string' && /^CONNECT|^E[A-Z]{3,}$/.test(code)) {
    return new ApiError(503, 'PGRST001', 'The database does not answer. Try again.');
  }
  if (!(error instanceof postgres.PostgresError)) return undefined;
  const isDenied = error.code === '42501';
  const status = isDenied ? (role === 'anon' ? 401 : 403) : statusOf(error.code);
  return new ApiError(status, error.code, error.message, {
    details: error.detail ?? null,
    hint: error.hint ?? null,
  });
}

function statusOf(code: string): number {
  return statuses.find(([pattern]) => pattern.test(code))?.[1] ?? 400;
}
