import { makeTheme } from '@setu/ui';
import { deriveTheme, toRegistryItem, toResolver, toTokens } from '@setu/ui/deriveTheme';
import { writeMakeTheme } from './writeMakeTheme.ts';

/** The choices from which a theme is built. */
export interface Choices {
  /** Its value of `data-setu-theme`. */
  name: string;
  /** Header, footer, buttons, links: an opaque CSS colour. */
  brand: string;
  /** The one thing that a page wants: an opaque CSS colour. */
  accent: string;
  /** The font of headings. */
  heading: string;
  /** The font of all other text. */
  body: string;
}

export type BuiltTheme = ReturnType<typeof buildTheme>;

/**
 * Builds the theme of these choices, and its files.
 *
 * @throws TypeError when the name or a colour is invalid.
 */
export function buildTheme({ name, brand, accent, heading, body }: Choices) {
  const { light, dark, moved } = deriveTheme({ brand, accent });
  const definition = { name, light, dark, font: { heading, body } };
  const theme = makeTheme(definition);
  const json = (title: string, file: string, document: object) => ({
    title,
    file,
    text: `${JSON.stringify(document, null, 2)}\n`,
  });
  const base = toRegistryItem(definition, 'registry:base');
  return {
    definition,
    theme,
    moved,
    /** The generated files. */
    outputs: [
      { title: 'TypeScript', file: `${name}.ts`, text: writeMakeTheme(definition) },
      { title: 'CSS', file: `${name}.css`, text: theme.css },
      json('Design tokens', `${name}.tokens.json`, toTokens(definition)),
      json('Token resolver', `${name}.resolver.json`, toResolver(definition)),
      json('shadcn theme', `${name}.json`, toRegistryItem(definition)),
      json('shadcn base', `${base.name}.json`, base),
    ],
  };
}
