import path from 'node:path';
import type { Plugin } from 'vite';
import fonts from '../fonts/fonts.json' with { type: 'json' };
import { type OwnFonts, makeOwnFonts } from '../fonts/ownFonts.ts';
import type { Institute } from '../instituteTypes.ts';
import { languageOfLocale } from '../language/languageOfLocale.ts';
import { logoCode, readLogo } from './readLogo.ts';
import { type ChosenTheme, readTheme } from './readTheme.ts';

const names = ['theme.css', 'theme', 'fonts.css', 'logo'];

/** Generates the modules of `virtual.d.ts` from an institute's theme, fonts and logo, and serves or emits the fonts. */
export function websiteModules(institute: Institute, root: string): Plugin {
  let chosen: ChosenTheme;
  let own: OwnFonts;
  return {
    name: 'website:modules',
    enforce: 'pre',
    async configResolved({ resolve }) {
      chosen = await readTheme(institute.theme, resolve.alias);
      own = await makeOwnFonts(root, institute);
    },
    resolveId(id) {
      const [, name = ''] = /^virtual:website\/(.+)/.exec(id) ?? [];
      // Vite treats ids that end in .css as stylesheets. A development server requests their text with `?direct`.
      if (names.includes(name)) return `/@website/${name}`;
      return id.startsWith('/@website/') ? id : undefined;
    },
    load(id) {
      const [, name] = /^\/@website\/([^?]+)/.exec(id) ?? [];
      if (name === 'theme.css') return themeCss(institute, chosen, own);
      if (name === 'theme') return themeCode(institute, chosen, own);
      if (name === 'fonts.css') return own.css;
      if (name !== 'logo') return undefined;
      const logo = readLogo(root);
      this.addWatchFile(path.join(root, 'public', logo.src));
      return logoCode(logo);
    },
    configureServer({ middlewares }) {
      middlewares.use(({ url = '' }, response, next) => {
        const content = own.files.get(url.split('?')[0] ?? '');
        if (content) response.setHeader('Content-Type', 'font/woff2').end(content);
        else next();
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [address, source] of own.files) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
    },
  };
}

function themeCss(
  { locale }: Institute,
  { definition, makeTheme, usesOurFonts }: ChosenTheme,
  own: OwnFonts,
): string {
  // Our Devanagari font is only a sans, so Latin letters and digits in its headings are a sans as well.
  const one = usesOurFonts && languageOfLocale(locale) === 'hi' ? definition.font : undefined;
  // The device's fonts for Latin letters are not adjusted then, because those for Devanagari are not either.
  const hindi = one?.body?.replaceAll(/"Text Sans Fallback[^"]*", /g, '');
  const font = { ...definition.font, ...(hindi && { heading: hindi, body: hindi }), ...own.stacks };
  // The only theme applies to the whole page, so its values can be written into the rules themselves.
  return makeTheme({ ...definition, font }, { selector: ':root' }).css;
}

function themeCode(
  { locale, theme }: Institute,
  { definition, usesOurFonts }: ChosenTheme,
  { preload }: OwnFonts,
): string {
  const { name, light } = definition;
  // The colour as given by the institute: the theme's own may differ a little, to be readable.
  const brand = typeof theme === 'object' ? theme.brand : light.brand;
  const ours = usesOurFonts ? fonts.preload[languageOfLocale(locale)] : [];
  const preloadFonts = [
    ...(preload.heading ?? ours.filter((file) => file.startsWith('/fonts/serif'))),
    ...(preload.body ?? ours.filter((file) => file.startsWith('/fonts/sans'))),
  ];
  return Object.entries({ name, brand, paper: light.paper, preloadFonts })
    .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
    .join('\n');
}
