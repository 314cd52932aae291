/**
 * What a component's page says below its states; every sentence may hold Markdown. It is written out where
 * it is used, for programs read it without running it (.storybook/catalogue/readStories.ts).
 */
export interface Guide {
  use: string;
  avoid: string;
  /** Rows of the keyboard table. Left out: there is nothing to operate. */
  keyboard?: readonly (readonly [keys: string, effect: string])[];
  accessibility: readonly string[];
  code: string;
}

/** A component's guide as the parameter that the pages of the workshop read. */
export function guide(written: Guide): { guide: Guide } {
  return { guide: written };
}

/** A row of the prop table, for props that are a union of types: react-docgen reads none of those. */
export function prop(description: string, type: string, defaultValue?: string) {
  return {
    description,
    table: {
      type: { summary: type },
      ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
    },
  };
}
