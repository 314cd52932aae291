import { expect, test } from 'vitest';
import { ofOneKind, readSources, sourceFrom } from './sources.ts';

const read = async (bytes: Buffer) => {
  const sources = [sourceFrom('Book1.txt', bytes)];
  const { kind, ...given } = await ofOneKind({ sources, problems: [] });
  const { entries, problems } = await readSources(given, 'content');
  return { kind, names: entries.map(({ fields }) => [...fields.keys()]), problems };
};

test.each([
  ['Title\tCategory\tContent\r\nA\tB\t"C\nD"\r\n', 'articles', [['title', 'category', 'content']]],
  ['title\tslug\r\nA\tb\r\n', 'courses', [['title', 'slug']]],
  ['1.\tWhich?\r\n(a)\tx\r\nAnswer: a\r\n', 'questions', [['content']]],
] as const)(
  "Excel's Unicode text %j is read as a table, and other texts as questions",
  async (...given) => {
    const [text, kind, names] = given;
    expect(await read(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual({
      kind,
      names,
      problems: [],
    });
  },
);
