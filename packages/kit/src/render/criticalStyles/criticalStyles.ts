import { LRUCache } from 'lru-cache';
import { parseStyles } from './parse.ts';
import { selectStyles } from './select.ts';
import { createReadUsage } from './usage.ts';
import type { Used } from './usage.ts';
import { shortenNames, writeStyles } from './write.ts';

/** Maximum number of kinds of pages whose styles are cached. */
const mostRemembered = 200;

/**
 * Returns the part of a stylesheet that a page's HTML can use, in the same order, to be inlined in the page:
 * rules whose classes and elements are present (in any state: open, dark, print; a pointer loads the whole
 * stylesheet), the custom properties that they read, the fonts and animations that they name. A page is then
 * complete without another request, and no rule has to be marked as critical by hand.
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
