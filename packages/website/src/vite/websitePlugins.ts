import type { Institute } from '../instituteTypes.ts';
import { logoModule } from './logoModule.ts';
import { missingPictures } from './missingPictures.ts';
import { otherLanguage } from './otherLanguage.ts';
import { publicFiles } from './publicFiles.ts';
import { themeModules } from './themeModules.ts';

/** Vite's plugins for the website's pages: theme, logo, public files, and a word of warning. */
export const websitePlugins = (site: { institute: Institute; root: string }) => [
  themeModules(site.institute),
  logoModule(site.root),
  publicFiles(),
  missingPictures(site),
  otherLanguage(site),
];
