/** Where a heading stands in the page's order. The h1 is the page's own. */
export type HeadingLevel = 2 | 3 | 4;

/** A form may be all that a page is. */
export type FormHeadingLevel = 1 | 2 | 3;

/** The level of the headings inside a form. */
export function below(level: FormHeadingLevel): HeadingLevel {
  return (level + 1) as HeadingLevel;
}
