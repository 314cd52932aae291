import type { InlineContent } from '../blocks.ts';
import { readInline } from '../inline.ts';
import { lineEnds, typedBlocks } from '../parseArticleText.ts';
import { textOf } from '../passages.ts';
import { hashes } from '../readLine.ts';
import { cellsOf, tabbedLines, tableHeader } from '../table.ts';
import { articleWarningLabels } from './articleWarningLabels.ts';
import type { ArticleWarningKind } from './articleWarningLabels.ts';

export interface ArticleWarning {
  kind: ArticleWarningKind;
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units, as editors count. */
  column: number;
  /** What it is about, as it was typed; 40 characters at most. */
  found: string;
  /** What is the matter, and what to do. */
  message: string;
}

interface Found {
  kind: ArticleWarningKind;
  /** From 0, in the line. */
  index: number;
  text: string;
}

/** Of what a warning quotes. */
const longestFound = 40;

/** What is looked for in a line as it was typed. */
const inLines: readonly (readonly [ArticleWarningKind, RegExp])[] = [
  // '-word', '— word', '(a) word', 'a) word', '1 - word'; but '(a) In short: …' is the label of what follows.
  [
    'almostList',
    /^(?!\([a-z]\)[^:\n]{0,60}:(?:\s|$))(?:[-–*](?=\p{L})|[—\u2012·\u25c6\u2713\u2714]\s*(?=\S)|\((?:[0-9०-९]{1,3}|[a-zA-Z]|[ivx]{2,4})\)\s+(?=\S)|(?:[a-z]|[ivx]{2,4})[.)]\s+(?=\S)|[A-Z]\)\s+(?=\S)|[0-9०-९]{1,2}\s?[-–]\s+(?=\p{L})).*/gu,
  ],
  // A single # before a word is a tag: '#GS2'.
  ['almostHeading', /^#{2,6}(?=[\p{L}\p{N}*_]).*/gu],
  ['htmlTag', /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,6}|#\d{1,6});/gi],
  [
    'unsafeLink',
    /(?<=\]\()(?:(?!https?:|mailto:|tel:)[a-z][a-z\d+.-]*:[^\s()]*|\/[/\\][^\s()]*)/gi,
  ],
  ['picture', /!\[[^\]\n]{0,500}\](?:\([^()\s]*\))?/g],
  // A quotation of Markdown, a rule, a fence.
  ['strayMark', /^(?:>+(?=\s|\p{L})|[-*_=]{3,}$|(?:`|~){3,}).*/gu],
  ['noHttps', /\bhttp:\/\/[^\s()<>"]+/gi],
];

/** What is looked for in the words that no mark and no link took. */
const inWords: readonly (readonly [ArticleWarningKind, RegExp])[] = [
  [
    'unclosedMark',
    /(?<![*\d])\*\*(?=[^\s*])|(?<=[^\s*])\*\*(?![*\d])|(?<=^|[\s([{"'“‘])_(?=\p{L})|(?<=\p{L})_(?=$|[\s)\]}"'”’.,;:!?।])/gu,
  ],
  // '*word*', '__word__', '** word **', '`word`', '~~word~~', '==word=='.
  [
    'strayMark',
    /(?<![\p{L}\p{N}*])\*(?=[^\s*])[^*\n]{1,200}(?<=[^\s*])\*(?![\p{L}\p{N}*])|__[^_\s][^_\n]{0,200}__|\*\*(?=\s)[^*\n]{1,200}(?<=\s)\*\*|`[^`\n]{1,200}`|~~[^~\n]{1,200}~~|==[^=\n]{1,200}==/gu,
  ],
  // By what addresses end with here.
  [
    'noHttps',
    /(?<![\p{L}\p{N}@./_-])(?:[a-z\d-]{2,}\.)+(?:in|com|org|net|edu|gov|info)(?:\/[^\s()<>"]*)?(?![\p{L}\p{N}@-])/gu,
  ],
];

/**
 * What in an article's text will likely not be shown as its author means it; see `parseArticleText`. In the
 * order of the text. Time is linear in its length. Never throws.
 */
export function articleWarnings(text: string, labels = articleWarningLabels): ArticleWarning[] {
  const lines = text.split(lineEnds);
  const { cut } = typedBlocks(text);
  /** Of the table that a line may go on; 0 outside of tables. */
  let columns = 0;
  /** Of the heading before; the first may have any. */
  let hashesAbove = 6;
  const tabbed = tabbedLines(lines);

  return lines.flatMap((raw, lineIndex) => {
    const line = raw.trim();
    const found = [...findAll(inLines, line, 0), ...findInWords(line)];
    const whole = (kind: ArticleWarningKind) => found.push({ kind, index: 0, text: line });

    const cells = cellsOf(line);
    if (cells && columns > 0) {
      if (cells.length < columns) whole('shortRow');
      if (cells.length > columns) whole('longRow');
    } else {
      columns = tableHeader(line, (lines[lineIndex + 1] ?? '').trim())?.length ?? 0;
      if (columns === 0 && line.startsWith('|')) whole('almostTable');
    }
    if (lineIndex === cut) whole('tooLong');
    if (tabbed.has(lineIndex) && !tabbed.has(lineIndex - 1)) whole('tabbedTable');
    const marked = hashes.exec(line)?.[1]?.length;
    if (marked !== undefined) {
      if (marked > hashesAbove + 1) whole('skippedLevel');
      hashesAbove = marked;
    }

    const indent = raw.length - raw.trimStart().length;
    return found
      .toSorted((a, b) => a.index - b.index)
      .map(({ kind, index, text: typed }): ArticleWarning => {
        const quoted = typed.length > longestFound ? `${typed.slice(0, longestFound - 1)}…` : typed;
        return {
          kind,
          line: lineIndex + 1,
          column: indent + index + 1,
          found: quoted,
          message: labels[kind](quoted),
        };
      });
  });
}

function findAll(looked: typeof inLines, text: string, offset: number): Found[] {
  return looked.flatMap(([kind, pattern]) =>
    Array.from(text.matchAll(pattern), (match) => ({
      kind,
      index: offset + match.index,
      text: match[0],
    })),
  );
}

/** Looks through the pieces of a line that are words alone, each at its place in the line. */
function findInWords(line: string): Found[] {
  const found: Found[] = [];
  let end = 0;
  const pass = (typed: string) => {
    const index = line.indexOf(typed, end);
    end = index + typed.length;
    return index;
  };
  const look = (piece: InlineContent) => {
    if (typeof piece === 'string') {
      found.push(...findAll(inWords, piece, pass(piece)));
      return;
    }
    const isBare = piece.type === 'link' && textOf(piece.content) === piece.href;
    if (!isBare) for (const inner of piece.content) look(inner);
    if (piece.type === 'link') pass(piece.href);
  };
  const read = readInline(line);
  for (const piece of typeof read === 'string' ? [read] : read) look(piece);
  return found;
}
