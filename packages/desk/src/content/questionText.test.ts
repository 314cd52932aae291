import { expect, test, vi } from 'vitest';
import { entryFrom } from './entry.ts';
import { questionEntries } from './questionText.ts';

const read = (text: string) =>
  questionEntries(entryFrom('q.md', { questions: text }), 'questions', []);

const answered = '1. Which?\n(a) A\nAnswer: (a)\n';

test.each([
  ['notes with lists', '', '1. One.\n2. Two.\n3. Three.\n', ''],
  ['a question with many statements', '1. Which?\n', '2. One.\n', ''],
  ['a list without a question below it', answered, '2. One.\n', ''],
  ['a list with a question below it', answered, '2. One.\n', '2. Which?\n(a) A\n'],
])('each line of %s is read a few times, however many there are', (_, above, lines, below) => {
  const exec = vi.spyOn(RegExp.prototype, 'exec');
  const matchesOf = (times: number) => {
    exec.mockClear();
    read(above + lines.repeat(times) + below);
    return exec.mock.calls.length;
  };
  const [some, twice] = [matchesOf(100), matchesOf(200)];
  exec.mockRestore();
  expect(twice / some).toBeLessThan(2.1);
});

test('in HTML of GIFT only tags are left out, and only lists with numbers get them', () => {
  const html = '[html]If 1 < 2<br><ul><li>A</li></ul><ol><li>B</li><li>C</li></ol>Which?{=a ~b}';
  const [question] = read(html);
  const valueOf = (name: string) => question?.fields.get(name)?.value;
  expect(valueOf('stem')).toBe('If 1 < 2 A');
  expect(valueOf('statements')).toEqual(['B', 'C']);
});
