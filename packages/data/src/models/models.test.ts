import { expect, test } from 'vitest';
import { toArticle, toListedArticle } from './articles.ts';
import { toCourse } from './courses.ts';
import { toSearchHit } from './search.ts';

test('oversize text is cut', () => {
  const long = 'a'.repeat(3_000_000);
  const article = toArticle({ id: 1, title: long, content: long, url: `https://a.in/${long}` });
  expect(article?.title).toHaveLength(500);
  expect(article?.content).toHaveLength(200_000);
  expect(article?.url).toBeNull();
  expect(toCourse({ id: 1, slug: 's', Module_1: long })?.modules[0]?.body).toHaveLength(20_000);
});

test.each([
  [' Two\r\n lines ', 'Two lines'],
  ['x'.repeat(2_000), `${'x'.repeat(299)}…`],
  [' ', null],
  [undefined, null],
  [7, null],
])('the summary %j', (summary, read) => {
  expect(toListedArticle({ id: 1, summary })?.summary).toBe(read);
});

const many = Array.from({ length: 40 }, (_, index) => `Topic ${index}`);

test.each<[unknown, string[]]>([
  [
    ['GS Paper 2', ' Polity '],
    ['GS Paper 2', 'Polity'],
  ],
  [['Essay', 'Essay', '', ' '], ['Essay']],
  [[7, null, { a: 1 }, ['Essay'], true], []],
  ['Essay', []],
  ['{Essay}', []],
  [{ 0: 'Essay' }, []],
  [null, []],
  [undefined, []],
  // As they are: an article is asked for by them.
  [['GS\u00a0Paper  2'], ['GS\u00a0Paper  2']],
  [many, many.slice(0, 12)],
])('the topics %j', (topics, read) => {
  expect(toListedArticle({ id: 1, topics })?.topics).toEqual(read);
  expect(toArticle({ id: 1, topics })?.topics).toEqual(read);
});

const published = '2026-11-18T10:00:00+00:00';

test.each([
  ['2026-11-20T03:00:00.5+00:00', published, '2026-11-20T03:00:00.500Z'],
  ['2026-11-18 10:00:01+00', published, '2026-11-18T10:00:01.000Z'],
  // The change published the article, or came before its scheduled publication.
  [published, published, null],
  ['2026-11-17T10:00:00+00:00', published, null],
  ['2026-11-17T10:00:00+00:00', null, '2026-11-17T10:00:00.000Z'],
  ['2026-11-20', '2026-11-18', '2026-11-20'],
  [null, published, null],
  [undefined, published, null],
  ['infinity', published, null],
  [{}, published, null],
])('the change %j of an article of %j', (updated_at, created_at, updated) => {
  expect(toArticle({ id: 1, created_at, updated_at })?.updated).toBe(updated);
});

test.each([
  ['\u0002a', [['a', true]]],
  ['a\u0003b', [['a b', false]]],
  ['\u0002\u0003a\u0002', [['a', false]]],
  ['<b>a</b>', [['<b>a</b>', false]]],
  ['a\ud800', [['a\ufffd', false]]],
  ['x'.repeat(5_000), [['x'.repeat(1_000), false]]],
  [7, []],
  [null, []],
])('the snippet %j', (snippet, parts) => {
  const hit = toSearchHit({ kind: 'article', id: 1, snippet });
  expect(hit?.snippet.map(({ text, marked }) => [text, marked])).toEqual(parts);
});
