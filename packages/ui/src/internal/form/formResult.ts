/** Done, or failed with texts for fields, for the form, or both; with neither, something outside the form broke. */
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

/** A text field as it is stored: one kind of line break, trimmed, without NUL (which PostgreSQL rejects). */
export function readText(source: FormSource, name: string): string {
  const value = source.get(name);
  if (typeof value !== 'string') return '';
  return value.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim();
}
