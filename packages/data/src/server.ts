import { type SupabaseClient, createClient } from '@supabase/supabase-js';
import { type Bound, type Queries, type QueriesOptions, bindQueries } from './createQueries.ts';
import { reads, serverReads, writes } from './queryList.ts';
import type { Database, TableClient } from './rows.ts';

export { timedOut } from './errors.ts';
export type { WholeArticles } from './queries/wholeTables.ts';
export { failingQueries, watchQueries } from './watchQueries.ts';
export type { WatchedQueries } from './watchQueries.ts';

/** Where a Supabase project is and its public key. */
export interface ProjectSettings {
  url: string | undefined;
  key: string | undefined;
}

/** For requests that bring no time-out of their own; `createQueries` gives each read a shorter one. */
const requestTimeoutMs = 15_000;

/**
 * The server's client: no session is kept or refreshed, for every visitor is anonymous.
 * Throws supabase-js's own 'supabaseUrl is required.' or 'supabaseKey is required.', or
 * 'Invalid supabaseUrl: ...'.
 */
export function createServerClient({ url, key }: ProjectSettings): SupabaseClient<Database> {
  return createClient<Database>(url ?? '', key ?? '', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) =>
        fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(requestTimeoutMs) }),
    },
  });
}

/** The website's own queries, and those that a server alone asks. */
export interface ServerQueries extends Queries, Bound<typeof serverReads> {}

/** The queries over `createServerClient`. Makes no request by itself. */
export function createServerQueries(
  client: TableClient,
  options: QueriesOptions = {},
): ServerQueries {
  return bindQueries({ ...reads, ...writes, ...serverReads }, client, options);
}
