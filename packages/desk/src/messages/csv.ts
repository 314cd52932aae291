/** So that spreadsheets read it as UTF-8. */
const byteOrderMark = '\uFEFF';

/** The first line of a file of values separated by commas (RFC 4180), with the mark that it is UTF-8. */
export const csvHead = (columns: readonly string[]): string => byteOrderMark + csvLine(columns);

/** One line of it. What is no text stands as it is; null is empty. */
export function csvLine(values: readonly (string | null)[]): string {
  return `${values.map((value) => quoted(inert(value ?? ''))).join(',')}\r\n`;
}

/**
 * A spreadsheet calculates what begins like a formula, and formulas can send what stands beside them to others:
 * such a text gets an apostrophe before it (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const inert = (text: string): string =>
  /^[\s\u00A0\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;

/** In quotes always: some spreadsheets divide at semicolons and tabs too. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
