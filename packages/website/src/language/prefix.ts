import { institute } from '@site/institute.ts';
import { languageOfLocale } from './languageOfLocale.ts';

const { locale, otherLocales = [] } = institute;

export const language = languageOfLocale(locale);

/** The prefix of their addresses, '' at the root. Paths are written without it everywhere else. */
export const prefix = otherLocales.includes(locale) ? `/${language}` : '';
