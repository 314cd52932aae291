/** How components are put together to something that visitors know; every sentence may hold Markdown. */
export interface Pattern {
  use: string;
  /** Each component in it, in the order of the page, and what it does there. */
  parts: readonly (readonly [component: string, role: string])[];
  rules: readonly string[];
  code: string;
}

/** A pattern as the parameter that the pages of the workshop read. */
export function pattern(written: Pattern): { pattern: Pattern } {
  return { pattern: written };
}
