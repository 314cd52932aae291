/**
 * A path in one of the site's languages: `/contact` below `/hi` is `/hi/contact`, and `/` there `/hi`. Whatever else
 * stays, such as an address elsewhere.
 */
export const withPrefix = (prefix: string, path: string): string =>
  prefix !== '' && /^\/(?!\/)/.test(path) ? prefix + path.replace(/^\/(?=$|[?#])/, '') : path;

/** The path without the prefix; undefined where it is none below it. In any letter case, as paths match. */
export function withoutPrefix(prefix: string, path: string): string | undefined {
  if (!path.toLowerCase().startsWith(prefix)) return undefined;
  const rest = path.slice(prefix.length);
  if (rest.startsWith('/')) return rest;
  return /^[?#]|^$/.test(rest) ? `/${rest}` : undefined;
}

/**
 * Finds by a path what belongs to its language.
 *
 * @param items one of each language, that at the root first.
 */
export function byPrefix<Item extends { prefix: string }>(
  items: readonly Item[],
): (path: string) => Item {
  const [root, ...others] = items;
  if (!root) throw new Error('A site has a language at its root.');
  return (path) => others.find(({ prefix }) => withoutPrefix(prefix, path) !== undefined) ?? root;
}
