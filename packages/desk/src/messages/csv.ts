/** So that spreadsheets read it as UTF-8. */
const byteOrderMark = '\uFEFF';

/** The first line of a file of values separated by commas (RFC 4180), with the mark that it is UTF-8. */
export const csvHead = (columns: readonly string[]): string => byteOrderMark + csvLine(columns);

/** One line of it. What is no text stands as it is; null is empty. */
export function csvLine(values: readonly (string | null)[]): string {
  return `${values.map((value) => quoted(inert(value ?? ''))).join(',')}\r\n`;
}

const formula = String.raw`(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])`;
const blank = String.raw`[\s\u00A0\uFEFF"]*`;
const atStart = new RegExp(`^(?=${blank}${formula}|[\\t\\r\\n])`, 'u');
const within = new RegExp(`([;\\t\\r\\n]${blank})${formula}`, 'gu');

/**
 * A spreadsheet calculates what begins like a formula, and formulas can send what stands beside them to others:
 * such a text gets an apostrophe before it (https://owasp.org/www-community/attacks/CSV_Injection). So does what
 * follows a semicolon or a line end: where spreadsheets separate by semicolons, as in many languages, they divide
 * our lines within the quotes, and each piece is a cell of its own.
 */
const inert = (text: string): string => text.replace(atStart, "'").replace(within, "$1'");

/** In quotes always: some spreadsheets divide at semicolons and tabs too. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
