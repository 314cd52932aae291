import { asRow } from '../values/values.ts';

export type Language = 'en' | 'hi';

/** The language whose script has more of a text's letters, by the rule of the database function `language_of`. */
export function languageOfText(text: string): Language {
  const lettersOf = (script: RegExp) => text.match(script)?.length ?? 0;
  return lettersOf(/[\u0900-\u097f]/g) > lettersOf(/[a-z]/gi) ? 'hi' : 'en';
}

/** The language of a model; absent if it is the site's language, or if the site has only one. */
export interface InLanguage {
  language?: Language;
}

export function rowLanguage(row: unknown): Language | null {
  const language = asRow(row)?.language;
  return language === 'en' || language === 'hi' ? language : null;
}
