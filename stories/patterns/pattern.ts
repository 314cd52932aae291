/** How components combine into something familiar to visitors; every sentence may contain Markdown. */
export interface Pattern {
  use: string;
  /** The role of each component, in the order of the page. */
  parts: Readonly<Record<string, string>>;
  rules: readonly string[];
  code: string;
}

/** Story parameters with the pattern, for the workshop's pages. */
export const pattern = (written: Pattern) => ({ docs: { pattern: written } });
