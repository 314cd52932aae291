import { warnOfHref } from '../devWarning.ts';

/**
 * Whether an address may become a link. Browsers drop control characters before they read the scheme, so
 * `java\nscript:` is refused too. A component's refused address is named in development, an author's is not.
 */
export function isSafeHref(href: string | undefined, isByAuthor?: boolean): href is string {
  const bare = (href ?? '').replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/g, '');
  const isSafe = /^([#?]|\/(?![/\\])|(https?|mailto|tel):)/i.test(bare);
  if (bare && !isSafe && !isByAuthor) warnOfHref(href);
  return isSafe;
}

/** Whether an address leads to another site, or may. */
export function isExternal(href: string): boolean {
  return /^\s*https?:/i.test(href);
}

/** Whether a safe address stays on this site and so belongs to its router: `/courses`, `?page=2`. */
export function isSitePath(href: string): boolean {
  return /^\s*[/?]/.test(href);
}
