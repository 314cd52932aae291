import { expect, test, vi } from 'vitest';
import { inHindi } from '../web/app/words/said.ts';
import { type Problem, entryFrom } from './entry.ts';
import { questionEntries } from './questionText.ts';

const read = (text: string, problems: Problem[] = []) =>
  questionEntries(entryFrom('q.md', { questions: text }), 'questions', problems);

const answered = '1. Which?\n(a) A\nAnswer: (a)\n';

test.each([
  ['', 'there is no question in it'],
  [`${answered}3. Which?\n(a) A\nAnswer: (a)\n`, 'is question 3, where 2 should follow.'],
  [`${answered}Answer: (b)`, 'answer is there twice in one question.'],
  [`Title\n\n${answered}2. Which?\n(a) A\nAnswer: (a)\n`, 'is no question. Begin with question 1'],
  ['Which? {=One ~Two}\nWhich? {=One ~Two}', 'has more than one {…}'],
  ['Which? {~One ~Two}', 'is no question with one right answer'],
])('%j is refused, in Hindi too', (text, expected) => {
  const problems: Problem[] = [];
  read(text, problems);
  const [reason = ''] = problems.map((problem) => problem.reason);
  expect(reason).toContain(expected);
  expect(inHindi(reason)).not.toBe(reason);
});

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
