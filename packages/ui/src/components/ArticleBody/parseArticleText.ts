import { devanagariRun } from '../../internal/text/devanagariRun.ts';
import { type Language, languageOf, pageLanguage } from '../../internal/text/language.ts';
import { articleLimits } from './articleLimits.ts';
import type { Block, InlineContent, Line, NumberedListBlock, Passage } from './blocks.ts';
import { readInline } from './inline.ts';
import { lineText, passagesOf } from './passages.ts';
import { type ReadLine, readLine } from './readLine.ts';
import { cellsOf, tableHeader, tableRow } from './table.ts';
import { type TypedBlock, withHeadings } from './withHeadings.ts';

const mark = new RegExp(String.raw`\*\*|_+|\]\(|:\/\/|${devanagariRun.source}`, 'gu');

export const lineEnds = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;
/** Characters that HTML or UTF-8 cannot carry unchanged: the browser would read another text than the server's. */
const unprintable = /[\u0000-\u0008\u000e-\u001f\u007f\ufeff\ufffe\uffff]|\p{Cs}/gu;
/**
 * Reads an article's plain text: blank lines separate paragraphs, other line breaks are kept, lines that start with a
 * bullet or a number are list items, to which an indented line below belongs. Lines that start with `#`, and some short
 * ones (`withHeadings`), are headings; lines of `| cells |`, with `|---|` below the first, are a table. Within a line
 * there are `**bold**`, `_emphasis_` and links (`readInline`).
 *
 * Text beyond `articleLimits` is replaced by a last paragraph '…'. Takes linear time; never throws.
 *
 * @param locale The page's; passages in another language are marked with their own. Default `en`.
 */
export function parseArticleText(text: string, locale = 'en'): Block[] {
  const blocks = withHeadings(typedBlocks(text).blocks);
  for (const passage of blocks.flatMap(passagesOf)) readMarks(passage, pageLanguage(locale));
  return blocks;
}

/** The blocks of a text. `cut` is the index of the first line left out, if any; the last block is then '…'. */
export function typedBlocks(text: string): { blocks: TypedBlock[]; cut?: number } {
  const blocks: TypedBlock[] = [];
  const rawLines = text.replace(unprintable, '').split(lineEnds);
  const { blocks: mostBlocks, ...left } = articleLimits;
  let open: TypedBlock | undefined;
  let afterBlank = false;
  let lastNumber = 0;

  for (let index = 0; index < rawLines.length; index += 1) {
    const raw = rawLines[index] ?? '';
    const trimmed = raw.trim();
    if (trimmed === '') {
      afterBlank = true;
      continue;
    }
    const cells = cellsOf(trimmed);
    const table = cells && !afterBlank && open?.type === 'table' ? open : undefined;
    const header =
      cells && !table ? tableHeader(trimmed, (rawLines[index + 1] ?? '').trim()) : undefined;
    left.cells -= (table?.header ?? header)?.length ?? 0;
    left.lines -= 1;
    left.marks -= trimmed.match(mark)?.length ?? 0;
    const isFull = blocks.length === mostBlocks - 1;
    if (isFull || Math.min(...Object.values(left)) < 0) {
      blocks.push({ type: 'paragraph', lines: ['…'] });
      return { blocks, cut: index };
    }
    if (cells && table) {
      table.rows.push(tableRow(cells, table.header.length).map(passageOf));
      continue;
    }
    if (header) {
      blocks.push((open = { type: 'table', header: header.map(passageOf), rows: [] }));
      afterBlank = false;
      // Skips the `|---|` line below the header.
      index += 1;
      continue;
    }
    const line = readLine(raw);
    switch (line.kind) {
      case 'heading':
        open = { type: 'markedHeading', hashes: line.hashes, lines: [line.text] };
        blocks.push(open);
        break;
      case 'bullet':
        if (open?.type !== 'bulletList') blocks.push((open = { type: 'bulletList', items: [] }));
        open.items.push(passageOf(line.text));
        break;
      case 'number':
        if (open?.type !== 'numberedList' || !continues(open, lastNumber, line)) {
          open = { type: 'numberedList', start: line.value, numerals: line.numerals, items: [] };
          blocks.push(open);
        }
        open.items.push(passageOf(line.text));
        lastNumber = line.value;
        break;
      case 'text': {
        const lines = openLines(open);
        const sameParagraph = open?.type === 'paragraph' || line.indented;
        if (lines && sameParagraph && !afterBlank) lines.push(line.text);
        else blocks.push((open = { type: 'paragraph', lines: [line.text] }));
        break;
      }
      default:
        line satisfies never;
    }
    afterBlank = false;
  }
  return { blocks };
}

const passageOf = (line: string): Passage => ({ lines: [line] });

/** A list continues with the next number, or with a repeated 1; any other number starts a new list. */
function continues(
  list: NumberedListBlock,
  lastNumber: number,
  { value, numerals }: ReadLine & { kind: 'number' },
): boolean {
  if (list.numerals !== numerals) return false;
  return value === lastNumber + 1 || (value === 1 && lastNumber === 1);
}

/** The lines that a line of text may be appended to. */
function openLines(block: TypedBlock | undefined): Line[] | undefined {
  switch (block?.type) {
    case 'paragraph':
      return block.lines;
    case 'bulletList':
    case 'numberedList':
      return block.items.at(-1)?.lines;
    default:
      return undefined;
  }
}

/** The words of a line, without addresses that stand for themselves. */
function wordsOf(line: Line): string {
  if (typeof line === 'string') return line;
  const isBare = (piece: InlineContent) =>
    typeof piece !== 'string' && piece.type === 'link' && lineText(piece.content) === piece.href;
  return lineText(line.filter((piece) => !isBare(piece)));
}

/** Reads the marks in typed lines, in place, and names their language where it is not the page's. */
function readMarks(passage: Passage, ownLanguage: Language): void {
  passage.lines = passage.lines.map((line) => readInline(lineText(line)));
  const lang = languageOf(passage.lines.map(wordsOf).join(''));
  if (lang && lang !== ownLanguage) passage.lang = lang;
}
