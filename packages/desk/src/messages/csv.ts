import { sanitize } from '../terminal/sanitize.ts';

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** The first line of a CSV file (RFC 4180), after a byte order mark. */
export const csvHead = (columns: readonly string[]): string => byteOrderMark + csvLine(columns);

/** One line of a CSV file, without unsafe characters, which could hide a formula; null is an empty cell. */
export function csvLine(values: readonly (string | null)[]): string {
  return `${values.map((value) => quoted(inert(sanitize(value ?? '')))).join(',')}\r\n`;
}

const formula = String.raw`(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])`;
const blank = String.raw`[\s\u00A0\uFEFF"]*`;
const atStart = new RegExp(`^(?=${blank}${formula}|[\\t\\r\\n])`, 'u');
/** Each run of blanks once: a search from each of its ends of lines would take too long. */
const blankRuns = new RegExp(`[;\\t\\r\\n]${blank}(?:${formula}()|)`, 'gu');

/**
 * Puts an apostrophe before a text that begins like a formula: a spreadsheet would calculate it, and a formula can
 * send neighbouring cells to others (https://owasp.org/www-community/attacks/CSV_Injection). The same applies after a
 * semicolon, tab or line end within a text: spreadsheets that separate by semicolons, as in many languages, split
 * our lines even within quotes, and each piece becomes a cell.
 */
const inert = (text: string): string =>
  text
    .replace(atStart, "'")
    .replace(blankRuns, (run, isFormula?: string) => (isFormula === undefined ? run : `${run}'`));

/** Always quoted: some spreadsheets split at semicolons and tabs too. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
