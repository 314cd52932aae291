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

/** Reads the fields of an entry. Problems are noted, and a harmless value is returned instead. */
export class Fields {
  readonly #entry: Entry;
  readonly #problems: Problem[];
  readonly #asked = new Set<string>();

  constructor(entry: Entry, problems: Problem[]) {
    this.#entry = entry;
    this.#problems = problems;
  }

  /** Notes a problem at the line of a field, or at that of the entry if it has no such field. */
  refuse(name: string, reason: string, place?: number): void {
    const { file, line: first, fields } = this.#entry;
    const line = fields.get(name)?.line ?? first;
    this.#problems.push({ file, line, field: name, reason: `${name}: ${reason}`, place });
  }

  /** Refuses, as slips, the fields that were not asked for until now. */
  refuseOthers(): void {
    for (const name of this.#entry.fields.keys()) {
      if (this.#asked.has(name)) continue;
      this.refuse(name, `there is no such field.${didYouMean(name, [...this.#asked])}`);
    }
  }

  has(name: string): boolean {
    this.#asked.add(name);
    return this.#entry.fields.has(name);
  }

  /** A text; null where there is none. */
  text(name: string, { longest }: TextOptions): string | null {
    return this.#bounded(name, this.#single(name), longest) || null;
  }

  neededText(name: string, options: TextOptions): string {
    const given = this.text(name, options);
    if (given === null) this.refuse(name, 'is missing');
    return given ?? '';
  }

  /** The texts of a list, not split at commas. */
  list(name: string, options: ListOptions): string[] {
    return this.#counted(name, [this.#valueOf(name) || []].flat(), options, true);
  }

  /** Texts: a list, or one text with commas. */
  texts(name: string, options: ListOptions): string[] {
    const value = this.#valueOf(name);
    const written = typeof value === 'string' ? value.split(',') : value;
    const texts = new Set(written.map(asName).filter((one) => one !== ''));
    return this.#counted(name, [...texts], options);
  }

  /** One of these texts, letter for letter. */
  oneOf<Name extends string>(name: string, names: readonly Name[]): Name | '' {
    const written = asName(this.#single(name));
    const found = names.find((known) => known === written);
    if (found !== undefined) return found;
    const known = `It is one of: ${names.join(', ')}.`;
    if (written === '') this.refuse(name, `is missing. ${known}`);
    else this.refuse(name, `'${written}' is unknown.${didYouMean(written, names) || ` ${known}`}`);
    return '';
  }

  link(name: string): string | null {
    const reason = 'is no address that pages link to: https://…, mailto:…, tel:… or /path';
    return this.#parsed(name, safeHref, () => reason);
  }

  picture(name: string): string | null {
    // Readers make it https, unless it is of the project's own, which may have no TLS.
    const safe = (url: string) => safeImage(url) && safeHref(url);
    return this.#parsed(name, safe, () => 'is no address of a picture: https://… or /path');
  }

  /** An instant in India; null where there is none. */
  dateTime(name: string): string | null {
    const reason = (written: string) =>
      `'${written}' is no date: 2026-11-22 or 22/11/2026, with 06:00 after it or not`;
    return this.#parsed(name, (written) => parseDateTime(written) ?? null, reason);
  }

  /** yes or no. Default no. */
  flag(name: string): boolean {
    const written = this.#single(name).toLowerCase();
    if (!['', 'yes', 'no', 'true', 'false'].includes(written)) this.refuse(name, 'is yes or no');
    return written === 'yes' || written === 'true';
  }

  #valueOf(name: string): Field['value'] {
    return this.has(name) ? (this.#entry.fields.get(name)?.value ?? '') : '';
  }

  #single(name: string): string {
    const value = this.#valueOf(name);
    if (typeof value === 'string') return value.trim();
    this.refuse(name, 'is a list, and must be a text');
    return '';
  }

  #bounded(name: string, written: string, longest: number, place?: number): string {
    // No table holds them.
    if (written.includes('\0') || !written.isWellFormed()) {
      this.refuse(name, 'holds a damaged character: write it once more', place);
    }
    const text = asReadAgain(written, longest > 1_000);
    if (text.length > longest) {
      const [count, most] = [text.length, longest].map((each) => each.toLocaleString('en-IN'));
      this.refuse(name, `has ${count} characters; ${most} is the most`, place);
    }
    return text;
  }

  /** @param hasPlaces whether each of the texts has a control of its own. */
  #counted(
    name: string,
    texts: readonly string[],
    { longest, most }: ListOptions,
    hasPlaces = false,
  ): string[] {
    if (texts.length > most) this.refuse(name, `there are ${texts.length}; ${most} is the most`);
    return texts.map((one, place) =>
      this.#bounded(name, one.trim(), longest, hasPlaces ? place : undefined),
    );
  }

  /** @param parse returns null for an invalid value, for which `reason` has the words. */
  #parsed(
    name: string,
    parse: (text: string) => string | null,
    reason: (written: string) => string,
  ): string | null {
    const written = this.#single(name);
    const value = written === '' ? null : parse(written);
    if (written !== '' && value === null) this.refuse(name, reason(written));
    return value;
  }
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
