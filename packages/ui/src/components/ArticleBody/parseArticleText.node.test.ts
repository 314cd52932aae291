import { expect, test } from 'vitest';
import { articleLimits } from './articleLimits.ts';
import { parseArticleText, typedBlocks } from './parseArticleText.ts';
import { lineText, passagesOf } from './passages.ts';

/** Blocks, named after their HTML elements. */
const p = (...lines: string[]) => ({ type: 'paragraph', lines });
const h = (number: number, line: string) => ({ type: 'heading', number, lines: [line] });
const ul = (...items: string[]) => ({
  type: 'bulletList',
  items: items.map((item) => ({ lines: [item] })),
});
const ol = (start: number, ...items: string[]) => ({
  type: 'numberedList',
  start,
  numerals: 'latin',
  items: items.map((item) => ({ lines: [item] })),
});

const table = (header: string[], ...rows: string[][]) => ({
  type: 'table',
  header: header.map((cell) => ({ lines: [cell] })),
  rows: rows.map((row) => row.map((cell) => ({ lines: [cell] }))),
});

test.each([
  ['nothing', '', []],
  ['only blanks', ' \r\n\t\n   \n', []],
  ['a line break', 'One.\nTwo.', [p('One.', 'Two.')]],
  ['a blank line', 'One.\n\nTwo.', [p('One.'), p('Two.')]],
  ['many blank lines', '\n\nOne.\n \n\t\n\nTwo.\n\n', [p('One.'), p('Two.')]],
  ['CRLF', 'One.\r\nTwo.\r\n\r\nThree.', [p('One.', 'Two.'), p('Three.')]],
  ['CR alone', 'One.\rTwo.', [p('One.', 'Two.')]],
  ['Unicode line ends', 'One.\u2028Two.\u2029Three.', [p('One.', 'Two.', 'Three.')]],
  ['no-break space as a blank', 'One.\n\u00a0\nTwo.', [p('One.'), p('Two.')]],
  ['a space of no width', '\u200b\n\na\u200bb', [p('\u200b'), p('a\u200bb')]],
  ['every bullet', '- a\n* b\n– c\n• d\n•e\n▪ f\n➢g\n\uf0b7h\no\ti', [ul(...'abcdefghi')]],
  ['a bullet behind a bullet', '• • a\n- - b', [ul('• a', '- b')]],
  ['tabs and nested spaces', '\t-\ta\n    -   b', [ul('a', 'b')]],
  ['both ways of numbering', '1. a\n2) b\n3.c', [ol(1, 'a', 'b', 'c')]],
  ['numbers that jump', '1. a\n7. g', [ol(1, 'a'), ol(7, 'g')]],
  ['1 for each', '1. a\n1. b\n1. c', [ol(1, 'a', 'b', 'c')]],
  ['blank lines between items', '1. a\n\n2. b\n\n- c\n\n- d', [ol(1, 'a', 'b'), ul('c', 'd')]],
  ['a list right under its line', 'Why:\n- a', [h(1, 'Why:'), ul('a')]],
  ['headings in a row', 'A:\n\nB:\n\n1. c', [h(1, 'A:'), h(2, 'B:'), ol(1, 'c')]],
  ['a numbered part', 'Step one: know it.\n\nTwo.', [h(1, 'Step one: know it.'), p('Two.')]],
  ['PART', 'PART IV — it begins.\n\nTwo.', [h(1, 'PART IV — it begins.'), p('Two.')]],
  ['no part', 'Step back: know it.\n\nTwo.', [p('Step back: know it.'), p('Two.')]],
  ['a title', 'One.\n\nArticle 356\n\n- a', [p('One.'), h(1, 'Article 356'), ul('a')]],
  ['a title between lists', '- a\n\nThe rest\n\n- b', [ul('a'), h(1, 'The rest'), ul('b')]],
  ['a title below all else', 'One.\n\nArticle 356', [p('One.'), p('Article 356')]],
  ['a title before all else', 'By Asha\n\nOne.', [p('By Asha'), p('One.')]],
  ['a sentence', 'One.\n\nTwo (2)."\n\n- a', [p('One.'), p('Two (2)."'), ul('a')]],
  [
    'names in a row',
    'One.\n\nTilak\n\nGokhale\n\nBoth led.',
    [p('One.'), p('Tilak'), p('Gokhale'), p('Both led.')],
  ],
  ['a colon with nothing below', 'One.\n\nWhy:\n\n', [p('One.'), p('Why:')]],
  ['a colon in two lines', 'One.\nWhy:\n\n- a', [p('One.', 'Why:'), ul('a')]],
  ['a colon in a list', '- a:\n- b:\n\nC.', [ul('a:', 'b:'), p('C.')]],
  ['text right under a list', '- a\nText.', [ul('a'), p('Text.')]],
  ['bullets between numbers', '1. a\n   - x\n2. b', [ol(1, 'a'), ul('x'), ol(2, 'b')]],
  ['a mark alone', '-\n\n1.\n\n•', [p('-'), p('1.'), p('•')]],
  ['no bullet', '-5 degrees\n— he said', [p('-5 degrees', '— he said')]],
  [
    'no number',
    '1947. A year.\n1.5 million\n2)(3)\n(1) one\n12\n1.\u0901',
    [p('1947. A year.', '1.5 million', '2)(3)', '(1) one', '12', '1.\u0901')],
  ],
  ['HTML', '<b>Bold</b> &amp;', [p('<b>Bold</b> &amp;')]],
  [
    'titles in other scripts',
    'One.\n\nতালিকা\n\nTwo.\n\nفہرست\n\nThree.\n\nÉtat\n\nFour.',
    [p('One.'), h(1, 'তালিকা'), p('Two.'), h(2, 'فہرست'), p('Three.'), h(3, 'État'), p('Four.')],
  ],
  ['controls and half characters', 'a\u0000b\ud800c\ufeff', [p('abc')]],
  ['a table', '| a | b |\n|---|:-:|\n| 1 | 2 |', [table(['a', 'b'], ['1', '2'])]],
  ['one of a header', '|a|\n|-|', [table(['a'])]],
  ['a row that is short', '|a|b|\n|-|-|\n|1|', [table(['a', 'b'], ['1', ''])]],
  ['a row that is long', '|a|b|\n|-|-|\n|1|2|3|', [table(['a', 'b'], ['1', '2 | 3'])]],
  ['a table amid text', 'A:\n|a|\n|-|\nB', [h(1, 'A:'), table(['a']), p('B')]],
  ['two tables', '|a|\n|-|\n\n|b|\n|-|', [table(['a']), table(['b'])]],
  ['a rule of other columns', '|a|b|\n|-|', [p('|a|b|', '|-|')]],
  ['rows without a rule', '|a|\n|b|', [p('|a|', '|b|')]],
  ['a header of no words', '| |\n|-|', [p('| |', '|-|')]],
  ['half a row', '|a|\n|-|\n|b', [table(['a']), p('|b')]],
  [
    'an indented line',
    '- a\n  more\n- b',
    [{ ...ul(), items: [{ lines: ['a', 'more'] }, { lines: ['b'] }] }],
  ],
  [
    'a line with # and a space',
    '# Why\nText.\n## How:\n- a\n  ### **So**\n#GS2\n#1',
    [
      h(1, 'Why'),
      p('Text.'),
      { ...h(2, 'How:'), depth: 1 },
      ul('a'),
      { ...h(3, ''), depth: 2, lines: [[{ type: 'bold', content: ['So'] }]] },
      p('#GS2', '#1'),
    ],
  ],
  [
    'what is mostly Devanagari',
    'भारत का संविधान (Constitution)\n\nThe संसद of India.',
    [{ ...p('भारत का संविधान (Constitution)'), lang: 'hi' }, p('The संसद of India.')],
  ],
  [
    'a Hindi part and title',
    'भाग २: यह है।\n\nचार।\n\nयह क्यों\n\nपाँच।',
    [h(1, 'भाग २: यह है।'), p('चार।'), h(2, 'यह क्यों'), p('पाँच।')].map((block) => ({
      ...block,
      lang: 'hi',
    })),
  ],
  [
    'Hindi numerals',
    '१. पहला\n२. दूसरा',
    [
      {
        ...ol(1),
        numerals: 'devanagari',
        items: [
          { lines: ['पहला'], lang: 'hi' },
          { lines: ['दूसरा'], lang: 'hi' },
        ],
      },
    ],
  ],
])('reads %s', (_name, text, blocks) => {
  expect(parseArticleText(text)).toEqual(blocks);
});

