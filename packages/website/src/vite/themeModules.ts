import type { Plugin } from 'vite';
import fonts from '../fonts/fonts.json' with { type: 'json' };
import type { OwnFonts } from '../fonts/ownFonts.ts';
import type { Institute } from '../instituteTypes.ts';
import { languageOfLocale } from '../languageOfLocale.ts';
import { readTheme } from './readTheme.ts';
import type { ChosenTheme } from './readTheme.ts';

const sheet = 'virtual:website/theme.css';
const facts = 'virtual:website/theme';
// Vite takes what ends in .css for a stylesheet.
const sheetId = '/@website/theme.css';
const factsId = '\0website:theme';

/** Makes `virtual:website/theme.css` and `virtual:website/theme` of the theme that an institute chose. */
export function themeModules(
  { theme, locale }: Pick<Institute, 'locale' | 'theme'>,
  ownFonts: () => Promise<OwnFonts>,
): Plugin {
  let chosen: ChosenTheme;
  let own: OwnFonts;
  return {
    name: 'website:theme',
    enforce: 'pre',
    async configResolved({ resolve }) {
      chosen = await readTheme(theme, resolve.alias);
      own = await ownFonts();
    },
    resolveId(id) {
      if (id === sheet) return sheetId;
      // A development server asks for the text of a sheet: `?direct`.
      if (id.startsWith(`${sheetId}?`)) return id;
      return id === facts ? factsId : undefined;
    },
    load(id) {
      const { definition, makeTheme, usesOurFonts } = chosen;
      if (id.split('?')[0] === sheetId) {
        // Our Devanagari is a sans alone: in its headings Latin letters and digits are of that design.
        const one = usesOurFonts && languageOfLocale(locale) === 'hi' ? definition.font : undefined;
        // There what the device has for Latin letters stands as it is: its Devanagari does so, too.
        const hindi = one?.body?.replaceAll(/"Text Sans Fallback[^"]*", /g, '');
        const font = {
          ...definition.font,
          ...(hindi && { heading: hindi, body: hindi }),
          ...own.stacks,
        };
        // The site's only theme holds for the whole page, so that its values can stand in the rules themselves.
        return makeTheme({ ...definition, font }, { selector: ':root' }).css;
      }
      if (id !== factsId) return undefined;
      const { name, light } = definition;
      // As the institute named it: the header's own may have moved a little, to be readable.
      const brand = typeof theme === 'object' ? theme.brand : light.brand;
      const ours = usesOurFonts ? fonts.preload[languageOfLocale(locale)] : [];
      const preloadFonts = [
        ...(own.preload.heading ?? ours.filter((file) => file.startsWith('/fonts/serif'))),
        ...(own.preload.body ?? ours.filter((file) => file.startsWith('/fonts/sans'))),
      ];
      const shown = { name, brand, paper: light.paper, preloadFonts };
      return Object.entries(shown)
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
