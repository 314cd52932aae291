/**
 * Whether an address may become a link: http, https, mailto, tel, a path on this site or a hash.
 * Browsers drop tabs, newlines and leading control characters before they read the scheme, so
 * `java\nscript:` must be refused as well.
 */
export function isSafeHref(href: string | undefined): href is string {
  const bare = (href ?? '').replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/g, '');
  return /^([#?]|\/(?![/\\])|(https?|mailto|tel):)/i.test(bare);
}

/** Whether an address leads to another site, or may. */
export function isExternal(href: string): boolean {
  return /^\s*https?:/i.test(href);
}

/** Whether a safe address stays on this site and so belongs to its router: `/courses`, `?page=2`. */
export function isSitePath(href: string): boolean {
  return /^\s*[/?]/.test(href);
}
