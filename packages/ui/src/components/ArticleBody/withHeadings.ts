import type { Block, HeadingBlock, Line, Passage } from './blocks.ts';
import { lineText } from './passages.ts';

/** A line with `#` at its beginning, before the levels of the text's headings are known. */
interface MarkedHeading extends Passage {
  type: 'markedHeading';
  /** The number of `#` in its mark. */
  hashes: number;
}

/** A block whose lines are still as typed, with their marks. */
export type TypedBlock = Exclude<Block, HeadingBlock> | MarkedHeading;

/** Longer lines may introduce the text below, but are no headings that a reader scans for. */
const longestHeading = 80;

/** The end of a sentence, or of a clause that goes on. */
const sentenceEnd = /[.!?।॥…,;]["'”’)]*$/u;
/** 'Step one: ...', 'Part 2. ...': a heading even where it is a whole sentence. */
const numberedPart =
  /^(?:step|part|stage|phase|चरण|भाग)\s+(?:[0-9०-९]{1,2}|[ivx]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|एक|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस)\s*[:.–—-]\s*\S/iu;
/** An address, with or without its scheme: it is read or copied, and names no section. */
const address = /:\/\/|[a-z\d-]{2,}\.[a-z]{2,}/;
/** A time of day, or a number after a colon: 'Time: 10:30 am', 'Marks: 15'. */
const figure = /\p{Nd}:\p{Nd}|:\P{L}*$/u;

/**
 * A marked line is a heading. So is a short paragraph of one line that ends in a colon, numbers a part or, below the
 * first block, is no sentence, unless there is an address in it or nothing below it. Each is one level below the
 * nearest marked heading above it with fewer `#`, of three levels, so that none is skipped.
 */
export function withHeadings(blocks: readonly TypedBlock[]): Block[] {
  /** The number of `#` of each marked heading that the next one may be below. */
  const above: number[] = [];
  let number = 0;
  const heading = (lines: Line[]): HeadingBlock => {
    number += 1;
    const depth = Math.min(above.length, 2) as 0 | 1 | 2;
    return { type: 'heading', number, ...(depth !== 0 && { depth }), lines };
  };
  return blocks.map((block, index) => {
    if (block.type === 'markedHeading') {
      while ((above.at(-1) ?? 0) >= block.hashes) above.pop();
      const found = heading(block.lines);
      above.push(block.hashes);
      return found;
    }
    const line = lineOf(block);
    const [previous, next] = [blocks[index - 1], blocks[index + 1]];
    if (line === undefined || next === undefined) return block;
    const heads =
      line.endsWith(':') ||
      numberedPart.test(line) ||
      // Consecutive lines of this kind are a list of names, a verse or an address.
      (previous !== undefined &&
        isTitle(line) &&
        !isTitle(lineOf(previous)) &&
        !isTitle(lineOf(next)));
    return heads ? heading([line]) : block;
  });
}

/** The text of a paragraph of one short line, if it could be a heading. */
function lineOf(block: TypedBlock): string | undefined {
  if (block.type !== 'paragraph' || block.lines.length > 1) return undefined;
  const line = block.lines.map(lineText).join('');
  return line.length <= longestHeading && !address.test(line) ? line : undefined;
}

function isTitle(line: string | undefined): boolean {
  return (
    line !== undefined && /^\p{L}/u.test(line) && !figure.test(line) && !sentenceEnd.test(line)
  );
}
