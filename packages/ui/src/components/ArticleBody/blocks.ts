import type { Language } from '../../internal/text/language.ts';

export type { Language };

/** Lines of one passage, and its language where that is not the page's own. */
export interface Passage {
  lines: string[];
  lang?: Language;
}

export interface ParagraphBlock extends Passage {
  type: 'paragraph';
}

export interface BulletListBlock {
  type: 'bulletList';
  items: Passage[];
}

export interface NumberedListBlock {
  type: 'numberedList';
  /** The number of the first item as the author wrote it. */
  start: number;
  numerals: 'latin' | 'devanagari';
  items: Passage[];
}

export interface HeadingBlock extends Passage {
  type: 'heading';
  /** 1 for the first of the text: what its id is made of. */
  number: number;
}

export type Block = HeadingBlock | ParagraphBlock | BulletListBlock | NumberedListBlock;

/** What is read line by line; headings show only once the next block is known. */
export type OpenBlock = Exclude<Block, HeadingBlock>;
