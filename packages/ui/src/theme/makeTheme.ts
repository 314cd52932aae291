import { layerNames } from './layerNames.ts';
import { themeRules } from './themeRules.ts';
import type { ThemeDefinition } from './tokens.ts';

export interface Theme {
  name: string;
  /**
   * The theme as a stylesheet. It follows the system's light or dark setting, and obeys `data-setu-mode="light" |
   * "dark"` on the same element, else on `<html>`.
   */
  css: string;
}

export interface MakeThemeOptions {
  /**
   * Where the theme applies: `:root` for the only theme of a site. Default `[data-setu-theme="<name>"]`, for `<html>`;
   * on a part of a page this attribute alone also brings paper, ink and font, and black on white in print.
   */
  selector?: string | undefined;
}

/**
 * Makes a theme from all its colours and, where they differ from the defaults, fonts, sizes and spaces.
 *
 * @throws TypeError when a name is invalid, a selector or value could end its rule, or a token is missing or unknown.
 */
export function makeTheme(definition: ThemeDefinition, options: MakeThemeOptions = {}): Theme {
  const { name } = definition;
  const { selector: whole = `[data-setu-theme="${name}"]` } = options;
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new TypeError(
      `makeTheme: the name "${name}" must start with a letter and hold only a-z, 0-9 and hyphens.`,
    );
  }
  if (!/^[^{};<,]+$/.test(whole)) {
    throw new TypeError(`makeTheme: the selector "${whole}" must be one plain CSS selector.`);
  }
  const rules = themeRules([whole], definition).map(({ selector, media, declarations }) => {
    const body = Object.entries(declarations)
      .map(([property, value]) => `${property}:${value}`)
      .join(';');
    const rule = `${selector}{${body}}`;
    return media ? `@media ${media}{${rule}}` : rule;
  });
  return { name, css: `@layer ${layerNames.theme}{${rules.join('')}}` };
}
