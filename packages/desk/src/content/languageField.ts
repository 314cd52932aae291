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

/** The id of an article that a field names by its id, or by its address as a browser shows it; null: by none. */
export function articleField(fields: Fields, name: string, { url }: DeskSite): string | null {
  const written = fields.text(name, { longest: 300 });
  if (written === null) return null;
  if (url !== undefined && URL.canParse(written, url)) {
    const isOther = new URL(written, url).host !== new URL(url).host;
    if (isOther) fields.refuse(name, `'${written}' is no address of ${url}`);
  }
  const path = written.replace(/[?#].*/s, '');
  return decodePart(path.split('/').findLast(Boolean) ?? '');
}

/** Decodes a part of an address; a part with a malformed escape, or one of no character, stays as it is. */
export function decodePart(part: string): string {
  try {
    const decoded = decodeURIComponent(part);
    return decoded.includes('\0') ? part : decoded;
  } catch {
    return part;
  }
}
