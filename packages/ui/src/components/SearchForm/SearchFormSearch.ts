export interface SearchFormSearch {
  /** The values of the form, by the names of its fields: `q` and those of the filters. */
  values: Record<string, string>;
  /** The cause of the search: typing, choosing from a list, or submitting the form. */
  by: 'typing' | 'choice' | 'submit';
}
