import { expect, test } from 'vitest';
import { readArticleFile } from './articleFile.ts';

test('the fields stand above the text, which stays as it is', () => {
  const file =
    '---\ntitle: "A: \\"b\\""\r\ncategory: Facts of the Day\ndate: 20/11/2026\n---\n\nOne.\n---\nTwo.';
  expect(readArticleFile(file)).toEqual({
    title: 'A: "b"',
    category: 'Facts of the Day',
    date: '2026-11-20',
    text: '\nOne.\n---\nTwo.',
  });
});

test.each([
  ["title: 'It''s law'", 'title', "It's law"],
  ['title: "half', 'title', '"half'],
  ['title:', 'title', null],
  ['date: 2026-11-20', 'date', '2026-11-20'],
  ['date: soon', 'date', 'soon'],
] as const)('of %s', (line, field, value) => {
  expect(readArticleFile(`---\n${line}\n---\nText.`)).toMatchObject({
    [field]: value,
    text: 'Text.',
  });
});

test.each(['One.', '', '---\ntitle: open\n', 'One.\n---\ntitle: below\n---\n'])(
  'a file without fields is a text alone: %j',
  (file) => {
    expect(readArticleFile(file)).toEqual({ title: null, category: null, date: null, text: file });
  },
);
