import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';

/**
 * The full supabase-js client, with sign-in, token refresh and so on, for an institute that adds
 * its own sign-in form. No page of this site loads it: supabase-js is fetched on the first call.
 *
 * `options` are those of supabase-js, with its defaults (the session is stored and refreshed), its
 * backoff, and its removal of a session that cannot be refreshed. Rejects with 'supabaseUrl is
 * required.' or 'supabaseKey is required.'.
 */
export async function createAuthClient(
  { url, key }: { url: string; key: string },
  options: SupabaseClientOptions<'public'> = {},
): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(url, key, options);
}
