import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';

/**
 * The full supabase-js client, with sign-in, token refresh and the rest, for an institute that
 * wires its sign-in form. No page of this site loads it: supabase-js is fetched on the first call.
 *
 * `options` are supabase-js's own; so are its defaults (the session is kept and refreshed), its
 * backoff, and the removal of a session that cannot be refreshed. Rejects with 'supabaseUrl is
 * required.' or 'supabaseKey is required.'.
 */
export async function createAuthClient(
  { url, key }: { url: string; key: string },
  options: SupabaseClientOptions<'public'> = {},
): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(url, key, options);
}
