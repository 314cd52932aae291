/** Something to be published, as a file has it: fields by their names, nothing judged yet. */
export interface Entry {
  file: string;
  /** Where it begins. */
  line: number;
  fields: ReadonlyMap<string, Field>;
}

export interface Field {
  /** Several where the front matter has a list. */
  value: string | readonly string[];
  line: number;
}

/** Why something is not published. */
export interface Problem {
  file: string;
  line: number;
  reason: string;
  /** The field that it is about, where it is about one; the reason names it too. */
  field?: string;
  /** Whether it is that something is published already, and may be written over. */
  isReplaceable?: true;
}

/** What a file holds, and what is wrong with it: with problems the entries are not to be used. */
export interface Content {
  entries: Entry[];
  problems: Problem[];
}

/** The name of a field as people write it in a heading: `Publish at` is `publish_at`. */
export const fieldName = (written: string): string =>
  written
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

/** So many a file may have: more than any of our tables. */
export const mostFields = 100;
