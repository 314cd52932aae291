import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inHindi } from '../web/app/words/said.ts';
import { readCsv } from './csv.ts';
import { decode } from './decode.ts';

const read = (text: string) => readCsv('a.csv', text);
const rowsOf = (text: string) =>
  read(text).entries.map(({ line, fields }) => ({
    line,
    ...Object.fromEntries([...fields].map(([name, { value }]) => [name, value])),
  }));

test.each([
  ['commas', 'title,category\nA,"B, C"\n\n"D\n""d""",\n'],
  ['semicolons', 'Title;Category\nA;B, C\n\n"D\n""d""";\n;\n'],
  ['tabs', 'title\tcategory\nA\tB, C\n\n"D\n""d"""\t\n'],
])('%s separate cells; each row knows its line', (_name, text) => {
  expect(rowsOf(text)).toEqual([
    { line: 2, title: 'A', category: 'B, C' },
    { line: 4, title: 'D\n"d"' },
  ]);
});

test.each<[text: string, line: number, reason: string]>([
  ['', 1, 'is empty'],
  ['a,b\n1,"2\n', 2, 'a quote is opened here and never closed'],
  ['a,b\n1,2\n"3"x,4\n', 3, 'a quote within a text must be doubled'],
  ['a,b\n1,2,3\n', 2, 'column 3 has no name in the first line'],
  ['a,b,A\n1,2,3\n', 1, 'a is there twice'],
  ['title,content\n????? ?? ????,GST ??\nWhy??,What???\n', 2, 'holds ??? in place of letters'],
  [`${'a,'.repeat(100)}\n1\n`, 1, 'has 101 columns; 100 is the most'],
])('%j is refused with line and reason, in Hindi too', (text, line, reason) => {
  const [problem, ...others] = read(text).problems;
  expect(problem).toEqual({ file: 'a.csv', line, reason: expect.stringContaining(reason) });
  expect(others).toEqual([]);
  expect(inHindi(problem?.reason ?? '')).not.toBe(problem?.reason);
});

/** A CSV text as spreadsheets write it. */
const toCsv = (rows: string[][], separator: string) =>
  rows
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
    .join('\r\n');

test('brings back whatever cells a spreadsheet wrote, with a byte order mark or without', () => {
  const cell = fc
    .string({ unit: 'grapheme' })
    .filter((text) => text.trim() !== '' && !/[\r\0]/.test(text) && text.isWellFormed());
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 1 });
  const marks = fc.constantFrom('', '\uFEFF');
  fc.assert(
    fc.property(rows, fc.constantFrom(',', ';', '\t'), marks, (cells, separator, mark) => {
      const text = toCsv([['first', 'second'], ...cells], separator);
      const decoded = decode(Buffer.from(mark + text));
      expect(rowsOf('text' in decoded ? decoded.text : '')).toMatchObject(
        cells.map(([first, second]) => ({ first, second })),
      );
    }),
  );
});

test.each([
  ['Windows-1252', Buffer.from('a\nb\n\x93c\x94', 'latin1'), 3, 'is not UTF-8'],
  ['UTF-16', Buffer.from('\uFEFFab', 'utf16le'), 1, 'is not UTF-8'],
  ['a file that is no text', Buffer.from('ab\n\0'), 2, 'is no text'],
])('%s: reported with its line', (_name, bytes, line, reason) => {
  const decoded = decode(bytes);
  expect(decoded).toEqual({ line, reason: expect.stringContaining(reason) });
  const said = 'reason' in decoded ? decoded.reason : '';
  expect(inHindi(said)).not.toBe(said);
});
