import { type SupabaseClient, createClient } from '@supabase/supabase-js';
import type { Database } from './rows.ts';

/** Where a Supabase project is and its public key. */
export interface ProjectSettings {
  url: string | undefined;
  key: string | undefined;
}

/** For requests that bring no time-out of their own; `createQueries` gives each read a shorter one. */
const requestTimeoutMs = 15_000;

/**
 * The server's client: no session is kept or refreshed, for every visitor is anonymous.
 * Throws supabase-js's own 'supabaseUrl is required.' or 'supabaseKey is required.' (spec
 * section 8), or 'Invalid supabaseUrl: ...'.
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
