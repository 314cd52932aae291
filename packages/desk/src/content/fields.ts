import { safeHref, safeImage } from '@setu/data';
import { text as textAsRead } from '@setu/data/staff';
import type { Entry, Field, Problem } from './entry.ts';
import { parseDateTime } from './dateTime.ts';
import { didYouMean } from './closestMatch.ts';

interface TextOptions {
  /** Maximum length in characters. */
  longest: number;
}

type ListOptions = TextOptions & { most: number };

export type Fields = ReturnType<typeof readFields>;

/** What fields of several kinds are read by. */
function readerOf({ file, line, fields }: Entry, problems: Problem[]) {
  const asked = new Set<string>();
  const valueOf = (name: string): Field['value'] => {
    asked.add(name);
    return fields.get(name)?.value ?? '';
  };
  /** Notes a problem at the line of a field, or at that of the entry if it has no such field. */
  const refuse = (name: string, reason: string, place?: number): void => {
    const at = fields.get(name)?.line ?? line;
    problems.push({ file, line: at, field: name, reason: `${name}: ${reason}`, place });
  };
  const single = (name: string): string => {
    const value = valueOf(name);
    if (typeof value === 'string') return value.trim();
    refuse(name, 'is a list, and must be a text');
    return '';
  };
  const bounded = (name: string, written: string, longest: number, place?: number) => {
    // No table holds them.
    if (written.includes('\0') || !written.isWellFormed()) {
      refuse(name, 'holds a damaged character: write it once more', place);
    }
    const text = asReadAgain(written, longest > 1_000);
    if (text.length > longest) {
      refuse(
        name,
        `has ${formatCount(text.length)} characters; ${formatCount(longest)} is the most`,
        place,
      );
    }
    return text;
  };
  /** @param hasPlaces whether each of the texts has a control of its own. */
  const counted = (
    name: string,
    texts: readonly string[],
    { longest, most }: ListOptions,
    hasPlaces = false,
  ) => {
    if (texts.length > most) refuse(name, `there are ${texts.length}; ${most} is the most`);
    return texts.map((one, place) =>
      bounded(name, one.trim(), longest, hasPlaces ? place : undefined),
    );
  };
  /** @param parse returns null for an invalid value, for which `reason` has the words. */
  const parsed = (
    name: string,
    parse: (text: string) => string | null,
    reason: (written: string) => string,
  ) => {
    const written = single(name);
    const value = written === '' ? null : parse(written);
    if (written !== '' && value === null) refuse(name, reason(written));
    return value;
  };
  return { asked, valueOf, refuse, single, bounded, counted, parsed };
}

/** Reads the fields of an entry. Problems are noted, and a harmless value is returned instead. */
export function readFields(entry: Entry, problems: Problem[]) {
  const { fields } = entry;
  const { asked, valueOf, refuse, single, bounded, counted, parsed } = readerOf(entry, problems);
  /** A text; null where there is none. */
  const text = (name: string, { longest }: TextOptions): string | null =>
    bounded(name, single(name), longest) || null;
  return {
    refuse,
    /** Refuses, as slips, the fields that were not asked for until now. */
    refuseOthers(): void {
      for (const name of fields.keys()) {
        if (asked.has(name)) continue;
        refuse(name, `there is no such field.${didYouMean(name, [...asked])}`);
      }
    },
    has(name: string): boolean {
      asked.add(name);
      return fields.has(name);
    },
    text,
    neededText(name: string, options: TextOptions): string {
      const given = text(name, options);
      if (given === null) refuse(name, 'is missing');
      return given ?? '';
    },
    /** The texts of a list, not split at commas. */
    list: (name: string, options: ListOptions): string[] =>
      counted(name, [valueOf(name) || []].flat(), options, true),
    /** Texts: a list, or one text with commas. */
    texts(name: string, options: ListOptions): string[] {
      const value = valueOf(name);
      const written = typeof value === 'string' ? value.split(',') : value;
      const texts = new Set(written.map(asName).filter((one) => one !== ''));
      return counted(name, [...texts], options);
    },
    /** One of these texts, letter for letter. */
    oneOf<Name extends string>(name: string, names: readonly Name[]): Name | '' {
      const written = asName(single(name));
      const found = names.find((known) => known === written);
      if (found === undefined) {
        const known = `It is one of: ${names.join(', ')}.`;
        if (written === '') refuse(name, `is missing. ${known}`);
        else refuse(name, `'${written}' is unknown.${didYouMean(written, names) || ` ${known}`}`);
      }
      return found ?? '';
    },
    link: (name: string) =>
      parsed(
        name,
        safeHref,
        () => 'is no address that pages link to: https://…, mailto:…, tel:… or /path',
      ),
    picture: (name: string) =>
      parsed(
        name,
        // Readers make it https, unless it is of the project's own, which may have no TLS.
        (url) => safeImage(url) && safeHref(url),
        () => 'is no address of a picture: https://… or /path',
      ),
    /** An instant in India; null where there is none. */
    dateTime: (name: string) =>
      parsed(
        name,
        (written) => parseDateTime(written) ?? null,
        (written) =>
          `'${written}' is no date: 2026-11-22 or 22/11/2026, with 06:00 after it or not`,
      ),
    /** yes or no. Default no. */
    flag(name: string): boolean {
      const written = single(name).toLowerCase();
      if (!['', 'yes', 'no', 'true', 'false'].includes(written)) refuse(name, 'is yes or no');
      return written === 'yes' || written === 'true';
    },
  };
}

/**
 * A text as it is read again, so that it is found. A line break of Word's is one in a text of several lines, and
 * separates words in others; a soft hyphen separates none.
 */
const asReadAgain = (written: string, hasLines: boolean): string => {
  const composed = written
    .normalize('NFC')
    .replaceAll(/[\v\f\u0085]/g, hasLines ? '\n' : ' ')
    .replaceAll('\u00AD', '');
  return textAsRead(composed, Infinity) ?? '';
};

/** A name as it is typed: programs copy non-breaking spaces, which look like others. */
export const asName = (written: string): string => written.replaceAll(/\p{Zs}+/gu, ' ').trim();

const formatCount = (count: number) => count.toLocaleString('en-IN');
