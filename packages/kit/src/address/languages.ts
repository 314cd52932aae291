/** `/contact` becomes `/hi/contact`, and `/` becomes `/hi`. Anything but a path of the site is unchanged. */
export const withPrefix = (prefix: string, path: string): string =>
  prefix !== '' && /^\/(?!\/)/.test(path) ? prefix + path.replace(/^\/(?=$|[?#])/, '') : path;

export function withoutPrefix(prefix: string, path: string): string | undefined {
  if (!path.toLowerCase().startsWith(prefix)) return undefined;
  const rest = path.slice(prefix.length);
  if (rest.startsWith('/')) return rest;
  return /^[?#]|^$/.test(rest) ? `/${rest}` : undefined;
}

/** Finds the item of a path's language among one for each, the root language first. */
export function byPrefix<Item extends { prefix: string }>(
  items: readonly Item[],
): (path: string) => Item {
  const [root, ...others] = items;
  if (!root) throw new Error('A site has a language at its root.');
  return (path) => others.find(({ prefix }) => withoutPrefix(prefix, path) !== undefined) ?? root;
}
