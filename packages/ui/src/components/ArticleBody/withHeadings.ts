import type { Block, OpenBlock } from './blocks.ts';

/** Longer lines lead in to what follows, but nobody scans for them. */
const longestHeading = 80;

/** What a sentence ends with, or a clause that goes on. */
const sentenceEnd = /[.!?।॥…,;]["'”’)]*$/u;
/** 'Step one: ...', 'Part 2. ...': a heading even where it is a whole sentence. */
const numberedPart =
  /^(?:step|part|stage|phase|चरण|भाग)\s+(?:[0-9०-९]{1,2}|[ivx]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|एक|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस)\s*[:.–—-]\s*\S/iu;

/**
 * A short line of its own heads what follows when it ends in a colon, numbers a part or, below the
 * first paragraph, is no sentence. With nothing below it, a line heads nothing.
 */
export function withHeadings(blocks: readonly OpenBlock[]): Block[] {
  let number = 0;
  return blocks.map((block, index) => {
    const line = lineOf(block);
    const [previous, next] = [blocks[index - 1], blocks[index + 1]];
    if (block.type !== 'paragraph' || line === undefined || next === undefined) return block;
    const heads =
      line.endsWith(':') ||
      numberedPart.test(line) ||
      // One such line after the other is a list of names, a verse or an address.
      (previous !== undefined &&
        isTitle(line) &&
        !isTitle(lineOf(previous)) &&
        !isTitle(lineOf(next)));
    if (!heads) return block;
    number += 1;
    return { ...block, type: 'heading', number };
  });
}

/** The text of a paragraph of one short line. */
function lineOf(block: OpenBlock): string | undefined {
  if (block.type !== 'paragraph' || block.lines.length > 1) return undefined;
  const [line = ''] = block.lines;
  return line.length <= longestHeading ? line : undefined;
}

function isTitle(line: string | undefined): boolean {
  return (
    line !== undefined && /^\p{L}/u.test(line) && !line.endsWith(':') && !sentenceEnd.test(line)
  );
}
