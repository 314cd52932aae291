/**
 * What became of a form: done, or wrong with a text per field, a text for the whole, or both.
 * Failed with neither means that something outside the form broke; the form has a text for that.
 */
export type FormResult<Field extends string = string> =
  | { ok: true }
  | {
      ok: false;
      fieldErrors?: Partial<Record<Field, string>> | undefined;
      message?: string | undefined;
    };

/** Where form values come from: `FormData` in the browser, `URLSearchParams` on a server. */
export interface FormSource {
  get(name: string): unknown;
}

/** A text field as it is stored: one kind of line break, no space around, no NUL (PostgreSQL has none). */
export function readText(source: FormSource, name: string): string {
  const value = source.get(name);
  if (typeof value !== 'string') return '';
  return value.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim();
}
