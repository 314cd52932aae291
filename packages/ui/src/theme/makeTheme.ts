import { layerNames } from '../css/layerNames.ts';
import { themeRules } from './themeRules.ts';
import type { ThemeDefinition } from './tokens.ts';

export interface Theme {
  name: string;
  /**
   * The theme as a stylesheet. It holds wherever `data-setu-theme="<name>"` stands (put it on
   * `<html>`, so that dialogs are inside too), follows the system's light or dark setting and obeys
   * `data-setu-mode="light" | "dark"` on the same element.
   */
  css: string;
}

/**
 * Makes a theme from colours and, where they differ from the defaults, fonts, sizes and spaces.
 * Every colour is compulsory: a theme with a hole would fall back to a colour that no one chose.
 *
 * @throws TypeError when the name cannot stand in a selector, a value could end its declaration, or a
 *   token is missing or unknown.
 */
export function makeTheme(definition: ThemeDefinition): Theme {
  const { name } = definition;
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new TypeError(
      `makeTheme: the name "${name}" must start with a letter and hold only a-z, 0-9 and hyphens.`,
    );
  }
  const rules = themeRules([`[data-setu-theme="${name}"]`], definition).map(
    ({ selector, media, declarations }) => {
      const body = Object.entries(declarations)
        .map(([property, value]) => `${property}:${value}`)
        .join(';');
      const rule = `${selector}{${body}}`;
      return media ? `@media ${media}{${rule}}` : rule;
    },
  );
  return { name, css: `@layer ${layerNames.theme}{${rules.join('')}}` };
}
