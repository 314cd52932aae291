import { expect, test } from 'vitest';
import { lineDiff } from './lineDiff.ts';

const signs = { same: ' ', removed: '-', added: '+' };
const diff = (before: string, after: string) =>
  lineDiff(before, after).map(({ kind, text }) => signs[kind] + text);

test('lines that stay, go and come', () => {
  expect(diff('a\nb\nc\nd', 'a\nx\nc\nd\ne')).toEqual([' a', '-b', '+x', ' c', ' d', '+e']);
  expect(diff('a\nb', 'a\nb')).toEqual([' a', ' b']);
  expect(diff('a\na', 'a\na\na')).toEqual([' a', ' a', '+a']);
  expect(diff('x', 'a\nx\nb')).toEqual(['+a', ' x', '+b']);
});

test('all of a very long text goes, then comes', () => {
  const lines = (word: string) => Array.from({ length: 3_000 }, (_, at) => `${word} ${at}`);
  const found = lineDiff(lines('a').join('\n'), lines('b').join('\n'));
  expect(found.map(({ kind }) => kind)).toEqual([
    ...lines('removed').map(() => 'removed'),
    ...lines('added').map(() => 'added'),
  ]);
});
