import { assert, constantFrom, oneof, property, string, array } from 'fast-check';
import { expect, test } from 'vitest';
import { csvHead, csvLine } from './csv.ts';

test('begins with the mark by which spreadsheets know UTF-8, and ends its lines as RFC 4180 says', () => {
  expect(csvHead(['Id', 'First name'])).toBe('\uFEFF"Id","First name"\r\n');
  expect(csvLine(['7', null])).toBe('"7",""\r\n');
});

test('keeps commas, quotes and lines within their value', () => {
  expect(csvLine(['a,b;c\td', 'She said "no"', 'two\nlines', 'आशा'])).toBe(
    '"a,b;c\td","She said ""no""","two\nlines","आशा"\r\n',
  );
});

test.each([
  '=1+1',
  '+91 98765 43210',
  '-1',
  '@SUM(A1)',
  ' =1+1',
  '\t=1+1',
  '\n=1+1',
  '\u00A0=1+1',
  '\uFF1D1+1',
  '\rtext',
])('%j is no formula', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`);
});

test.each(['a=b', 'asha@example.org', 'no + sign', "'quoted'", ' blank before'])(
  '%j is left as it is',
  (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`);
  },
);

test('whatever is written: as many values as there are, and none that is calculated', () => {
  const piece = oneof(string(), constantFrom('=', '"', '",=1,"', '\r\n', '\t', '+', ' ', '-1'));
  assert(
    property(
      array(
        array(piece).map((parts) => parts.join('')),
        { minLength: 1 },
      ),
      (texts) => {
        const values = valuesIn(csvLine(texts));
        expect(values.map((value) => value.replace(/^'/, ''))).toEqual(
          texts.map((text) => text.replace(/^'/, '')),
        );
        expect(values.filter((value) => /^\s*[=+\-@]/.test(value))).toEqual([]);
      },
    ),
  );
});

/** The values of a line, as RFC 4180 says to read them. */
const valuesIn = (line: string): string[] =>
  [...line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)].map(([, value = '']) =>
    value.replaceAll('""', '"'),
  );
