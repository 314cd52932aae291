export const anyPage = 'all';

/** In seconds. A page is normally purged when it changes; a day limits the damage if purging fails. */
const freshFor = 24 * 60 * 60;

/**
 * For CDN caches that are purged when a page changes (https://www.rfc-editor.org/rfc/rfc9213); they remove these
 * headers.
 */
export function edgeHeaders(keys: readonly string[]): string[] {
  const all = [anyPage, ...keys];
  const named = ['surrogate-key', all.join(' '), 'cache-tag', all.join(',')];
  const kept = `max-age=${freshFor}`;
  return [...named, 'surrogate-control', kept, 'cdn-cache-control', kept];
}
