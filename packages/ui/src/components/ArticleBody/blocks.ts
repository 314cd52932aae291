import type { Language } from '../../internal/text/language.ts';

export type { Language };

/** A word in a line: as it is, marked, or leading somewhere. */
export type InlineContent = string | MarkedText | LinkedText;

/** `**bold**` and `_emphasis_`; each may hold the other, and links. */
export interface MarkedText {
  type: 'bold' | 'emphasis';
  content: InlineContent[];
}

/** `[words](address)`, or an address as it stands. It may hold marked words, and no other link. */
export interface LinkedText {
  type: 'link';
  /** http, https, mailto, tel or a path on this site: nothing else becomes a link. */
  href: string;
  content: InlineContent[];
}

/** A line without marks is a string. `textOf` gives the words of either. */
export type Line = string | InlineContent[];

/** Lines of one passage, and its language where that is not the page's own. */
export interface Passage {
  lines: Line[];
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
  /** How many levels it stands below the highest headings of the text. Absent: none. */
  depth?: 1 | 2;
}

export interface TableBlock {
  type: 'table';
  /** 12 at most; each of one line, which may be empty, but not in all of them. */
  header: Passage[];
  /** Each as long as the header. */
  rows: Passage[][];
}

export type Block =
  | HeadingBlock
  | ParagraphBlock
  | BulletListBlock
  | NumberedListBlock
  | TableBlock;

/** A block whose lines stand as they were typed, with their marks. */
export type TypedBlock =
  | { type: 'paragraph'; lines: string[] }
  | { type: 'bulletList'; items: string[][] }
  | {
      type: 'numberedList';
      start: number;
      numerals: NumberedListBlock['numerals'];
      items: string[][];
    }
  /** `hashes` is how many it was marked with. */
  | { type: 'markedHeading'; hashes: number; line: string }
  | { type: 'table'; header: string[]; rows: string[][] };

/** A line that heads what follows, found among typed blocks. */
export interface TypedHeading {
  type: 'heading';
  line: string;
  number: number;
  depth: 0 | 1 | 2;
}
