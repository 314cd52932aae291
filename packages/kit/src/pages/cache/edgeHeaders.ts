/** The key of every page. */
export const anyPage = 'all';

/** In seconds. A page is normally purged when it changes; a day limits the damage if purging fails. */
const freshFor = 24 * 60 * 60;

/**
 * Headers for CDN caches that are purged when a page changes: the keys of its content, by which it is purged, and a
 * long lifetime. Other caches use `Cache-Control`; a CDN removes these headers from its responses.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9213 for `CDN-Cache-Control`
 */
export function edgeHeaders(keys: readonly string[]): string[] {
  const all = [anyPage, ...keys];
  const named = ['surrogate-key', all.join(' '), 'cache-tag', all.join(',')];
  const kept = `max-age=${freshFor}`;
  return [...named, 'surrogate-control', kept, 'cdn-cache-control', kept];
}
