import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';

/**
 * The full supabase-js client, with its own defaults, for an institute that adds a sign-in form; fetched on the first
 * call. Rejects with 'supabaseUrl is required.' or 'supabaseKey is required.'.
 */
export async function createAuthClient(
  { url, key }: { url: string; key: string },
  options: SupabaseClientOptions<'public'> = {},
): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(url, key, options);
}
