import type { Institute } from '../instituteTypes.ts';
import { languageOfLocale } from '../language/languageOfLocale.ts';
import { findSiteModules, localesAlias, previewsAlias, siteAlias } from '../node/siteModules.ts';
import type { DrawnLanguage } from './drawings.ts';

// Prints what `makePictures` draws in one language of a site.
const { root, ...spoken } = JSON.parse(process.argv[2] ?? '') as { root: string } & Pick<
  Institute,
  'locale' | 'otherLocales'
>;
const language = languageOfLocale(spoken.locale);
const isOther = spoken.otherLocales?.includes(spoken.locale);
findSiteModules(
  root,
  [previewsAlias(true), ...siteAlias(root), ...localesAlias(spoken)],
  isOther ? language : undefined,
);
const { drawings, institute } = await import('./drawings.ts');
const { locale, name, slogan } = institute;
process.stdout.write(
  JSON.stringify({ institute: { locale, name, slogan }, drawings } satisfies DrawnLanguage),
);
