import { expect, onTestFinished, test } from 'vitest';
import { type marks, mark } from './marks.ts';

type Steps = [name: (typeof marks)[number], text: string][];

function areaOf(text: string, from: number, to: number): HTMLTextAreaElement {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  onTestFinished(() => area.remove());
  area.setSelectionRange(from, to);
  return area;
}

const lines = 'One word more.\n\nNext.';

test.each<[what: string, text: string, from: number, to: number, steps: Steps]>([
  [
    'leaves out the blank that a double click selects, and goes',
    lines,
    4,
    9,
    [
      ['bold', 'One **word** more.\n\nNext.'],
      ['bold', lines],
    ],
  ],
  [
    'leaves out the ends of lines',
    lines,
    9,
    21,
    [
      ['emphasis', 'One word _more._\n\n_Next._'],
      ['emphasis', lines],
    ],
  ],
  [
    'goes from within the other one, and from around it',
    lines,
    4,
    8,
    [
      ['bold', 'One **word** more.\n\nNext.'],
      ['emphasis', 'One **_word_** more.\n\nNext.'],
      ['bold', 'One _word_ more.\n\nNext.'],
      ['emphasis', lines],
    ],
  ],
  [
    'of a link goes with its address',
    lines,
    4,
    8,
    [
      ['link', 'One [word](https://) more.\n\nNext.'],
      ['link', lines],
    ],
  ],
  [
    'of a link goes with brackets in its address',
    'The [Act](https://a.example/Act_(law)).',
    6,
    6,
    [['link', 'The Act.']],
  ],
  ['of a link begins behind another', '[A](/a)', 7, 7, [['link', '[A](/a)[](https://)']]],
  ['of a link is none of a clause', '[19](1)', 2, 2, [['link', '[1[](https://)9](1)']]],
  ['is none within a word', 'a_b_c', 2, 3, [['emphasis', 'a__b__c']]],
  [
    'of lines leaves out blank ones, takes the place of another, and goes',
    lines,
    0,
    21,
    [
      ['points', '- One word more.\n\n- Next.'],
      ['numbers', '1. One word more.\n\n2. Next.'],
      ['numbers', lines],
    ],
  ],
  [
    'of headings keeps their numbers',
    '1. One\n2. Two',
    0,
    13,
    [
      ['heading', '## 1. One\n## 2. Two'],
      ['heading', '1. One\n2. Two'],
    ],
  ],
  ['goes from a part of a list', '1. One\n2. Two', 13, 13, [['numbers', '1. One\nTwo']]],
  ['goes from an empty line', '- ', 2, 2, [['points', '']]],
])('a mark %s', (_, text, from, to, steps) => {
  const area = areaOf(text, from, to);
  for (const [name, marked] of steps) {
    mark(area, name);
    expect(area.value).toBe(marked);
  }
});

test('what was marked stays selected', () => {
  const area = areaOf(lines, 4, 9);
  mark(area, 'bold');
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('word');
});
