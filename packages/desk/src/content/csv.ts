import { CsvError, parse } from 'csv-parse/sync';
import type { Content, Entry, Field, Problem } from './entry.ts';
import { fieldName, mostFields } from './entry.ts';

const separators = [',', ';', '\t'];

/**
 * A table as spreadsheets save it: names of fields in the first line, an entry in each other one, empty
 * lines left out. Separated by commas, by semicolons as Excel does in some languages, or by tabs.
 */
export function readCsv(file: string, text: string): Content {
  const refused = (line: number, reason: string) => ({
    entries: [],
    problems: [{ file, line, reason }],
  });
  let rows: { cells: string[]; line: number }[];
  try {
    rows = readRows(text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refused(Number(error.lines) || 1, wordsOf(error));
  }
  const [heading, ...rest] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!heading) return refused(1, 'is empty');
  const count = heading.cells.length;
  if (count > mostFields) {
    return refused(heading.line, `has ${count} columns; ${mostFields} is the most`);
  }
  const problems: Problem[] = [];
  const names = heading.cells.map(fieldName);
  const twice = names.filter((name, index) => name !== '' && names.indexOf(name) < index);
  for (const name of new Set(twice)) {
    problems.push({ file, line: heading.line, reason: `${name} is there twice` });
  }
  const entries = rest.map(({ cells, line }): Entry => {
    const extra = cells.findIndex((cell, index) => cell.trim() !== '' && !names[index]);
    if (extra !== -1) {
      const reason = `column ${extra + 1} has no name in the first line; is a comma not in quotes?`;
      problems.push({ file, line, reason });
    }
    if (cells.some((cell) => /\?{2}/.test(cell) && !/[\p{L}\p{N}]/u.test(cell))) {
      problems.push({ file, line, reason: lostLetters });
    }
    const fields = cells.flatMap((cell, index): [string, Field][] => {
      const name = names[index];
      return name && cell.trim() !== '' ? [[name, { value: cell, line }]] : [];
    });
    return { file, line, fields: new Map(fields) };
  });
  return { entries, problems };
}

/** Excel's plain 'CSV' has a question mark in place of each letter of Hindi. */
const lostLetters =
  "holds ??? in place of letters: save it again with the encoding UTF-8 (in Excel as 'CSV UTF-8')";

function readRows(text: string): { cells: string[]; line: number }[] {
  const [firstLine = ''] = text.trimStart().split('\n', 1);
  const often = (separator: string) => firstLine.split(separator).length;
  const delimiter = separators.toSorted((a, b) => often(b) - often(a))[0] ?? ',';
  const options = { delimiter, info: true, relax_column_count: true } as const;
  // The types of `parse` do not cover the option `info`.
  const parsed = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
  // `info.lines` is the line in which a row ends; the next row begins after it.
  return parsed.map(({ record }, index) => ({
    cells: record,
    line: (parsed[index - 1]?.info.lines ?? 0) + 1,
  }));
}

function wordsOf({ code, message }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote is opened here and never closed';
  if (code === 'INVALID_OPENING_QUOTE' || code === 'CSV_INVALID_CLOSING_QUOTE') {
    return 'a quote within a text must be doubled, and the text be in quotes: "a ""quoted"" word"';
  }
  return `is no CSV: ${message}`;
}
