import { asRow } from '../values/values.ts';

/** What rows and sites are in. */
export type Language = 'en' | 'hi';

/** The language that has more of a text's letters, as `language_of` of the database tells it. */
export function languageOfText(text: string): Language {
  const lettersOf = (script: RegExp) => text.match(script)?.length ?? 0;
  return lettersOf(/[\u0900-\u097f]/g) > lettersOf(/[a-z]/gi) ? 'hi' : 'en';
}

/** The language of a model, only where the site has several and this is not its own. */
export interface InLanguage {
  language?: Language;
}

/** The language that a row says it is in; null where it says none, or another. */
export function languageOf(row: unknown): Language | null {
  const language = asRow<{ language: unknown }>(row)?.language;
  return language === 'en' || language === 'hi' ? language : null;
}
