/** The languages that are recognized, by their letters. */
export type Language = 'en' | 'hi';

/** The one that a page of this locale is in: all that is not written in Devanagari goes by English. */
export const pageLanguage = (locale: string): Language =>
  /^(hi|mr|ne)\b/.test(locale) ? 'hi' : 'en';

/** Which language has more of a text's letters; undefined where neither has. */
export function languageOf(text: string): Language | undefined {
  const balance =
    text.replaceAll(/[a-z]+/gi, '').length - text.replaceAll(/[\u0900-\u097f]+/g, '').length;
  if (balance === 0) return undefined;
  return balance > 0 ? 'hi' : 'en';
}
