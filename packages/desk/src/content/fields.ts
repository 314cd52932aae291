import { safeHref, safeImage } from '@setu/data';
import type { Entry, Problem } from './entry.ts';
import { parseDateTime } from './dateTime.ts';
import { didYouMean } from './closestMatch.ts';

interface TextOptions {
  /** Maximum length in characters. */
  longest: number;
}

/** Reads the fields of an entry. Problems are noted, and a harmless value is returned instead. */
export interface Fields {
  /** Notes a problem at the line of a field, or at that of the entry if it has no such field. */
  refuse(name: string, reason: string): void;
  has(name: string): boolean;
  /** A text; null where there is none. */
  text(name: string, options: TextOptions): string | null;
  neededText(name: string, options: TextOptions): string;
  /** One of these texts, letter for letter. */
  oneOf<Name extends string>(name: string, names: readonly Name[]): Name | '';
  /** Texts: a list, or one text with commas. */
  texts(name: string, options: TextOptions & { most: number }): string[];
  /** The texts of a list, not split at commas. */
  list(name: string, options: TextOptions & { most: number }): string[];
  /** A link that pages show: see `safeHref`. */
  link(name: string): string | null;
  /** A picture that pages show: see `safeImage`. */
  picture(name: string): string | null;
  /** An instant in India; null where there is none. */
  dateTime(name: string): string | null;
  /** yes or no. Default no. */
  flag(name: string): boolean;
}

/** @param names all valid fields: any other is refused as a slip. */
export function readFields(
  { file, line, fields }: Entry,
  names: readonly string[],
  problems: Problem[],
): Fields {
  const refuse = (name: string, reason: string) => {
    const at = fields.get(name)?.line ?? line;
    problems.push({ file, line: at, field: name, reason: `${name}: ${reason}` });
  };
  for (const name of fields.keys()) {
    if (!names.includes(name)) refuse(name, `there is no such field.${didYouMean(name, names)}`);
  }
  const single = (name: string): string => {
    const value = fields.get(name)?.value ?? '';
    if (typeof value === 'string') return value.trim();
    refuse(name, 'is a list, and must be a text');
    return '';
  };
  const bounded = (name: string, text: string, longest: number) => {
    if (text.length > longest) {
      refuse(name, `has ${inWords(text.length)} characters; ${inWords(longest)} is the most`);
    }
    return text;
  };
  const counted = (
    name: string,
    texts: readonly string[],
    { longest, most }: TextOptions & { most: number },
  ) => {
    if (texts.length > most) refuse(name, `there are ${texts.length}; ${most} is the most`);
    return texts.map((one) => bounded(name, one.trim(), longest));
  };
  const text: Fields['text'] = (name, { longest }) => bounded(name, single(name), longest) || null;
  return {
    ...readValues(single, refuse),
    refuse,
    has: (name) => fields.has(name),
    text,
    neededText(name, options) {
      const given = text(name, options);
      if (given === null) refuse(name, 'is missing');
      return given ?? '';
    },
    list(name, options) {
      return counted(name, [fields.get(name)?.value ?? []].flat(), options);
    },
    texts(name, options) {
      const value = fields.get(name)?.value ?? '';
      const written = typeof value === 'string' ? value.split(',') : value;
      const texts = new Set(written.map((one) => one.trim()).filter((one) => one !== ''));
      return counted(name, [...texts], options);
    },
  };
}

/** Readers for the types of fields that have one value. */
function readValues(
  single: (name: string) => string,
  refuse: Fields['refuse'],
): Pick<Fields, 'flag' | 'link' | 'dateTime' | 'oneOf' | 'picture'> {
  /** @param parse returns null for an invalid value. */
  const parsed = (name: string, parse: (text: string) => string | null, what: string) => {
    const written = single(name);
    if (written === '') return null;
    const value = parse(written);
    if (value === null)
      refuse(
        name,
        what.replace('%s', () => written),
      );
    return value;
  };
  return {
    oneOf(name, names) {
      const written = single(name);
      const found = names.find((known) => known === written);
      if (found === undefined) {
        const known = `It is one of: ${names.join(', ')}.`;
        if (written === '') refuse(name, `is missing. ${known}`);
        else refuse(name, `'${written}' is unknown.${didYouMean(written, names) || ` ${known}`}`);
      }
      return found ?? '';
    },
    link: (name) =>
      parsed(
        name,
        safeHref,
        'is no address that pages link to: https://…, mailto:…, tel:… or /path',
      ),
    picture: (name) =>
      parsed(name, (url) => safeImage(url), 'is no address of a picture: https://… or /path'),
    dateTime: (name) =>
      parsed(
        name,
        (text) => parseDateTime(text) ?? null,
        "'%s' is no date: 2026-11-22 or 22/11/2026, with 06:00 after it or not",
      ),
    flag(name) {
      const written = single(name).toLowerCase();
      if (!['', 'yes', 'no', 'true', 'false'].includes(written)) refuse(name, 'is yes or no');
      return written === 'yes' || written === 'true';
    },
  };
}

const inWords = (count: number) => count.toLocaleString('en-IN');
