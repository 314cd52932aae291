import type { Plugin } from 'vite';
import fonts from '../fonts/fonts.json' with { type: 'json' };
import type { OwnFonts } from '../fonts/ownFonts.ts';
import type { Institute } from '../instituteTypes.ts';
import { languageOfLocale } from '../language/languageOfLocale.ts';
import { type ChosenTheme, readTheme } from './readTheme.ts';

const sheet = 'virtual:website/theme.css';
const facts = 'virtual:website/theme';
// Vite treats ids that end in .css as stylesheets.
const sheetId = '/@website/theme.css';
const factsId = '\0website:theme';

/** Generates `virtual:website/theme.css` and `virtual:website/theme` from the theme that an institute chose. */
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
      // A development server requests the text of a sheet with `?direct`.
      if (id.startsWith(`${sheetId}?`)) return id;
      return id === facts ? factsId : undefined;
    },
    load(id) {
      const { definition, makeTheme, usesOurFonts } = chosen;
      if (id.split('?')[0] === sheetId) {
        // Our Devanagari font is only a sans, so Latin letters and digits in its headings are a sans as well.
        const one = usesOurFonts && languageOfLocale(locale) === 'hi' ? definition.font : undefined;
        // The device's fonts for Latin letters are not adjusted then, because those for Devanagari are not either.
        const hindi = one?.body?.replaceAll(/"Text Sans Fallback[^"]*", /g, '');
        const font = {
          ...definition.font,
          ...(hindi && { heading: hindi, body: hindi }),
          ...own.stacks,
        };
        // The only theme applies to the whole page, so its values can be written into the rules themselves.
        return makeTheme({ ...definition, font }, { selector: ':root' }).css;
      }
      if (id !== factsId) return undefined;
      const { name, light } = definition;
      // The colour as given by the institute: the theme's own may differ a little, to be readable.
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
