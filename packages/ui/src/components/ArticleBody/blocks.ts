import type { Language } from '../../internal/text/language.ts';

/** A piece of a line: plain text, marked text or a link. */
export type InlineContent = string | MarkedText | LinkedText;

/** `**bold**` and `_emphasis_`; each may contain the other, and links. */
export interface MarkedText {
  type: 'bold' | 'emphasis';
  content: InlineContent[];
}

/** `[words](address)`, or a bare address. It may contain marked text, but no other link. */
export interface LinkedText {
  type: 'link';
  /** http, https, mailto, tel or a path on this site: nothing else becomes a link. */
  href: string;
  content: InlineContent[];
}

/** A line without marks is a string. `lineText` returns the words of both forms. */
export type Line = string | InlineContent[];

/** The lines of a passage, and its language where it differs from the page's. */
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
  /** Position among the text's headings, from 1; part of the id. */
  number: number;
  /** How many levels it is below the text's highest headings. Absent: none. */
  depth?: 1 | 2;
}

export interface TableBlock {
  type: 'table';
  /** At most 12 cells of one line each. A cell may be empty, but not all of them. */
  header: Passage[];
  /** Each has as many cells as the header. */
  rows: Passage[][];
}

export type Block =
  | HeadingBlock
  | ParagraphBlock
  | BulletListBlock
  | NumberedListBlock
  | TableBlock;
