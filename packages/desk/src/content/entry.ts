/** An item to be published, as it is in a file: fields by name, not validated yet. */
export interface Entry {
  file: string;
  /** The line in which it begins. */
  line: number;
  fields: ReadonlyMap<string, Field>;
}

export interface Field {
  /** An array if the front matter has a list. */
  value: string | readonly string[];
  line: number;
}

/** An entry of values that are in no file, such as those of a form. Empty ones are left out. */
export function entryFrom(file: string, values: Readonly<Record<string, Field['value']>>): Entry {
  const given = Object.entries(values).filter(([, value]) => value.length > 0);
  return {
    file,
    line: 1,
    fields: new Map(given.map(([name, value]) => [name, { value, line: 1 }])),
  };
}

/** Why something is not published. */
export interface Problem {
  file: string;
  line: number;
  reason: string;
  /** The field that has the problem, if a field has; the reason names it too. */
  field?: string;
  /** Of a field that is a list, the item that has it, from 0. Default: the first is marked. */
  place?: number | undefined;
  /** Set if the item is published already, and may be overwritten. */
  isReplaceable?: true;
}

/** The entries of a file, and its problems: if there are any, the entries must not be used. */
export interface Content {
  entries: Entry[];
  problems: Problem[];
}

/** The name of a field, from a heading as people write it: `Publish at` is `publish_at`. */
export const fieldName = (written: string): string =>
  written
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

/** The maximum number of fields in a file: more than any of our tables has. */
export const mostFields = 100;