test.each([
  'Source: https://example.org/a-report',
  'Link: www.example.org',
  'As seen at pib.gov.in',
  'https://example.org/alone',
  'Write to team@example.org',
  'See https://example.org/a:',
  'स्रोत: https://example.org',
  'Time: 10:30',
  'समय: १०:३०',
  'Marks: 15',
  'Fee: ₹ 500',
])('takes no address, time or number for a heading: %s', (line) => {
  const blocks = parseArticleText(`One.\n\n${line}\n\nTwo.`);
  expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'paragraph']);
  expect(blocks.flatMap(passagesOf).flatMap(({ lines }) => lines.map(lineText))[1]).toBe(line);
});

test.each(['Federalism: the road ahead', 'Budget 2026: 10 key points', 'The U.S. view'])(
  'takes a title with a colon, a number or full stops for a heading: %s',
  (line) => {
    expect(parseArticleText(`One.\n\n${line}\n\nTwo.`)[1]).toEqual(h(1, line));
  },
);

test.each([
  ['begin anywhere', '### a\n## b\n# c\n### d', [0, 0, 0, 1]],
  ['leave none out', '# a\n#### b\n## c\n### d', [0, 1, 1, 2]],
  ['are three', '# a\n## b\n### c\n#### d\n##### e\n## f', [0, 1, 2, 2, 2, 1]],
  ['hold headings without a mark', 'a:\n\n# b\nc:\n\n## d\ne:\n\n- f', [0, 0, 1, 1, 2]],
])('levels of headings %s', (_name, text, depths) => {
  const headings = parseArticleText(text).filter((block) => block.type === 'heading');
  expect(headings.map(({ depth = 0 }) => depth)).toEqual(depths);
});

