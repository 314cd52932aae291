import { type Language, languageOfText } from '@setu/data/staff';
import type { DeskSite } from '../command.ts';
import type { Fields } from './fields.ts';

export const languageNames = { en: 'English', hi: 'Hindi' } as const satisfies Record<
  Language,
  string
>;

/** The language in the field `language`; without the field, that of the letters of a text. */
export function languageField(fields: Fields, text: string): Language {
  const named = fields.has('language') && fields.oneOf('language', ['en', 'hi']);
  return named || languageOfText(text);
}

/** What addresses in a language begin with: nothing in the site's first one. */
export const prefixOf = ({ languages }: DeskSite, language: Language | null): string =>
  language !== null && languages.slice(1).includes(language) ? `/${language}` : '';

/** The id of an article that is named by its id, or by its address as a browser shows it. */
export const idOfAddress = (written: string | null): string | null =>
  written === null
    ? null
    : decodePart(
        written
          .replace(/[?#].*/s, '')
          .split('/')
          .findLast(Boolean) ?? '',
      );

/** Decodes a part of an address; a part with a malformed escape stays as it is. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
