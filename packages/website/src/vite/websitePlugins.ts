import { makeOwnFonts } from '../fonts/ownFonts.ts';
import type { OwnFonts } from '../fonts/ownFonts.ts';
import type { Institute } from '../instituteTypes.ts';
import { fontsModule } from './fontsModule.ts';
import { logoModule } from './logoModule.ts';
import { missingPictures } from './missingPictures.ts';
import { otherLanguage } from './otherLanguage.ts';
import { publicFiles } from './publicFiles.ts';
import { themeModules } from './themeModules.ts';

/** Vite's plugins for the website's pages: theme, fonts, logo, public files, and a word of warning. */
export function websitePlugins(site: { institute: Institute; root: string }) {
  let made: Promise<OwnFonts> | undefined;
  const ownFonts = () => (made ??= makeOwnFonts(site.root, site.institute));
  return [
    themeModules(site.institute, ownFonts),
    fontsModule(ownFonts),
    logoModule(site.root),
    publicFiles(),
    missingPictures(site),
    otherLanguage(site),
  ];
}
