const longestUrl = 2048;

/** A table's URL if it is http, https, mailto, tel or a path on this site; anything else becomes null. */
export function safeHref(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const url = value.trim();
  // Browsers drop tabs and line ends and read a backslash as a slash, so that a path such as
  // "/\t/host" or "/\host" would lead to another host. With other spaces it would not, but the pattern
  // refuses those as well.
  if (url.length > longestUrl || /[\p{Cc}\p{Cs}\\]|^\/\s*\//u.test(url)) return null;
  try {
    const isWhole = /^(?:https?:\/\/|mailto:|tel:)[^/\s]/i.test(url);
    if (url.startsWith('/') || (isWhole && new URL(url))) return url;
  } catch {
    // Safari has `URL.canParse` since 17, Chrome since 120.
  }
  return null;
}

/**
 * A picture's source: https, http of the project's own `origin` (a local Supabase has no TLS), or a path; other http is
 * upgraded, as browsers do (https://www.w3.org/TR/mixed-content/#upgrade-algorithm).
 */
export function safeImage(value: unknown, origin = ''): string | null {
  const url = safeHref(value);
  if (url === null || /^[mt]/i.test(url)) return null;
  return url.startsWith(`${origin}/`) ? url : url.replace(/^http:/i, 'https:');
}
