import { contractShape } from './contractShape.ts';
import { cssVariableName } from './cssVariableName.ts';
import { defaultSharedTokens } from './defaultSharedTokens.ts';
import { pictureFilter } from './pictureFilter.ts';
import type { SharedTokens, ThemeDefinition } from './tokens.ts';

export interface ThemeRule {
  selector: string;
  media?: string;
  declarations: Record<string, string>;
}

/**
 * A theme as rules: light by default, dark when the system asks for it, either where `data-setu-mode` is on the same
 * element or, for a part of a page without a mode of its own, on the root, where `ModeSwitch` sets it.
 */
export function themeRules(selectors: readonly string[], definition: ThemeDefinition): ThemeRule[] {
  const { name: _name, light, dark, ...overrides } = definition;
  const shared = Object.fromEntries(
    Object.entries({ ...overrides, ...defaultSharedTokens }).map(([group, defaults]) => [
      group,
      { ...defaults, ...overrides[group as keyof SharedTokens] },
    ]),
  );
  checkNames('light', light, contractShape.color);
  checkNames('dark', dark, contractShape.color);
  for (const [group, tokens] of Object.entries(shared)) {
    checkNames(group, tokens, contractShape[group as keyof SharedTokens] ?? {});
  }
  const lightColors = {
    'color-scheme': 'light',
    [pictureFilter]: 'none',
    ...flatten(light, ['color']),
  };
  const darkColors = {
    'color-scheme': 'dark',
    // Drawings made for a light page must not glare on a dark one.
    [pictureFilter]: 'brightness(0.82) saturate(0.9)',
    ...flatten(dark, ['color']),
  };
  // The root itself is no part of a page.
  const parts = selectors.filter((selector) => !/^:root$|^:where\(:root\)$/.test(selector));
  const inMode = (mode: string) =>
    [
      ...parts.map(
        (part) => `:where(:root[data-setu-mode="${mode}"]) ${part}:not([data-setu-mode])`,
      ),
      ...selectors.map((selector) => `${selector}[data-setu-mode="${mode}"]`),
    ].join(', ');
  return [
    { selector: selectors.join(', '), declarations: { ...flatten(shared, []), ...lightColors } },
    {
      selector: selectors.join(', '),
      media: '(prefers-color-scheme: dark)',
      declarations: darkColors,
    },
    { selector: inMode('light'), declarations: lightColors },
    { selector: inMode('dark'), declarations: darkColors },
  ];
}

/** The check that the compiler makes in TypeScript, for a theme in plain JavaScript. */
function checkNames(group: string, tokens: object, shape: object): void {
  const missing = Object.keys(shape).filter((name) => !(name in tokens));
  const unknown = Object.keys(tokens).filter((name) => !(name in shape));
  if (missing.length === 0 && unknown.length === 0) return;
  throw new TypeError(
    `makeTheme: ${group} must hold every token of the contract and no other, or parts of the page would have no value.${
      missing.length > 0 ? ` Add: ${missing.join(', ')}.` : ''
    }${unknown.length > 0 ? ` Remove or rename: ${unknown.join(', ')}.` : ''}`,
  );
}

function flatten(tokens: object, path: string[]): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries(tokens) as [string, unknown][]) {
    const name = [...path, key];
    if (typeof value === 'object' && value !== null) {
      Object.assign(flat, flatten(value, name));
    } else if (typeof value === 'string' && !/[{};<]/.test(value)) {
      flat[cssVariableName(name)] = value;
    } else {
      throw new TypeError(
        `makeTheme: the token ${name.join('.')} must be a plain CSS value, got ${JSON.stringify(value)}.`,
      );
    }
  }
  return flat;
}
