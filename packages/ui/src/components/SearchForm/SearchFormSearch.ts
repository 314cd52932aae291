/** What a visitor searches for. */
export interface SearchFormSearch {
  /** What the form holds, by the names of its fields: `q` and those of the filters. */
  values: Record<string, string>;
  /** What the visitor did: went on typing, chose from a list, or sent the form. */
  by: 'typing' | 'choice' | 'submit';
}
