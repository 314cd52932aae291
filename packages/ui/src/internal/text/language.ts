/** The languages that are recognized, by the letters of a text. */
export type Language = 'en' | 'hi';

/** The language of a page in this locale; every locale that is not written in Devanagari counts as English. */
export const pageLanguage = (locale: string): Language =>
  /^(hi|mr|ne)\b/.test(locale) ? 'hi' : 'en';

/** The language with more of a text's letters; undefined where neither has more. */
export function languageOf(text: string): Language | undefined {
  const balance =
    text.replaceAll(/[a-z]+/gi, '').length - text.replaceAll(/[\u0900-\u097f]+/g, '').length;
  if (balance === 0) return undefined;
  return balance > 0 ? 'hi' : 'en';
}
