import type { Institute, SiteLanguage } from './instituteTypes.ts';

/** Which folder of words a site with this locale takes. */
export const languageOfLocale = (locale: Institute['locale']): SiteLanguage =>
  locale.startsWith('hi') ? 'hi' : 'en';
