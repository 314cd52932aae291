import type { Block, Line, Passage } from './blocks.ts';

/** A line's words without its marks. */
export function lineText(line: Line): string {
  if (typeof line === 'string') return line;
  return line
    .map((piece) => (typeof piece === 'string' ? piece : lineText(piece.content)))
    .join('');
}

/** All passages of a block, in the order in which they are read: those of a table cell by cell. */
export function passagesOf(block: Block): Passage[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return [block];
    case 'bulletList':
    case 'numberedList':
      return block.items;
    case 'table':
      return [block.header, ...block.rows].flat();
    default:
      return block satisfies never;
  }
}
