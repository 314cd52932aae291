/** Longest texts, in characters; a longer text is cut and ends in an ellipsis. */
export const longest = { title: 500, summary: 300, text: 20_000, content: 200_000 };

/** A row as PostgREST may send it: any column may be null, missing or of another type. */
export function asRow(row: unknown): Record<string, unknown> | undefined {
  return isRow(row) ? row : undefined;
}

export function isRow(row: unknown): row is Record<string, unknown> {
  return typeof row === 'object' && row !== null && !Array.isArray(row);
}

/**
 * A column's text: trimmed, line ends made `\n`, control characters removed, cut at `max`.
 * Numbers become their digits; other types and blank texts become null.
 */
export function text(value: unknown, max = longest.title): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  // Cut first: a column of many megabytes must not be searched whole.
  const cut = value.slice(0, max + 1000);
  const clean = cut
    // Programs of an office break a line within a paragraph by a vertical tab.
    .replace(/\r\n?|[\v\f\x85]/g, '\n')
    // A lone surrogate does not survive UTF-8: server and browser would read different texts.
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .trim();
  // Format characters alone, such as a zero-width space, are no text.
  if (!/[^\s\p{Cf}]/u.test(clean)) return null;
  if (clean.length <= max && cut === value) return clean;
  // Do not cut a surrogate pair in half.
  return `${clean.slice(0, max - 1).replace(/\p{Cs}$/u, '')}…`;
}

export function oneLine(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return text(value, longest.summary)?.replace(/\s+/g, ' ') ?? null;
}

/** An id or a slug of any type; null if no address can have it: blank, dots, over 200 or control characters. */
export function key(value: unknown): string | null {
  const text = Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string') return null;
  return /^(?!\s*$|\.\.?$)[^\p{Cc}\p{Cs}]{1,200}$/u.test(text) ? text : null;
}

export function columnText(row: unknown, column: string): string | null {
  return text(asRow(row)?.[column]);
}

export function idOf(row: unknown): string | null {
  return key(asRow(row)?.id);
}

export function slugOf(row: unknown): string | null {
  return key(asRow(row)?.slug);
}

/** The id to continue reading after: that of the last row with a readable id. */
export function lastIdOf(rows: readonly unknown[]): string | null {
  return rows.map(idOf).findLast((id) => id !== null) ?? null;
}

/**
 * ISO 8601: a day, or an instant in UTC (without a zone it is UTC, as on Supabase). Other texts are null: Date.parse
 * reads them as the machine does, and server and browser must agree.
 */
export function date(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const parts =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?:Z|([+-]\d\d)(?::?(\d\d))?)?)?$/.exec(
      value.trim(),
    );
  if (!parts) return null;
  const [, day = '', time, hours = '+00', minutes = '00'] = parts;
  const given = time === undefined ? day : `${day}T${time}${hours}:${minutes}`;
  // `toJSON` gives null for a date that does not exist.
  const instant: string | null = new Date(given).toJSON();
  return instant && time === undefined ? day : instant;
}
