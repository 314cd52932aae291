import { pathToFileURL } from 'node:url';
import type { ThemeDefinition } from '@setu/ui';
import type * as deriveThemeEntry from '@setu/ui/deriveTheme';
import type { Institute } from '../instituteTypes.ts';

/** An alias of modules that a site takes from elsewhere, in Vite's form. */
export interface Alias {
  find: string | RegExp;
  replacement: string;
}

type ThemeMaker = typeof deriveThemeEntry;

/** The theme that an institute chose, all of its tokens, and the function that makes a stylesheet of them. */
export interface ChosenTheme extends Pick<ThemeMaker, 'makeTheme'> {
  definition: ThemeDefinition;
  /** Whether its text is set in the website's own fonts. */
  usesOurFonts: boolean;
}

/** @param aliases the site's aliases, which lead to the library's source if the site is built from it. */
export async function readTheme(
  theme: Institute['theme'],
  aliases: readonly Alias[],
): Promise<ChosenTheme> {
  const { deriveTheme, makeTheme, sangam, setu } = (await import(
    fileOf('@setu/ui/deriveTheme', aliases)
  )) as ThemeMaker;
  const definition = definitionOf();
  return { definition, makeTheme, usesOurFonts: definition.font?.body === setu.font?.body };

  function definitionOf(): ThemeDefinition {
    if (theme === 'setu') return setu;
    if (theme === 'sangam') return sangam;
    const { light, dark } = deriveTheme(theme);
    return {
      name: 'institute',
      light: { ...light, ...theme.light },
      dark: { ...dark, ...theme.dark },
      font: theme.font ?? setu.font ?? {},
    };
  }
}

/** The address of a module, for Node to import. */
function fileOf(name: string, aliases: readonly Alias[]): string {
  const file = aliased(name, aliases);
  return file === undefined ? import.meta.resolve(name) : pathToFileURL(file).href;
}

/** The file to which an alias resolves a name; undefined if none does. */
export function aliased(name: string, aliases: readonly Alias[]): string | undefined {
  const alias = aliases.find(({ find }) =>
    typeof find === 'string' ? find === name : find.test(name),
  );
  return alias && name.replace(alias.find, alias.replacement);
}
