import { expect, test } from 'vitest';
import { readSeeds } from '../../../../../backend/src/database/migrate.ts';
import { growth, linear } from '../../../../../../tests/support/fuzz.ts';
import { articleLimits } from '../articleLimits.ts';
import { articleWarningLabels, hindiArticleWarningLabels } from './articleWarningLabels.ts';
import { tabsToTables } from '../table.ts';
import { articleWarnings } from './articleWarnings.ts';

const found = (text: string) =>
  articleWarnings(text).map(({ kind, line, column, found }) => [kind, line, column, found]);

test.each([
  ['-one', 'almostList', 1],
  ['  — two', 'almostList', 3],
  ['(a) three', 'almostList', 1],
  ['b) four', 'almostList', 1],
  ['iv. five', 'almostList', 1],
  ['2 - six', 'almostList', 1],
  ['(१) सात', 'almostList', 1],
  ['##Why', 'almostHeading', 1],
  ['The **Bill is', 'unclosedMark', 5],
  ['The Bill** is', 'unclosedMark', 9],
  ['**संसद**में', 'unclosedMark', 1],
  ['The _Bill is', 'unclosedMark', 5],
  ['| a | b', 'almostTable', 1],
  ['| a | b |', 'almostTable', 1],
  ['See www.example.org', 'noHttps', 5],
  ['See pib.gov.in.', 'noHttps', 5],
  ['[a](www.example.org)', 'noHttps', 5],
  ['**a** at http://example.org', 'noHttps', 10],
  ['[a](javascript:b) c', 'unsafeLink', 5],
  ['[a](//example.org)', 'unsafeLink', 5],
  ['See ![](https://example.org/a.png)', 'picture', 5],
  ['![A map][1]', 'picture', 1],
  ['> A quotation', 'strayMark', 1],
  ['---', 'strayMark', 1],
  ['```sql', 'strayMark', 1],
  ['The *Bill* is', 'strayMark', 5],
  ['The __Bill__ is', 'strayMark', 5],
  ['The ** Bill ** is', 'strayMark', 5],
  ['The `Bill` is', 'strayMark', 5],
  ['The ~~Bill~~ is', 'strayMark', 5],
  ['Year\tAct\n1950\tOne', 'tabbedTable', 1],
  ['A <b>bold</b', 'htmlTag', 3],
  ['Rao &amp; Iyer', 'htmlTag', 5],
])('warns of %s', (text, kind, column) => {
  expect(found(`One.\n${text}`)[0]?.slice(0, 3)).toEqual([kind, 2, column]);
});

test.each([
  'It is law.\n\n- one\n* two\n1. three\n४. चार\n\nIn short:\n\nIt is law.',
  '# One\n## Two\n### Three\n# Four\n\n#GS2 #1',
  '**Bold**, _so_, 5 * 3 * 2, 2**3, a * b * c, 5*3*2, snake_case, ______ and -5 degrees',
  '[a](https://example.org/b_c_) https://example.org/_a_ [d](/e) team@example.org B.Com',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '(a) In short:\n\nText.\n\n(b) At length, in 100 words: text.',
  'a < b > c & d, A. P. J. Abdul Kalam, 10 - 12, I. Introduction',
  '•\tone\n•\ttwo\n\n1.\tone\n2.\ttwo',
])('has no warning of %j', (text) => {
  expect(found(text)).toEqual([]);
});

test('a table pasted from a spreadsheet gives one warning, and can be made a table', () => {
  const pasted = 'Acts:\nYear\tAct\n1950\tOne | Two\n1976\tThree\n\nOne\ttab alone.\nEnd.';
  expect(found(pasted).map(([kind, line]) => [kind, line])).toEqual([['tabbedTable', 2]]);
  const made = tabsToTables(pasted);
  expect(made).toBe(
    'Acts:\n| Year | Act |\n|---|---|\n| 1950 | One / Two |\n| 1976 | Three |\n\nOne\ttab alone.\nEnd.',
  );
  expect(found(made)).toEqual([]);
  expect(tabsToTables(made)).toBe(made);
});

