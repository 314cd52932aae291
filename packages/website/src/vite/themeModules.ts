import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Theme, ThemeDefinition } from '@setu/ui';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Institute } from '../contract.ts';

type ThemeMaker = typeof import('@setu/ui/deriveTheme');

const sheet = 'virtual:website/theme.css';
const facts = 'virtual:website/theme';
// Vite takes what ends in .css for a stylesheet.
const sheetId = '/@website/theme.css';
const factsId = '\0website:theme';

/** Makes `virtual:website/theme.css` and `virtual:website/theme` of the theme that an institute chose. */
export function themeModules({ theme }: Pick<Institute, 'theme'>): Plugin {
  let maker: ThemeMaker;
  let definition: ThemeDefinition;
  return {
    name: 'website:theme',
    enforce: 'pre',
    async configResolved(config) {
      maker = await themeMaker(config);
      definition = definitionOf(theme, maker);
    },
    resolveId(id) {
      if (id === sheet) return sheetId;
      return id === facts ? factsId : undefined;
    },
    load(id) {
      if (id === sheetId) return themeCss(maker.makeTheme(definition));
      if (id !== factsId) return undefined;
      const { name, light, font } = definition;
      const shown = {
        name,
        brand: light.brand,
        paper: light.paper,
        usesOurFonts: font?.body === maker.setu.font?.body,
      };
      return Object.entries(shown)
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/** The site's only theme holds for the whole page, so that its values can stand in the rules themselves. */
const themeCss = ({ css, name }: Theme) => css.replaceAll(`[data-setu-theme="${name}"]`, ':root');

/** Of the library's source where a site is built from that, else of the installed package. */
async function themeMaker({ resolve }: ResolvedConfig): Promise<ThemeMaker> {
  const name = '@setu/ui/deriveTheme';
  const alias = resolve.alias.find(({ find }) => find instanceof RegExp && find.test(name));
  const file = alias
    ? name.replace(alias.find, alias.replacement)
    : fileURLToPath(import.meta.resolve(name));
  return (await import(pathToFileURL(file).href)) as ThemeMaker;
}

/** All tokens of the theme. */
function definitionOf(
  theme: Institute['theme'],
  { deriveTheme, sangam, setu }: ThemeMaker,
): ThemeDefinition {
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
