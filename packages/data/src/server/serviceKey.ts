/**
 * Whether a key bypasses row-level security: a secret key (`sb_secret_…`), or the older token of the role
 * `service_role` (https://supabase.com/docs/guides/api/api-keys). The token is only decoded, not verified.
 */
export function isServiceKey(key: string): boolean {
  return key.trim().startsWith('sb_secret_') || roleOf(key) === 'service_role';
}

function roleOf(token: string): unknown {
  try {
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(claims)) as { role?: unknown } | null)?.role;
  } catch {
    return undefined;
  }
}
