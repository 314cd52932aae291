import { LRUCache } from 'lru-cache';
import { parseStyles } from './parse.ts';
import { type Piece, type Used, createReadUsage, selectStyles } from './select.ts';

/** Maximum number of kinds of pages whose styles are cached. */
const mostRemembered = 200;

/**
 * Returns the part of a stylesheet that a page's HTML can use, in any state but under a pointer, in its order: with the
 * fonts (`separateFonts.ts`) a page is complete without another request.
 */
export function createCriticalStyles(css: string): (html: string) => string {
  const { layers, parts } = parseStyles(css);
  // Declared before any rule, so that the later stylesheet cannot change the cascade.
  const order = layers.length > 1 ? `@layer ${layers.join(',')};` : '';
  const readUsage = createReadUsage(parts);
  const made = new LRUCache<string, string, Used>({
    max: mostRemembered,
    memoMethod(_key, _before, { context: used }) {
      const { pieces, properties } = selectStyles(parts, used);
      return order + shortenNames(writeStyles(pieces), properties, used.properties);
    },
  });

  return (html) => {
    const used = readUsage(html);
    // Pages of one kind use the same styles, whatever their content.
    return made.memo(JSON.stringify(used), { context: used });
  };
}

function writeStyles(pieces: readonly Piece[]): string {
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
function shortenNames(css: string, names: ReadonlySet<string>, ofPage: readonly string[]): string {
  const short = new Map<string, string>();
  return css.replaceAll(/--[a-z][\w-]*/g, (name) => {
    if (!names.has(name) || ofPage.includes(name)) return name;
    const known = short.get(name) ?? `--${short.size.toString(36)}`;
    short.set(name, known);
    return known.length < name.length ? known : name;
  });
}
