import type { TypedBlock, TypedHeading } from './blocks.ts';

/** Longer lines introduce what follows, but no reader scans for them. */
const longestHeading = 80;

/** What a sentence ends with, or a clause that goes on. */
const sentenceEnd = /[.!?।॥…,;]["'”’)]*$/u;
/** 'Step one: ...', 'Part 2. ...': a heading even where it is a whole sentence. */
const numberedPart =
  /^(?:step|part|stage|phase|चरण|भाग)\s+(?:[0-9०-९]{1,2}|[ivx]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|एक|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस)\s*[:.–—-]\s*\S/iu;
/** An address, with or without its scheme: it is read or copied, and names no section. */
const address = /:\/\/|[a-z\d-]{2,}\.[a-z]{2,}/;
/** A time of day, or a number after a colon: 'Time: 10:30 am', 'Marks: 15'. */
const figure = /\p{Nd}:\p{Nd}|:\P{L}*$/u;

/**
 * A marked line is a heading. So is a short line of its own that heads what follows: when it ends in a
 * colon, numbers a part or, below the first paragraph, is no sentence. With an address in it, or with
 * nothing below it, such a line heads nothing.
 *
 * A heading stands one level below the nearest one above it that has fewer `#`, one without a mark below
 * the nearest marked one: no level is ever left out. There are three.
 */
export function withHeadings(
  blocks: readonly TypedBlock[],
): (Exclude<TypedBlock, { type: 'markedHeading' }> | TypedHeading)[] {
  /** The `#` of the headings that the next one may stand below. */
  const above: number[] = [];
  let number = 0;
  const heading = (line: string): TypedHeading => {
    number += 1;
    return { type: 'heading', line, number, depth: Math.min(above.length, 2) as 0 | 1 | 2 };
  };
  return blocks.map((block, index) => {
    if (block.type === 'markedHeading') {
      while ((above.at(-1) ?? 0) >= block.hashes) above.pop();
      const found = heading(block.line);
      above.push(block.hashes);
      return found;
    }
    const line = lineOf(block);
    const [previous, next] = [blocks[index - 1], blocks[index + 1]];
    if (line === undefined || next === undefined) return block;
    const heads =
      line.endsWith(':') ||
      numberedPart.test(line) ||
      // One such line after the other is a list of names, a verse or an address.
      (previous !== undefined &&
        isTitle(line) &&
        !isTitle(lineOf(previous)) &&
        !isTitle(lineOf(next)));
    return heads ? heading(line) : block;
  });
}

/** The text of a paragraph of one short line, if it could be a heading. */
function lineOf(block: TypedBlock): string | undefined {
  if (block.type !== 'paragraph' || block.lines.length > 1) return undefined;
  const [line = ''] = block.lines;
  return line.length <= longestHeading && !address.test(line) ? line : undefined;
}

function isTitle(line: string | undefined): boolean {
  return (
    line !== undefined && /^\p{L}/u.test(line) && !figure.test(line) && !sentenceEnd.test(line)
  );
}