test.each([
  [80, 'heading'],
  [81, 'paragraph'],
])('takes a line of %i characters above another for a %s', (length, type) => {
  expect(parseArticleText(`${':'.padStart(length, 'a')}\n\nB.`)[0]?.type).toBe(type);
});

test('makes no table of more columns than a phone can show', () => {
  const of = (columns: number) => `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|`;
  expect(parseArticleText(of(12))[0]?.type).toBe('table');
  expect(parseArticleText(of(13))[0]?.type).toBe('paragraph');
});

const { blocks, cells, lines, marks } = articleLimits;
test.each([
  ['headings', '# a\n', blocks - 1],
  ['paragraphs', 'a.\n\n', blocks - 1],
  ['lines of a paragraph', 'a.\n', lines],
  ['items', '- a\n', lines],
  ['empty rows', '||\n', cells / 12 - 1, `${'|a'.repeat(12)}|\n${'|-'.repeat(12)}|\n`],
  ['bold words', '**a** **b**\n', marks / 4],
  ['emphasized words', '- _a_\n', marks / 2],
  ['links', '[a](/b)\n', marks],
  ['addresses', 'http://a http://b\n', marks / 2],
  ['changes of script', 'a अ a अ\n', marks / 2],
])('shows so many %s and no more', (_name, piece, most, before = '') => {
  const whole = before + piece.repeat(Math.floor(most));
  expect(typedBlocks(whole).cut).toBeUndefined();
  const cut = parseArticleText(`${whole}${piece.repeat(100_000)}`);
  expect(cut.length).toBeLessThanOrEqual(blocks);
  expect(cut.at(-1)).toEqual(p('…'));
  expect(cut.slice(0, -1)).toEqual(parseArticleText(whole));
});

test('marks the language of a passage by its words, not by the address behind them', () => {
  const [block] = parseArticleText('[भारत](https://example.org/the-constitution-of-india)');
  expect(block).toMatchObject({ lang: 'hi' });
  const source = 'स्रोत: https://example.org/the-constitution-of-india';
  expect(parseArticleText(source, 'hi')[0]).not.toHaveProperty('lang');
});
