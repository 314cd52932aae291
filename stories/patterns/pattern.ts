/** How components combine into something familiar to visitors; every sentence may contain Markdown. */
export interface Pattern {
  use: string;
  /** The components in the order of the page, each with its role. */
  parts: readonly (readonly [component: string, role: string])[];
  rules: readonly string[];
  code: string;
}

/** Story parameters with the pattern, for the workshop's pages. */
export const pattern = (written: Pattern) => ({ docs: { pattern: written } });
