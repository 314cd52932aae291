import type { Institute, Locale, SiteLanguage } from '../instituteTypes.ts';

/** The language of a locale, which is the name of its folder in `locales`. */
export const languageOfLocale = (locale: Locale): SiteLanguage =>
  locale.startsWith('hi') ? 'hi' : 'en';

/** The languages in which a site is built, the root's first. */
export const builtLanguages = ({
  locale,
  otherLocales = [],
}: Pick<Institute, 'locale' | 'otherLocales'>): readonly SiteLanguage[] =>
  [locale, ...otherLocales].map(languageOfLocale);
