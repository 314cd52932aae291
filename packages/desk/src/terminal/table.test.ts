import { describe, expect, test } from 'vitest';
import { progressLine } from './progress.ts';
import { onOneLine, sanitize } from './sanitize.ts';
import { tableJson, tableText } from './table.ts';
import { fit, widthOf } from './width.ts';

describe('the width of a text on a terminal', () => {
  test.each([
    ['', 0],
    ['Asha', 4],
    ['के', 1],
    ['का', 2],
    ['आशा राव', 7],
    ['विधेयक', 5],
    ['क्षमा', 4],
    ['e\u0301', 1],
    ['\u200dx\ufeff', 1],
    ['日本', 4],
    ['😀', 2],
  ])('%j: %i', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });

  test.each([
    ['Asha', 6, 'Asha  '],
    ['Asha Rao', 6, 'Asha …'],
    ['विधेयक पढ़ा', 5, 'विधेय…'],
    ['日本語', 4, '日… '],
    ['', 2, '  '],
  ])('%j in %i columns: %j', (text, columns, fitted) => {
    expect(fit(text, columns)).toBe(fitted);
    expect(widthOf(fitted)).toBe(columns);
  });
});

test('lines become one, and words stay whole', () => {
  expect(onOneLine(' two\r\n\tlines\u2066 ')).toBe('two lines');
  // The joiners of Devanagari are part of words, and are kept.
  expect(sanitize('क्\u200dष')).toBe('क्\u200dष');
});

describe('a table', () => {
  const columns = ['id', 'name', 'message'];
  const rows = [
    ['7', 'आशा राव', 'One\nline'],
    ['12', null, 'A long message that goes on'],
  ];

  test('stands in columns, whatever its letters', () => {
    expect(tableText(columns, rows, Infinity)).toBe(
      'id  name     message\n7   आशा राव  One line\n12           A long message that goes on\n',
    );
  });

  test('is as wide as the terminal, but for a little of the last column', () => {
    expect(tableText(columns, rows, 28)).toContain('12           A long message…\n');
    expect(tableText(columns, rows, 8)).toContain('12           A long me…\n');
  });

  test('has its numbers at the right', () => {
    const sizes = [7, 12_345].map((bytes) => [bytes, 'a']);
    expect(tableText(['bytes', 'of'], sizes, 80)).toBe('bytes  of\n    7  a\n12345  a\n');
  });

  test('is a list of objects for programs', () => {
    expect(JSON.parse(tableJson(['id', 'name'], rows))).toEqual([
      { id: '7', name: 'आशा राव' },
      { id: '12', name: null },
    ]);
  });
});

test.each([
  [0, 10, 80, '░░░░░░░░░░░░░░░░░░░░░░░░   0 %  rows'],
  [5, 10, 80, '████████████░░░░░░░░░░░░  50 %  rows'],
  [10, 10, 80, '████████████████████████ 100 %  rows'],
  [0, 0, 80, '████████████████████████ 100 %  rows'],
  [999, 1_000, 34, '████████████████████████  99 %  …'],
])('progress of %i in %i, in %i columns', (done, total, columns, line) => {
  expect(progressLine(done, total, 'rows', columns)).toBe(line);
});
