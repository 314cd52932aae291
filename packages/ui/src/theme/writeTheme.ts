import { globalStyle } from '@vanilla-extract/css';
import { themeLayer } from './layers.css.ts';
import { themeRules } from './themeRules.ts';
import type { ThemeDefinition } from './tokens.ts';

/** Writes a shipped theme into the stylesheet that imports it. Only for use in `.css.ts` files. */
export function writeTheme(selectors: readonly string[], definition: ThemeDefinition): void {
  for (const { selector, media, declarations } of themeRules(selectors, definition)) {
    const { 'color-scheme': colorScheme = 'light', ...vars } = declarations;
    const rule = { colorScheme, vars };
    globalStyle(selector, {
      '@layer': { [themeLayer]: media ? { '@media': { [media]: rule } } : rule },
    });
  }
}
