import { assert, constantFrom, oneof, property, string, array } from 'fast-check';
import { expect, test } from 'vitest';
import { sanitize } from '../terminal/sanitize.ts';
import { csvHead, csvLine } from './csv.ts';

test('begins with the mark by which spreadsheets know UTF-8, and ends its lines as RFC 4180 says', () => {
  expect(csvHead(['Id', 'First name'])).toBe('\uFEFF"Id","First name"\r\n');
  expect(csvLine(['7', null])).toBe('"7",""\r\n');
});

test.each([
  ['a,b;c\td', 'a,b;c\td'],
  ['She said "no"', 'She said "no"'],
  ['two\nlines', 'two\nlines'],
  ['आशा', 'आशा'],
  ['a=b', 'a=b'],
  ['asha@example.org', 'asha@example.org'],
  ['no + sign', 'no + sign'],
  ["'quoted'", "'quoted'"],
  [' blank before', ' blank before'],
  ['one; two', 'one; two'],
  ['a, -b', 'a, -b'],
  ['=1+1', "'=1+1"],
  ['+91 98765 43210', "'+91 98765 43210"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['\u00A0=1+1', "'\u00A0=1+1"],
  ['\uFF1D1+1', "'\uFF1D1+1"],
  ['\ttext', "'\ttext"],
  ['\u200E=1+1', "'=1+1"],
  [';\u202E\u0001=1+1', ";'=1+1"],
  ['Hello;=1+1;', "Hello;'=1+1;"],
  ['Hello; "" +91 98765', `Hello; "" '+91 98765`],
  ['two\n@SUM(A1)', "two\n'@SUM(A1)"],
  ['\n=1+1', "'\n'=1+1"],
  ['tab\t=1+1', "tab\t'=1+1"],
])('%j is one value and no formula, even where a spreadsheet divides it', (text, inert) => {
  const cell = `"${inert.replaceAll('"', '""')}"`;
  expect(csvLine([text, text])).toBe(`${cell},${cell}\r\n`);
});

const marks = [
  '=',
  '"',
  '""',
  '",=1,"',
  '";=1;"',
  ';',
  '\r\n',
  '\t',
  '+',
  ' ',
  '-1',
  "'",
  '\u200E',
];
const piece = oneof(string(), constantFrom(...marks));
const texts = array(
  array(piece).map((parts) => parts.join('')),
  { minLength: 1 },
);

test('keeps as many values as there are, each as it was but for apostrophes', () => {
  assert(
    property(texts, (texts) => {
      const withoutApostrophes = (all: string[]) => all.map((text) => text.replaceAll("'", ''));
      expect(withoutApostrophes(cellsOf(csvLine(texts), ',').flat())).toEqual(
        withoutApostrophes(texts.map(sanitize)),
      );
    }),
  );
});

test.each([',', ';', '\t'])('has no formula in a cell, where %j separates them', (separator) => {
  assert(
    property(texts, (texts) => {
      // Every line that we write begins with an id.
      const cells = cellsOf(csvLine(['7', ...texts]), separator).flat();
      expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

/** Cells as a spreadsheet reads them: only a quote at the start opens one; after the closing quote all is text. */
function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      const quoted = /"((?:[^"]|"")*)(?:"|$)/y;
      quoted.lastIndex = at;
      cell = quoted.exec(text)?.[1]?.replaceAll('""', '"') ?? '';
      at = quoted.lastIndex;
    }
    while (at < text.length && text[at] !== separator && text[at] !== '\r' && text[at] !== '\n') {
      cell += text[at];
      at += 1;
    }
    cells.push(cell);
    if (text[at] === separator) at += 1;
    else {
      at += text.startsWith('\r\n', at) ? 2 : 1;
      rows.push(cells);
      cells = [];
    }
  }
  return rows;
}
