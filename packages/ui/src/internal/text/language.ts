import { devanagariLocale } from '../../css/devanagariLanguages.ts';

/** The languages that are recognized, by the letters of a text. */
export type Language = 'en' | 'hi';

export const isInDevanagari = (locale: string): boolean => devanagariLocale.test(locale);

/** The language of a page in this locale; every locale that is not written in Devanagari counts as English. */
export const pageLanguage = (locale: string): Language => (isInDevanagari(locale) ? 'hi' : 'en');

/** How many more of a text's letters are Devanagari than Latin. The danda is of no script: many end sentences with it. */
export function devanagariSurplus(text: string): number {
  return text.replace(/\P{sc=Deva}+/gu, '').length - text.replace(/[^a-z]+/gi, '').length;
}

/** The language with more of a text's letters; undefined where neither has more. */
export function languageOf(text: string): Language | undefined {
  const surplus = devanagariSurplus(text);
  if (surplus === 0) return undefined;
  return surplus > 0 ? 'hi' : 'en';
}
