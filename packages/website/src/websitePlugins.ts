import { type OwnFonts, makeOwnFonts } from './fonts/ownFonts.ts';
import type { Institute } from './instituteTypes.ts';
import { fontsModule } from './vite/fontsModule.ts';
import { logoModule } from './vite/logoModule.ts';
import { missingPictures } from './pictures/missingPictures.ts';
import { languageWarning } from './check/languageWarning.ts';
import { publicFiles } from './vite/publicFiles.ts';
import { themeModules } from './vite/themeModules.ts';

export function websitePlugins({ institute, root }: { institute: Institute; root: string }) {
  let made: Promise<OwnFonts> | undefined;
  const ownFonts = () => (made ??= makeOwnFonts(root, institute));
  return [
    themeModules(institute, ownFonts),
    fontsModule(ownFonts),
    logoModule(root),
    publicFiles(),
    missingPictures(institute, root),
    languageWarning(institute, root),
  ];
}
