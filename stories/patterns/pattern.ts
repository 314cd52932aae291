/** How components combine into something familiar to visitors; every sentence may contain Markdown. */
export interface Pattern {
  use: string;
  /** The components in the order of the page, each with its role. */
  parts: readonly (readonly [component: string, role: string])[];
  rules: readonly string[];
  code: string;
}

/** Wraps a pattern in the parameter that the workshop's pages read. */
export function pattern(written: Pattern): { pattern: Pattern } {
  return { pattern: written };
}
