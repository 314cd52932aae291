/** What is left to do in an institute's own files, and where. */
export interface Finding {
  kind: 'placeholder' | 'dead link' | 'picture without words' | 'other language';
  /** Path below the site's folder. */
  file: string;
  /** From 1. */
  line: number;
  what: string;
}
