/** The level of a heading within a page, whose own heading is the h1. */
export type HeadingLevel = 2 | 3 | 4;

/** The level of a form's heading; 1 where the form is the whole page. */
export type FormHeadingLevel = 1 | 2 | 3;
