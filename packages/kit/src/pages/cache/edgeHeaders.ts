/** Every page has it. */
export const anyPage = 'all';

/** In seconds: until it changes, which such a cache is told; a day where that should ever fail. */
const freshFor = 24 * 60 * 60;

/**
 * For caches that are told when a page changes: what it is made of, by which it is named then, and that it may be
 * kept until then. Other caches go by `Cache-Control`, and the caches take these away.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9213 for `CDN-Cache-Control`
 */
export function edgeHeaders(keys: readonly string[]): string[] {
  const all = [anyPage, ...keys];
  const named = ['surrogate-key', all.join(' '), 'cache-tag', all.join(',')];
  const kept = `max-age=${freshFor}`;
  return [...named, 'surrogate-control', kept, 'cdn-cache-control', kept];
}