test('empty last cells are cells of a pasted table, and tabs that only end lines make none', () => {
  expect(tabsToTables('Year\tAct\n1950\tOne\n1976\t\n1980\tThree ')).toBe(
    '| Year | Act |\n|---|---|\n| 1950 | One |\n| 1976 |  |\n| 1980 | Three |',
  );
  expect(tabsToTables('One.\t\nTwo.\t')).toBe('One.\t\nTwo.\t');
});

test('rows pasted below a table are rows of it; those of another width begin a table of their own', () => {
  const table = '| A | B |\n|---|---|\n| 1 | 2 |';
  expect(tabsToTables(`${table}\n3\t4\n5\t6`)).toBe(`${table}\n| 3 | 4 |\n| 5 | 6 |`);
  expect(tabsToTables('| note |\n3\t4\n5\t6')).toBe('| note |\n\n| 3 | 4 |\n|---|---|\n| 5 | 6 |');
  expect(tabsToTables('A\tB\n1\t2\nC\tD\tE\n3\t4\t5')).toBe(
    '| A | B |\n|---|---|\n| 1 | 2 |\n\n| C | D | E |\n|---|---|---|\n| 3 | 4 | 5 |',
  );
});

test('no text of the sample content has any', () => {
  const texts = readSeeds().flatMap(({ sql }) =>
    [...sql.matchAll(/\$t\$([^$]*)\$t\$/g)].map(([, text = '']) => text),
  );
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.flatMap((text) => found(text))).toEqual([]);
});

test('rows are compared with the columns of their table, levels with the heading above', () => {
  expect(found('|a|b|\n|-|-|\n|1|\n|1|2|3|\n\n|c|\n\n## A\n#### B\n### C')).toEqual([
    ['shortRow', 3, 1, '|1|'],
    ['longRow', 4, 1, '|1|2|3|'],
    ['almostTable', 6, 1, '|c|'],
    ['skippedLevel', 9, 1, '#### B'],
  ]);
});

test('a text that is too long names the first line that is cut', () => {
  const longest = '# a\n\n'.repeat(articleLimits.blocks - 1);
  expect(found(longest)).toEqual([]);
  expect(found(`${longest}The rest\n# b`)).toEqual([
    ['tooLong', 2 * articleLimits.blocks - 1, 1, 'The rest'],
  ]);
  expect(articleWarningLabels.tooLong('a')).toContain('at most 5,000 blocks, 5,000 cells');
});

test('warnings stand in the order of the text, and quote no more than a line can hold', () => {
  expect(found(`<b> **a\r\n-${'b'.repeat(99)}`)).toEqual([
    ['htmlTag', 1, 1, '<b>'],
    ['unclosedMark', 1, 5, '**'],
    ['almostList', 2, 1, `-${'b'.repeat(38)}…`],
  ]);
});

test('each says in both languages what it found', () => {
  expect(Object.keys(hindiArticleWarningLabels)).toEqual(Object.keys(articleWarningLabels));
  for (const [language, labels] of Object.entries({
    articleWarningLabels,
    hindiArticleWarningLabels,
  })) {
    for (const label of Object.values(labels)) expect(label('<b>'), language).toContain('"<b>"');
  }
  const [warning] = articleWarnings('-क', hindiArticleWarningLabels);
  expect(warning?.message).toMatch(/^"-क" से सूची/);
});

test.each([
  'a',
  '-',
  ' _a',
  ' **a',
  '[a](/b)',
  '|a|\n',
  '<a ',
  'a.',
  'a-',
  '&a',
  '](a:',
  '(a',
  '![',
  '*a',
  ' __',
  '`',
  'a\t',
])(
  'take time in proportion to the length of the text: %j, repeated',
  (unit) => {
    expect(growth(articleWarnings, unit, 60_000)).toBeLessThan(linear);
  },
  60_000,
);
