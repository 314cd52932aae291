import { makeTheme } from '@setu/ui';
import type { Theme, ThemeDefinition } from '@setu/ui';
import { deriveTheme, toTokens } from '@setu/ui/deriveTheme';
import type { DerivedTheme } from '@setu/ui/deriveTheme';
import { useMemo } from 'react';
import { writeMakeTheme } from './writeMakeTheme.ts';

/** What the builder of a theme chooses. */
export interface Choices {
  name: string;
  brand: string;
  accent: string;
  heading: string;
  body: string;
}

export interface BuiltTheme {
  definition: ThemeDefinition;
  theme: Theme;
  moved: DerivedTheme['moved'];
  /** What a developer or a designer takes away. */
  outputs: readonly { title: string; text: string; language: string }[];
}

/** The theme of these choices, with what comes out of it. */
export function useTheme({ name, brand, accent, heading, body }: Choices): BuiltTheme {
  return useMemo(() => {
    const { light, dark, moved } = deriveTheme({ brand, accent });
    const definition = { name, light, dark, font: { heading, body } };
    const theme = makeTheme(definition);
    const tokens = JSON.stringify(toTokens(definition), null, 2);
    return {
      definition,
      theme,
      moved,
      outputs: [
        { title: 'TypeScript', language: 'makeTheme', text: writeMakeTheme(definition) },
        { title: 'CSS', language: `${name}.css`, text: theme.css },
        { title: 'Design tokens', language: `${name}.json`, text: tokens },
      ],
    };
  }, [name, brand, accent, heading, body]);
}
