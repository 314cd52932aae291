import { parseStyles } from './parse.ts';
import { selectStyles } from './select.ts';
import { createReadUsage } from './usage.ts';
import { shortenNames, writeStyles } from './write.ts';

/** Kinds of pages whose styles are kept. */
const mostRemembered = 200;

/**
 * Gives the part of a stylesheet that a page's HTML can use, in the same order, so that it can stand in
 * the page itself: rules whose classes and elements are there (in whatever state: open, dark, print; a
 * pointer brings the whole stylesheet), the custom properties these read, the fonts and animations they
 * name. A page is then complete without another request, and no rule has to be marked as critical by hand.
 */
export function createCriticalStyles(css: string): (html: string) => string {
  const { layers, parts } = parseStyles(css);
  // Named before any rule, so that what arrives later cannot change the cascade.
  const order = layers.length > 1 ? `@layer ${layers.join(',')};` : '';
  const readUsage = createReadUsage(parts);
  const made = new Map<string, string>();

  return (html) => {
    const used = readUsage(html);
    // Pages of one kind use the same, whatever they say.
    const key = JSON.stringify(used);
    const known = made.get(key);
    if (known !== undefined) return known;
    const { pieces, properties } = selectStyles(parts, used);
    const css = order + shortenNames(writeStyles(pieces), properties, used.properties);
    if (made.size >= mostRemembered) made.clear();
    made.set(key, css);
    return css;
  };
}
