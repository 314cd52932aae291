import type { Institute, Locale, SiteLanguage } from './instituteTypes.ts';

/** Which folder of words a site with this locale takes. */
export const languageOfLocale = (locale: Locale): SiteLanguage =>
  locale.startsWith('hi') ? 'hi' : 'en';

/** The languages of a site's builds, that at the root first. */
export const languagesOf = ({
  locale,
  otherLocales = [],
}: Pick<Institute, 'locale' | 'otherLocales'>): readonly SiteLanguage[] =>
  [locale, ...otherLocales].map(languageOfLocale);
