import type { Institute } from './instituteTypes.ts';
import { missingPictures } from './pictures/missingPictures.ts';
import { languageWarning } from './check/languageWarning.ts';
import { publicFiles } from './vite/publicFiles.ts';
import { websiteModules } from './vite/websiteModules.ts';

export const websitePlugins = ({ institute, root }: { institute: Institute; root: string }) => [
  websiteModules(institute, root),
  publicFiles(),
  missingPictures(institute, root),
  languageWarning(institute, root),
];
