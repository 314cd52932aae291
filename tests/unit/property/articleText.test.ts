import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseArticleText } from '../../../packages/ui/src/components/ArticleBody/parseArticleText.ts';
import { lineText, passagesOf } from '../../../packages/ui/src/components/ArticleBody/passages.ts';
import type { Block, Line } from '../../../packages/ui/src/components/ArticleBody/blocks.ts';
import { cases, growth, linear, longText } from '../../support/fuzz.ts';
import { markUnits, units } from '../../support/textUnits.ts';

/** Texts made of pieces that the parser treats specially, and of arbitrary text. */
const articles = fc
  .array(fc.oneof(fc.constantFrom(...units, ...markUnits), fc.string({ unit: 'binary' })), {
    maxLength: 60,
  })
  .map((parts) => parts.join(''));

const linesOf = (block: Block) => passagesOf(block).flatMap(({ lines }) => lines);

/** Every readable character in order: no marks, no blanks. */
const readable = (text: string) => text.replace(/[\s\p{C}\d०-९.()[\]#|_:•‣◦▪●○➢►*–-]/gu, '');

/** The text of a line, with the URL of each link after its words. */
function typedOf(line: Line): string {
  if (typeof line === 'string') return line;
  return line
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const words = lineText(piece.content);
      const isBare = piece.type === 'link' && words === piece.href;
      return typedOf(piece.content) + (piece.type === 'link' && !isBare ? piece.href : '');
    })
    .join('');
}

describe('an article of any text', () => {
  test('is read without an error, every word of it, in its order', () => {
    fc.assert(
      fc.property(articles, (text) => {
        const blocks = parseArticleText(text);
        const lines = blocks.flatMap(linesOf);
        expect(readable(lines.map(typedOf).join(''))).toBe(readable(text));
        for (const line of lines.filter((line) => typeof line === 'string')) {
          expect(line).toBe(line.trim());
        }
        for (const block of blocks) {
          expect('start' in block ? block.start : 0).toBeGreaterThanOrEqual(0);
          expect(linesOf(block).length).toBeGreaterThan(0);
          expect(block.type === 'heading' ? (block.depth ?? 1) : 1).toBeLessThan(3);
          if (block.type !== 'table') continue;
          expect(block.rows.filter((row) => row.length !== block.header.length)).toEqual([]);
        }
      }),
      cases(500),
    );
  });

  test('holds nothing that HTML cannot carry to the browser and back', () => {
    fc.assert(
      fc.property(articles, (text) => {
        for (const line of parseArticleText(text).flatMap(linesOf)) {
          expect(typedOf(line)).not.toMatch(/[^\P{Cc}\t\x80-\x9f]/u);
          expect(typedOf(line).isWellFormed()).toBe(true);
        }
      }),
      cases(500),
    );
  });

  test.each([...units, ...markUnits])(
    'takes time in proportion to its length: %j, repeated',
    (unit) => {
      expect(growth(parseArticleText, unit, longText)).toBeLessThan(linear);
    },
  );

  test('takes time in proportion to its length: any text, repeated', () => {
    const unit = fc.oneof(
      fc
        .array(fc.constantFrom(...units, ...markUnits), { minLength: 1, maxLength: 4 })
        .map((u) => u.join('')),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }),
    );
    fc.assert(
      fc.property(unit, (text) => {
        expect(growth(parseArticleText, text, longText)).toBeLessThan(linear);
      }),
      cases(5),
    );
  });
});
