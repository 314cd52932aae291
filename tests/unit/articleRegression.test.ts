import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { generateArticles } from '../support/articles/generateArticles.ts';
import { readSeeds } from '../../packages/backend/src/database/migrate.ts';
import { parseArticleText } from '../../packages/ui/src/components/ArticleBody/parseArticleText.ts';
import { articleTexts } from '../support/articleTexts.ts';
import recorded from './articleRegression.json' with { type: 'json' };

// The record holds the parser's output from before it knew the marks of docs/spec.md#marks-in-an-articles-text:
// texts without those marks must still parse the same. The record is never updated.

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const digestOfBlocks = (texts: readonly string[]) =>
  digest(JSON.stringify(texts.map((text) => inOrder(parseArticleText(text)))));

/** A copy with the keys of objects sorted. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, inner]) => [key, inOrder(inner)]));
}

const texts: readonly string[] = [
  ...readSeeds().flatMap(({ sql }) =>
    Array.from(sql.matchAll(/\$t\$([^$]*)\$t\$/g), ([, t = '']) => t),
  ),
  ...Array.from(generateArticles(50), ({ content }) => content),
  ...Object.values(articleTexts),
];

/** Pieces that had a meaning to the parser then, or nearly had one. */
const pieces = [
  '\n',
  '\n\n',
  '\r\n  ',
  ' ',
  '- a',
  '* b',
  '•c',
  '1. d',
  '2) e',
  '१. क',
  '-5',
  '1947. ',
  'Why:',
  'Title',
  'Step one: f',
  'It is law.',
  'भारत ',
  'Marks: 15',
  '#GS2',
  '5 * 3 * 2',
  'snake_case',
  '<b>',
  '\u0000',
  '[a]',
  '(b)',
];

describe('a text without a mark is the blocks that it was', () => {
  test('of the sample content and of what the database and the page read alike', () => {
    const known: Record<string, string> = recorded.texts;
    const found = texts.filter((text) => known[digest(text)] !== undefined);
    expect(found.length).toBeGreaterThan(100);
    for (const text of found) expect(digestOfBlocks([text]), text).toBe(known[digest(text)]);
  });

  test.each(pieces)('of all that begins with %j', (first) => {
    const known: Record<string, string> = recorded.beginnings;
    const made = pieces.flatMap((second) => pieces.map((third) => first + second + third));
    expect(digestOfBlocks(made)).toBe(known[first]);
  });
});
