/** A fault that visitors would meet. */
export interface Finding {
  /** The kind of fault in a few words: 'leads nowhere'. */
  what: string;
  where: Where;
  why: string;
  advice: string;
}

export interface Where {
  kind: 'article' | 'course' | 'course card' | 'resource' | 'question';
  /** Null: the row has no id that an address can contain. */
  id: string | null;
  title: string | null;
}

export type Report = (finding: Finding) => void;

/** A row in words: `article 25 'The Preamble'`. */
export const nameOf = ({ kind, id, title }: Where): string =>
  `${kind} ${id ?? 'without an id'} ${title === null ? 'without a title' : `'${title}'`}`;
