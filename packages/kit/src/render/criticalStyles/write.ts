import type { Piece } from './select.ts';

/** Writes the pieces one after the other, and opens their at-rules no more often than needed. */
export function writeStyles(pieces: readonly Piece[]): string {
  let open: string[] = [];
  let css = '';
  for (const { around, text } of pieces) {
    let shared = 0;
    while (shared < open.length && open[shared] === around[shared]) shared += 1;
    css += '}'.repeat(open.length - shared);
    for (const opening of around.slice(shared)) css += `${opening}{`;
    css += text;
    open = around;
  }
  return css + '}'.repeat(open.length);
}

/**
 * Shortens the names of custom properties that only these styles use, which saves a fiftieth of a page. The
 * stylesheet that is loaded later has the full names, for its own rules.
 */
export function shortenNames(
  css: string,
  names: ReadonlySet<string>,
  ofPage: readonly string[],
): string {
  const short = new Map<string, string>();
  return css.replaceAll(/--[a-z][\w-]*/g, (name) => {
    if (!names.has(name) || ofPage.includes(name)) return name;
    const known = short.get(name) ?? `--${short.size.toString(36)}`;
    short.set(name, known);
    return known.length < name.length ? known : name;
  });
}
