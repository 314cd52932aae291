import type { ColorName } from './contrast.ts';
import { cssVariableName } from './cssVariableName.ts';
import { themeRules } from './themeRules.ts';
import type { ThemeDefinition } from './tokens.ts';

type Variables = Record<string, string>;

/** An item of a shadcn registry that brings a theme: https://ui.shadcn.com/docs/registry/registry-item-json */
export interface RegistryItem {
  $schema: 'https://ui.shadcn.com/schema/registry-item.json';
  name: string;
  type: 'registry:theme' | 'registry:base';
  title: string;
  description: string;
  /** Variables by shadcn's names, without `--`. */
  cssVars: { theme: Variables; light: Variables; dark: Variables };
  /** Only in a `registry:base`. */
  css?: Record<string, Record<string, Record<string, object>>>;
  config?: { tailwind: { baseColor: string } };
}

/** The colour for each variable of https://ui.shadcn.com/docs/theming; what it combines is in `contrastPairs`. */
const colorOf: Record<string, ColorName> = {
  background: 'paper',
  foreground: 'ink',
  card: 'surface',
  'card-foreground': 'ink',
  popover: 'surface',
  'popover-foreground': 'ink',
  primary: 'action',
  'primary-foreground': 'onAction',
  secondary: 'chip',
  'secondary-foreground': 'onChip',
  muted: 'sunken',
  'muted-foreground': 'inkMuted',
  accent: 'sunken',
  'accent-foreground': 'ink',
  destructive: 'danger',
  'destructive-foreground': 'paper',
  border: 'line',
  input: 'lineStrong',
  ring: 'focus',
  'chart-1': 'link',
  'chart-2': 'accentText',
  'chart-3': 'success',
  'chart-4': 'danger',
  'chart-5': 'inkMuted',
  sidebar: 'brand',
  'sidebar-foreground': 'onBrand',
  'sidebar-primary': 'accent',
  'sidebar-primary-foreground': 'onAccent',
  'sidebar-accent': 'brandRaised',
  'sidebar-accent-foreground': 'onBrand',
  'sidebar-border': 'brandRaised',
  'sidebar-ring': 'focusOnBrand',
};

/** The base styles of every page, with the focus outline at full strength: at half of it, it is too pale. */
const baseStyles = {
  '@layer base': {
    '*': { '@apply border-border outline-ring': {} },
    body: { '@apply bg-background font-sans text-foreground': {} },
    'h1, h2, h3, h4, h5, h6': { '@apply font-heading': {} },
  },
};

/**
 * A theme as an item for `npx shadcn add`: as `registry:theme` the colours, fonts and corners, as `registry:base`
 * (named `<name>-base`) the look of bare elements too.
 *
 * @throws TypeError when a token is missing or unknown.
 */
export function toRegistryItem(
  definition: ThemeDefinition,
  type: RegistryItem['type'] = 'registry:theme',
): RegistryItem {
  const [light = {}, dark = {}] = themeRules([], definition).map(
    ({ declarations }) => declarations,
  );
  const read = (...path: string[]) => light[cssVariableName(path)] ?? '';
  const colors = (declarations: Variables) =>
    Object.fromEntries(
      Object.entries(colorOf).map(([name, color]) => [
        name,
        declarations[cssVariableName(['color', color])] ?? '',
      ]),
    );
  const isBase = type === 'registry:base';
  const { name } = definition;
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: isBase ? `${name}-base` : name,
    type,
    title: isBase ? `${name}, as a base` : name,
    description: `The theme ${name} of @setu/ui, light and dark.`,
    ...(isBase && { config: { tailwind: { baseColor: 'neutral' } } }),
    cssVars: {
      theme: { 'font-sans': read('font', 'body'), 'font-heading': read('font', 'heading') },
      light: { ...colors(light), radius: read('radius', 'md') },
      dark: colors(dark),
    },
    ...(isBase && { css: baseStyles }),
  };
}
