/** Where a heading stands in the page's order. The h1 is the page's own. */
export type HeadingLevel = 2 | 3 | 4;
