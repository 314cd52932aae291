/** Something that visitors meet, and should not. */
export interface Finding {
  /** A few words, the same for all of its kind: 'leads nowhere'. */
  what: string;
  where: Where;
  why: string;
  /** What to do about it. */
  advice: string;
}

/** A row, to be looked up. */
export interface Where {
  kind: 'article' | 'course' | 'course card' | 'resource' | 'question';
  /** Null: it has none that could be in an address. */
  id: string | null;
  title: string | null;
}

export type Report = (finding: Finding) => void;

/** A row in words: `article 25 'The Preamble'`. */
export const nameOf = ({ kind, id, title }: Where): string =>
  `${kind} ${id ?? 'without an id'} ${title === null ? 'without a title' : `'${title}'`}`;
