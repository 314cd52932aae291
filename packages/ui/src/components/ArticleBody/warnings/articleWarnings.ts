import type { InlineContent } from '../blocks.ts';
import { readInline } from '../inline.ts';
import { lineEnds, typedBlocks } from '../parseArticleText.ts';
import { lineText } from '../passages.ts';
import { hashes } from '../readLine.ts';
import { cellsOf, tabbedLines, tableHeader } from '../table.ts';
import { type ArticleWarningKind, articleWarningLabels } from './articleWarningLabels.ts';

export interface ArticleWarning {
  kind: ArticleWarningKind;
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units, as editors count. */
  column: number;
  /** The text concerned, as typed; at most 40 characters. */
  found: string;
  /** The problem and its remedy. */
  message: string;
}

interface Found {
  kind: ArticleWarningKind;
  /** Position in the line, from 0. */
  index: number;
  text: string;
}

/** The most characters that a warning quotes. */
const longestFound = 40;

/** Patterns searched for in a line as typed. */
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
  // A Markdown quotation, rule or fence.
  ['strayMark', /^(?:>+(?=\s|\p{L})|[-*_=]{3,}$|(?:`|~){3,}).*/gu],
  ['noHttps', /\bhttp:\/\/[^\s()<>"]+/gi],
];

/** Patterns searched for in the plain text of a line, after its marks and links are read. */
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
  // An address without its scheme, recognised by domain endings common in India.
  [
    'noHttps',
    /(?<![\p{L}\p{N}@./_-])(?:[a-z\d-]{2,}\.)+(?:in|com|org|net|edu|gov|info)(?:\/[^\s()<>"]*)?(?![\p{L}\p{N}@-])/gu,
  ],
];

/** The places that `parseArticleText` may read otherwise than meant, in order. Takes linear time; never throws. */
export function articleWarnings(text: string, labels = articleWarningLabels): ArticleWarning[] {
  const lines = text.split(lineEnds);
  const { cut } = typedBlocks(text);
  /** Columns of the table that the line may continue; 0 outside of tables. */
  let columns = 0;
  /** The number of `#` of the previous heading; the first heading may have any. */
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

/** Searches the plain-text pieces of a line; positions are those in the whole line. */
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
    const isBare = piece.type === 'link' && lineText(piece.content) === piece.href;
    if (!isBare) for (const inner of piece.content) look(inner);
    if (piece.type === 'link') pass(piece.href);
  };
  const read = readInline(line);
  for (const piece of typeof read === 'string' ? [read] : read) look(piece);
  return found;
}
