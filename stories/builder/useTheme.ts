import { makeTheme } from '@setu/ui';
import { deriveTheme, toRegistryItem, toResolver, toTokens } from '@setu/ui/deriveTheme';
import { useMemo } from 'react';
import { writeMakeTheme } from './writeMakeTheme.ts';

/** The choices from which a theme is built. */
export interface Choices {
  name: string;
  brand: string;
  accent: string;
  heading: string;
  body: string;
}

export type BuiltTheme = ReturnType<typeof useTheme>;

/** Builds the theme of these choices, and its files. */
export function useTheme({ name, brand, accent, heading, body }: Choices) {
  return useMemo(() => {
    const { light, dark, moved } = deriveTheme({ brand, accent });
    const definition = { name, light, dark, font: { heading, body } };
    const theme = makeTheme(definition);
    const json = (document: object) => `${JSON.stringify(document, null, 2)}\n`;
    const base = toRegistryItem(definition, 'registry:base');
    return {
      definition,
      theme,
      moved,
      /** The generated files. */
      outputs: [
        { title: 'TypeScript', file: `${name}.ts`, text: writeMakeTheme(definition) },
        { title: 'CSS', file: `${name}.css`, text: theme.css },
        {
          title: 'Design tokens',
          file: `${name}.tokens.json`,
          text: json(toTokens(definition)),
        },
        {
          title: 'Token resolver',
          file: `${name}.resolver.json`,
          text: json(toResolver(definition)),
        },
        {
          title: 'shadcn theme',
          file: `${name}.json`,
          text: json(toRegistryItem(definition)),
        },
        { title: 'shadcn base', file: `${base.name}.json`, text: json(base) },
      ],
    };
  }, [name, brand, accent, heading, body]);
}
