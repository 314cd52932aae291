/**
 * Whether a key bypasses row-level security: a secret key (`sb_secret_…`), or the older token of the role
 * `service_role` (https://supabase.com/docs/guides/api/api-keys). The token is only decoded, not verified.
 */
export function isServiceKey(key: string): boolean {
  return key.trim().startsWith('sb_secret_') || roleOf(key) === 'service_role';
}

/** Checks that a key can be sent in a header. Throws an Error with the setting's name and without the key. */
export function checkKeyText(name: string, key: string): void {
  if (/^[\t\n\r ]*[!-~]*[\t\n\r ]*$/.test(key)) return;
  throw new Error(
    `${name} contains a space, a line end or a character that no key has: copy the whole key ` +
      'from the project (Settings, API Keys).',
  );
}

/** Checks that an address is that of a project, and not of its API, which Supabase's settings name beside it. */
export function checkProjectUrl(url: string): void {
  if (!/\/(?:rest|auth)\/v1\/?$/.test(url.trim())) return;
  throw new Error(
    `SUPABASE_URL is ${url}, the address of an API: leave out what begins with /rest or /auth.`,
  );
}

function roleOf(token: string): unknown {
  try {
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(claims)) as { role?: unknown } | null)?.role;
  } catch {
    return undefined;
  }
}
