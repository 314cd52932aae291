import { expect, onTestFinished, test } from 'vitest';
import { type marks, mark, onKeyDown } from './marks.ts';

type Name = (typeof marks)[number];
type Step = `${Name}: ${string}`;

function areaOf(selected: string): HTMLTextAreaElement {
  const area = document.createElement('textarea');
  area.value = selected.replaceAll(/[‹›]/g, '');
  document.body.append(area);
  onTestFinished(() => area.remove());
  area.setSelectionRange(selected.indexOf('‹'), selected.indexOf('›') - 1);
  return area;
}

/** What is selected stands between `‹` and `›`; then each mark is set, with the text that it makes. */
test.each<[what: string, selected: string, ...steps: Step[]]>([
  [
    'leaves out the blank that a double click selects, and goes',
    'One ‹word ›more.',
    'bold: One **word** more.',
    'bold: One word more.',
  ],
  [
    'leaves out the ends of lines',
    'One word ‹more.\n\nNext.›',
    'emphasis: One word _more._\n\n_Next._',
    'emphasis: One word more.\n\nNext.',
  ],
  [
    'goes from within the other one, and from around it',
    'One ‹word› more.',
    'bold: One **word** more.',
    'emphasis: One **_word_** more.',
    'bold: One _word_ more.',
    'emphasis: One word more.',
  ],
  [
    'of a link goes with its address',
    'One ‹word› more.',
    'link: One [word](https://) more.',
    'link: One word more.',
  ],
  [
    'of a link goes with brackets in its address',
    'The [A‹›ct](https://a.example/Act_(law)).',
    'link: The Act.',
  ],
  ['of a link begins behind another', '[A](/a)‹›', 'link: [A](/a)[](https://)'],
  ['of a link is none of a clause', '[1‹›9](1)', 'link: [1[](https://)9](1)'],
  ['of a table stands below', 'One ‹word›', 'table: One word\n|   |   |\n|---|---|\n|   |   |\n'],
  ['is none within a word', 'a_‹b›_c', 'emphasis: a__b__c'],
  [
    'of lines leaves out blank ones, takes the place of another, and goes',
    '‹One.\n\nNext.›',
    'points: - One.\n\n- Next.',
    'numbers: 1. One.\n\n2. Next.',
    'numbers: One.\n\nNext.',
  ],
  [
    'of headings keeps their numbers',
    '‹1. One\n2. Two›',
    'heading: ## 1. One\n## 2. Two',
    'heading: 1. One\n2. Two',
  ],
  ['goes from a part of a list', '1. One\n2. Two‹›', 'numbers: 1. One\nTwo'],
  ['goes from an empty line', '- ‹›', 'points: '],
])('a mark %s', (_, selected, ...steps) => {
  const area = areaOf(selected);
  for (const step of steps) {
    const [, name, marked] = /^(\w+): ([^]*)$/.exec(step) as unknown as [string, Name, string];
    mark(area, name);
    expect(area.value).toBe(marked);
  }
});

test.each(['i', 'I', 'ि'])('a key inserts its mark on any keyboard: %s', (key) => {
  const area = areaOf('A ‹single› sentence.');
  area.addEventListener('keydown', (event) => onKeyDown(event as never));
  const event = { key, code: 'KeyI', ctrlKey: true, cancelable: true };
  expect(area.dispatchEvent(new KeyboardEvent('keydown', event))).toBe(false);
  expect(area.value).toBe('A _single_ sentence.');
});

test('what was marked stays selected, until the browser undoes it', () => {
  const area = areaOf('One ‹word ›more.');
  mark(area, 'bold');
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('word');
  document.execCommand('undo');
  expect(area.value).toBe('One word more.');
});
