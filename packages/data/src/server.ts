import { type SupabaseClient, createClient } from '@supabase/supabase-js';
import { boundedFetch } from './requests/boundedFetch.ts';
import { bindQueries } from './queries/createQueries.ts';
import type { Bound, Queries, QueriesOptions } from './queries/createQueries.ts';
import {
  reads,
  readsOfServerPages,
  serverReads,
  serverWrites,
  writes,
} from './queries/queryList.ts';
import type { Database, TableClient } from './models/database.ts';

export { timedOut } from './requests/errors.ts';
export type { WholeArticle } from './queries/newestArticles.ts';
export type { WholeArticles } from './queries/wholeTables.ts';
export { failingQueries, watchQueries } from './server/watchQueries.ts';
export type { WatchedQueries } from './server/watchQueries.ts';
export { checkKeyText, checkProjectUrl, isServiceKey } from './server/serviceKey.ts';

interface ProjectSettings {
  url: string;
  key: string;
}

/**
 * Keeps no session, and bounds answers to 8 MB. Throws supabase-js's own 'supabaseUrl is required.', 'supabaseKey is
 * required.' or 'Invalid supabaseUrl: ...'.
 */
export function createServerClient({ url, key }: ProjectSettings): SupabaseClient<Database> {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: boundedFetch },
  });
}

export interface ServerQueries
  extends
    Omit<Queries, keyof typeof readsOfServerPages>,
    Bound<typeof readsOfServerPages & typeof serverReads> {}

export function createServerQueries(
  client: TableClient,
  options: QueriesOptions = {},
): ServerQueries {
  return bindQueries(
    { ...reads, ...readsOfServerPages, ...writes, ...serverReads, ...serverWrites },
    client,
    options,
  );
}
