import { institute } from '@site/institute.ts';
import { languageOfLocale } from './languageOfLocale.ts';

const { locale, otherLocales = [] } = institute;

/** What these pages speak. */
export const language = languageOfLocale(locale);

/** What their addresses begin with: '' at the root. Paths are written without it everywhere else. */
export const prefix = otherLocales.includes(locale) ? `/${language}` : '';
